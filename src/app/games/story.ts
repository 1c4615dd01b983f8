import { computed, type ReadonlySignal } from '@preact/signals'
import { now } from '../../session/session'
import {
  type Counts,
  counts,
  type DividendsOf,
  dividendsByCorporation,
  joinedIn,
  type RoundTime,
  type Standing,
  standings,
  type Turning,
  timeByRound,
  timePlayed,
  turningPoints,
  type WorthAt,
  worthByRound,
} from '../../session/story'
import { whole } from '../desk/rest'
import { session } from '../desk/table'
import type { HandedOut } from './handOut'

/** What there is to tell about the open game. */
export interface Story {
  /** The title's id, and why the game ended; `null` while it runs. */
  readonly title: string
  readonly by: string | null
  /** The current round, or the last one. */
  readonly round: string
  /** The round in which the table was joined: nothing before that is known. `null` if the game was begun here. */
  readonly joined: string | null
  readonly standings: readonly Standing[]
  readonly worth: readonly WorthAt[]
  /** `true` if the title tells more about its games than net worth over time. */
  readonly chronicled: boolean
  readonly dividends: readonly DividendsOf[]
  readonly turnings: readonly Turning[]
  readonly times: readonly RoundTime[]
  /** From when to when it was played, in ms; `null` if entries have no times. */
  readonly played: { readonly from: number; readonly to: number } | null
  readonly counts: Counts
}

/** The story of the open game so far; `null` if none is open. */
export const story: ReadonlySignal<Story | null> = computed(() => {
  const open = session.value
  if (!open) return null
  // The chronicle comes with the rest of the title: until then nothing is counted.
  const chronicled = whole.value && open.title.chronicle !== undefined
  const view = open.title.view(now(open))
  return {
    title: open.title.id,
    by: view.over,
    round: view.round,
    joined: joinedIn(open),
    standings: standings(view),
    worth: worthByRound(open),
    chronicled,
    dividends: dividendsByCorporation(open),
    turnings: turningPoints(open),
    times: timeByRound(open, Date.parse),
    played: timePlayed(open, Date.parse),
    counts: counts(open),
  }
})

/** What became of a file to hand out; `no` if there was nothing to hand out. */
export type Given = HandedOut | 'no'

async function give(content: BlobPart, type: string, end: string): Promise<Given> {
  const open = session.value
  if (!open) return 'no'
  const [{ fileName }, { handOutFile }] = await Promise.all([import('./files'), import('./handOut')])
  const day = new Date().toISOString().slice(0, 10)
  const name = fileName([open.title.id, day, ...open.setup.players.map(player => player.name)], end)
  return handOutFile(new File([content], name, { type }))
}

/** Hands out the table of every round, for a spreadsheet (`csv`) or a program (`json`). */
export async function giveRounds(as: 'csv' | 'json'): Promise<Given> {
  const { roundsCsv, roundsJson } = await import('../../interop/tables')
  const open = session.value
  if (!open) return 'no'
  await open.title.rest?.load()
  if (as === 'json') return give(roundsJson(open), 'application/json', 'rounds.json')
  // The byte order mark tells spreadsheets that names are in Unicode.
  return give(`\uFEFF${roundsCsv(open)}`, 'text/csv', 'csv')
}

/** Hands out a picture of the story. */
export function givePicture(picture: Blob): Promise<Given> {
  return give(picture, 'image/png', 'png')
}
