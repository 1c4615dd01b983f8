import { signal } from '@preact/signals'
import { shelf } from '../../../app/device/shelf'
import { games } from '../../../app/games/games'
import type { Setup } from '../../../rules/rule'
import { type SetupFault, type SetupField, type SetupForm, tidyName } from '../../../rules/setup'
import { fieldFault } from '../../../rules/setupFaults'
import { companiesFrom, companiesOf } from './companies'
import { emptySpot, ladderFrom } from './ladder'

/** What was filled in for a title's fields, by key; unchecked, as the device kept it, until its field reads it. */
export type Drafts = Readonly<Record<string, unknown>>

const kept = signal<Readonly<Record<string, Drafts>>>({})

const noteOf = (title: string) => `setup:${title}`

/** What is filled in for a title's fields; `undefined` until it was recalled. */
export const draftsOf = (title: string): Drafts | undefined => kept.value[title]

/** Reads what was last filled in for a title: as remembered on this device, or else from a stored game of it. */
export async function recallDrafts(title: string): Promise<void> {
  if (kept.value[title]) return
  const note = await shelf()
    .then(store => store.note(noteOf(title)))
    .catch(() => undefined)
  const game = games.value.find(head => head.title === title && head.own)
  if (!kept.value[title]) kept.value = { ...kept.value, [title]: Object(note ?? game?.own ?? {}) }
}

/** Remembers what is filled in, also for the next game of the title; if it cannot be stored, only until the app is closed. */
export function keepDraft(title: string, key: string, draft: unknown): void {
  const drafts = { ...kept.value[title], [key]: draft }
  kept.value = { ...kept.value, [title]: drafts }
  void shelf()
    .then(store => store.setNote(noteOf(title), drafts))
    .catch(() => {})
}

function filledIn(field: SetupField, drafts: Drafts): unknown {
  const draft = drafts[field.key]
  return field.is === 'ladder' ? ladderFrom(field, draft) : companiesOf(field, companiesFrom(field, draft))
}

/** What a title asks for besides players and options, as the set-up stores it; `undefined` if it asks for nothing. */
export function ownOf({ fields }: SetupForm, drafts: Drafts): Setup['own'] {
  if (fields.length === 0) return undefined
  return Object.fromEntries(fields.map(field => [field.key, filledIn(field, drafts)]))
}

function gapIn(field: SetupField, drafts: Drafts): SetupFault | undefined {
  if (field.is === 'ladder') {
    const empty = emptySpot(field, ladderFrom(field, drafts[field.key]))
    if (!empty) return undefined
    const { row, space } = empty
    return { path: [field.key, row, space], code: 'ladderEmpty', facts: { row, space: space + 1 } }
  }
  const nameless = companiesFrom(field, drafts[field.key]).findIndex(({ name }) => tidyName(name) === '')
  if (nameless < 0) return undefined
  return { path: [field.key, nameless, 'name'], code: 'companyEmpty', facts: { company: nameless + 1 } }
}

/** The first thing that is missing or wrong in what a title asks for. */
export function draftFault({ fields }: SetupForm, drafts: Drafts, setup: Setup): SetupFault | undefined {
  for (const field of fields) {
    const fault = gapIn(field, drafts) ?? fieldFault(field, filledIn(field, drafts), setup)
    if (fault) return fault
  }
  return undefined
}
