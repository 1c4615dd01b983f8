import { firstMissing, type Missing, treasuryOf } from '../../../families/join/form'
import { raisedOrder, stacksOf } from '../../../families/join/stacks'
import { apply } from '../../../rules/apply'
import type { Refusal } from '../../../rules/rule'
import { CHARACTERS, type CorporationId, STARTING, type TrainId } from '../data'
import { type LilAction, law } from '../law'
import { cardsInPlay, type LilState } from '../state'
import { copiesOf } from './draft'
import { entryOf, foundedIn, type Joined, ownerOf, restOf, tokensOf, turnOf } from './form'
import { phaseNow, typesIn } from './phase'

/** What has not been filled in yet, or cannot be right as filled in. */
export type Asked =
  | 'starting'
  | 'cards'
  | 'cash'
  | 'character'
  | 'chosen'
  | 'chosenTwice'
  | 'shares'
  | 'space'
  | 'treasury'
  | 'gone'
  | 'allRan'

type Lack = Missing<Asked>

/** The fields in the order of the form. */
function fieldsIn({ players, corporations }: LilState): readonly string[] {
  return [
    'round',
    ...players,
    ...CHARACTERS,
    'companies',
    ...corporations.flatMap(id => [id, treasuryOf(id)]),
    'done',
    'market',
  ]
}

/** In each turn with a card one leaves the middle, or a copy card is spent. */
function cardsFault(fresh: LilState, form: Joined): readonly Lack[] {
  if (form.running || form.round === 0) return []
  const used = fresh.players.reduce((sum, id) => sum + (fresh.copies[id] ?? 0) - copiesOf(fresh, form, id), 0)
  const { nth, taken, hand, kept } = form
  const left = cardsInPlay(fresh).length - taken.length
  // Rulings may have moved cards and turns without leaving a trace.
  if (kept?.table.nth === nth && kept.table.cardsLeft?.length === left) return []
  // The card in hand is gone from the middle, too.
  const turns = hand ? nth + 1 : nth
  if (taken.length <= turns && taken.length >= turns - used) return []
  return [{ at: 'round', asks: 'cards', of: `${turns}` }]
}

/** Each player chose one of the four at the start, and none is ever handed on. */
function choiceFaults({ players }: LilState, form: Joined): readonly Lack[] {
  return players.flatMap((id): readonly Lack[] => {
    const number = STARTING.filter(company => form.companies[company]?.director === id).length
    if (number === 1) return []
    return [{ at: 'companies', asks: number === 0 ? 'chosen' : 'chosenTwice', of: id }]
  })
}

/**
 * The first of these trains that the phase has removed from the game; `undefined` under a phase set by a ruling, which
 * removes none (phases).
 */
function goneIn(form: Joined, trains: readonly TrainId[]): TrainId | undefined {
  if (form.kept?.table.phase === phaseNow(form)) return undefined
  return trains.find(type => !typesIn(phaseNow(form)).includes(type))
}

function companyFaults(form: Joined, id: CorporationId): readonly Lack[] {
  const company = form.companies[id]
  if (!company) return []
  const lacks: Lack[] = []
  if (!company.at) lacks.push({ at: id, asks: 'space', of: id })
  if (restOf(company) < 0) lacks.push({ at: id, asks: 'shares', of: id })
  if (company.treasury === undefined) lacks.push({ at: treasuryOf(id), asks: 'treasury', of: id })
  const gone = goneIn(form, company.trains)
  if (gone) lacks.push({ at: id, asks: 'gone', of: gone })
  return lacks
}

function asked(fresh: LilState, form: Joined): readonly Lack[] {
  const lacks: Lack[] = []
  if (form.starting === undefined) lacks.push({ at: 'round', asks: 'starting', of: '' })
  lacks.push(...cardsFault(fresh, form))
  for (const id of fresh.players)
    if (form.cash[id] === undefined) lacks.push({ at: id, asks: 'cash', of: id })
  for (const id of CHARACTERS)
    if (ownerOf(fresh, form, id) === undefined) lacks.push({ at: id, asks: 'character', of: id })
  if (form.round > 0) lacks.push(...choiceFaults(fresh, form))
  for (const id of foundedIn(form)) lacks.push(...companyFaults(form, id))
  const gone = goneIn(form, form.scrapped)
  if (gone) lacks.push({ at: 'market', asks: 'gone', of: gone })
  if (form.running && turnOf(fresh, form) === undefined) lacks.push({ at: 'done', asks: 'allRan', of: '' })
  return lacks
}

/** Why the rules refuse the table; `undefined` if they do not. */
function refusalOf(fresh: LilState, form: Joined): Refusal | undefined {
  const outcome = apply(law, fresh, entryOf(fresh, form) as LilAction)
  return 'refusal' in outcome ? outcome.refusal : undefined
}

/** The first thing missing, from the top of the form; `undefined` if the table is complete. */
export function missing(fresh: LilState, form: Joined): Lack | undefined {
  const lacks = asked(fresh, form)
  // The rules are asked only once everything is filled in: before that, their refusals just follow from the gaps.
  return firstMissing(fieldsIn(fresh), lacks, lacks.length > 0 ? undefined : refusalOf(fresh, form))
}

/** The companies whose markers share a space, the top one first. */
export function stacksIn(form: Joined): readonly (readonly string[])[] {
  return stacksOf(tokensOf(form))
}

/** The form with a company's marker moved up by one in its space. */
export function raised(form: Joined, corporation: string): Joined {
  const order = raisedOrder(tokensOf(form), corporation)
  return order ? { ...form, order: order as readonly CorporationId[] } : form
}
