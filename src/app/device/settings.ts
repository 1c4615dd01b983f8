import { type Signal, signal } from '@preact/signals'
import type { Language } from '../../rules/title'
import { isTree } from '../../rules/tree'
import { readLocal, writeLocal } from './local'
import { shelf } from './shelf'

/** The usual denominations of paper money. */
export const NOTES = [1, 5, 10, 20, 50, 100, 500] as const

/** What the banker can set, for all games. */
export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly language: Language
  /** Denominations at the table, to say which notes to hand over; empty if no paper money is used. For titles without their own. */
  readonly paperMoney: readonly number[]
  /** The same by title, where it was chosen for one. */
  readonly paperMoneyOf: Readonly<Record<string, readonly number[]>>
  /** What the table keeps in cardboard besides the map, by title, where it was chosen for one. */
  readonly cardboardOf: Readonly<Record<string, readonly string[]>>
  readonly vibration: boolean
  readonly keepAwake: boolean
  readonly hideNetWorth: boolean
  /** Shows a panel above the turn with its options and the reasons to take them. */
  readonly newcomer: boolean
  /** Id of the game played last, for "continue". */
  readonly lastGame: string
  /** The title of that game, whose files are fetched before the list of games is read. */
  readonly lastTitle: string
  /** The kind of its turn, whose panel is fetched then, too. */
  readonly lastTurn: string
}

const prefersGerman = () => typeof navigator !== 'undefined' && /^de\b/i.test(navigator.language ?? '')

const defaults: Settings = {
  theme: 'auto',
  language: prefersGerman() ? 'de' : 'en',
  paperMoney: [],
  paperMoneyOf: {},
  cardboardOf: {},
  vibration: true,
  keepAwake: true,
  hideNetWorth: false,
  newcomer: false,
  lastGame: '',
  lastTitle: '',
  lastTurn: '',
}

const isAmong =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const isBoolean = (value: unknown) => typeof value === 'boolean'
const areNotes = (value: unknown) =>
  Array.isArray(value) && value.every(note => Number.isInteger(note) && note > 0)
const isText = (value: unknown) => typeof value === 'string'
/** A list for each title. */
const byTitle = (isList: (value: unknown) => boolean) => (value: unknown) =>
  isTree(value) && Object.values(value).every(isList)

/** Checks of stored values; a value that fails is ignored in favor of the default. */
const valid: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: isAmong('auto', 'light', 'dark'),
  language: isAmong('en', 'de'),
  paperMoney: areNotes,
  paperMoneyOf: byTitle(areNotes),
  cardboardOf: byTitle(value => Array.isArray(value) && value.every(isText)),
  vibration: isBoolean,
  keepAwake: isBoolean,
  hideNetWorth: isBoolean,
  newcomer: isBoolean,
  lastGame: isText,
  lastTitle: isText,
  lastTurn: isText,
}

const keys = Object.keys(defaults) as readonly (keyof Settings)[]
const NOTE = 'settings'

function known(value: unknown): Partial<Settings> {
  if (typeof value !== 'object' || value === null) return {}
  const held = value as Partial<Record<keyof Settings, unknown>>
  const good = keys.filter(key => Object.hasOwn(held, key) && valid[key](held[key]))
  return Object.fromEntries(good.map(key => [key, held[key]]))
}

/** The copy in `localStorage`, which can be read before the database is open, so that a dark screen does not flash. */
const early = (): Partial<Settings> => readLocal(NOTE, known) ?? {}

type Signals = { readonly [K in keyof Settings]: Signal<Settings[K]> }

function signals(): Signals {
  const start = { ...defaults, ...early() }
  // Made key by key, of which only the sum has this type.
  return Object.fromEntries(keys.map(key => [key, signal(start[key])])) as unknown as Signals
}

/** The settings, each a signal. They work before the store is ready and without a store. Change them with `set`. */
export const settings: Signals = signals()

/** The language in use: that of the settings, or another if its words could not be loaded. Only `desk/words` changes it. */
export const spoken: Signal<Language> = signal(settings.language.peek())

const changedHere = new Set<keyof Settings>()
/** Settings changed here that the store has not taken yet. */
const unstored = new Set<keyof Settings>()

function all(): Settings {
  // Key by key, as the signals are made.
  return Object.fromEntries(keys.map(key => [key, settings[key].value])) as unknown as Settings
}

function take(values: Partial<Settings>): void {
  for (const key of keys)
    if (values[key] !== undefined && !changedHere.has(key))
      (settings[key] as Signal<Settings[typeof key]>).value = values[key]
}

/** Changes a setting and stores it. If it cannot be stored, it lasts until the app is closed. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  ;(settings[key] as Signal<Settings[K]>).value = value
  changedHere.add(key)
  unstored.add(key)
  // Another tab may have changed other settings meanwhile.
  writeLocal(NOTE, { ...all(), ...early(), [key]: value })
  written = written
    .then(async () => {
      const store = await shelf()
      const mine = [...unstored]
      const own = Object.fromEntries(mine.map(it => [it, settings[it].value]))
      await store.setNote(NOTE, { ...all(), ...known(await store.note(NOTE)), ...own })
      for (const it of mine) unstored.delete(it)
    })
    .catch(() => {})
}

/** Resolves once the stored settings have been read. Never rejects. */
export const settingsRead: Promise<void> = shelf()
  .then(store => store.note(NOTE))
  .then(
    note => take(known(note)),
    () => {},
  )

/** Resolves once the last change is stored: each is added to what the one before it left. */
let written = settingsRead
