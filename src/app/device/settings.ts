import { type Signal, signal } from '@preact/signals'
import type { Language } from '../../rules/title'
import { named } from './named'
import { shelf } from './shelf'

/** The notes that paper money is made of. */
export const NOTES = [1, 5, 10, 20, 50, 100, 500] as const

/** What the banker may set, once for all games. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly language: Language
  /** Denominations at the table, for the notes to hand over; empty where no paper money is used. */
  readonly paperMoney: readonly number[]
  readonly vibration: boolean
  readonly keepAwake: boolean
  readonly hideNetWorth: boolean
  /** A panel above the turn names its options and why one would take them. */
  readonly newcomer: boolean
  /** Id of the game played last, for "continue". */
  readonly lastGame: string
  /** The title of that game: its files are fetched before the list of games is read. */
  readonly lastTitle: string
}

const prefersGerman = () => typeof navigator !== 'undefined' && /^de\b/i.test(navigator.language ?? '')

const defaults: Settings = {
  theme: 'auto',
  language: prefersGerman() ? 'de' : 'en',
  paperMoney: [],
  vibration: true,
  keepAwake: true,
  hideNetWorth: false,
  newcomer: false,
  lastGame: '',
  lastTitle: '',
}

const isAmong =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isText = (value: unknown) => typeof value === 'string'

/** What a stored value must be to be taken; anything else leaves the default. */
const valid: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: isAmong('auto', 'light', 'dark'),
  language: isAmong('en', 'de'),
  paperMoney: value => Array.isArray(value) && value.every(note => Number.isInteger(note) && note > 0),
  vibration: isBoolean,
  keepAwake: isBoolean,
  hideNetWorth: isBoolean,
  newcomer: isBoolean,
  lastGame: isText,
  lastTitle: isText,
}

const keys = Object.keys(defaults) as readonly (keyof Settings)[]
const NOTE = 'settings'

function known(value: unknown): Partial<Settings> {
  if (typeof value !== 'object' || value === null) return {}
  const held = value as Partial<Record<keyof Settings, unknown>>
  const good = keys.filter(key => Object.hasOwn(held, key) && valid[key](held[key]))
  return Object.fromEntries(good.map(key => [key, held[key]]))
}

/** A copy that can be read before the database is open, so that a dark screen does not flash. */
function early(): Partial<Settings> {
  try {
    return known(JSON.parse(localStorage.getItem(named(NOTE)) ?? 'null'))
  } catch {
    return {}
  }
}

type Signals = { readonly [K in keyof Settings]: Signal<Settings[K]> }

function signals(): Signals {
  const start = { ...defaults, ...early() }
  return Object.fromEntries(keys.map(key => [key, signal(start[key])])) as unknown as Signals
}

/** The settings, each a signal. They work before the store is ready, and where there is none. Change them by `set`. */
export const settings: Signals = signals()

/** The language that is spoken: that of the settings, or another where its words could not be had. `speak` changes it. */
export const spoken: Signal<Language> = signal(settings.language.peek())

const changedHere = new Set<keyof Settings>()

function all(): Settings {
  return Object.fromEntries(keys.map(key => [key, settings[key].value])) as unknown as Settings
}

function take(values: Partial<Settings>): void {
  for (const key of keys)
    if (values[key] !== undefined && !changedHere.has(key))
      (settings[key] as Signal<Settings[typeof key]>).value = values[key]
}

/** Changes a setting and keeps it. Where it cannot be kept it holds until the app is closed. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  ;(settings[key] as Signal<Settings[K]>).value = value
  changedHere.add(key)
  try {
    localStorage.setItem(named(NOTE), JSON.stringify(all()))
  } catch {
    // No such place in this browser: the store keeps it.
  }
  void settingsRead.then(async () => (await shelf()).setNote(NOTE, all())).catch(() => {})
}

/** Done when the stored settings have been read. Never rejects. */
export const settingsRead: Promise<void> = shelf()
  .then(store => store.note(NOTE))
  .then(
    note => take(known(note)),
    () => {},
  )
