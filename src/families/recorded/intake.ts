import type { ForeignEnd, ForeignEntry, Hitch, Importer, Intake } from '../../rules/intake'
import type { Action, Setup } from '../../rules/rule'
import type { Table } from '../../rules/state'
import type { Take } from './entry'

/** Turns the entries of a recorded game into actions of a title: holds the current table and what was entered. */
export interface RecordedDesk<S extends Table, A extends Action> {
  state: S
  readonly actions: A[]
  /** The corporation whose run waits for its dividend. */
  readonly undecided: string | undefined
  /** Enters that the table ended the game by hand, if it is not over already. */
  stop(): Hitch | undefined
  /** Ends the round in progress, if the record says that the game ended with it; returns whether the game is over. */
  finish(): boolean
}

/** What a title defines for its games on 18xx.games. */
interface Recording<D> {
  /** Our option ids by theirs. */
  readonly options: Importer['options']
  desk(setup: Setup): D
  /** How each type of entry is taken at a desk besides those that all titles take alike; any other type stops the import. */
  takes(desk: D): ReadonlyMap<string, Take<D>>
}

/** What every title takes alike: the end by hand, and what none of them knows. */
const common = new Map<string, Take<RecordedDesk<Table, Action>>>([
  ['end_game', desk => desk.stop()],
  ['sell_company', () => ({ code: 'soldToBank', facts: {} })],
])

/** What may come between a run and its dividend, besides the use of a private company: purchases of one, and the end by hand. */
const BETWEEN = ['dividend', 'buy_company', 'end_game']

/** The hitch for an entry before which a dividend is missing: the run would be lost without a word. */
function undecidedHitch({ undecided }: RecordedDesk<Table, Action>, entry: ForeignEntry): Hitch | undefined {
  if (undecided === undefined || entry.fields.entity_type === 'company') return undefined
  return BETWEEN.includes(entry.type) ? undefined : { code: 'noDividend', facts: { corporation: undecided } }
}

/** Takes in games of a title that were recorded on 18xx.games, entry by entry; an entry that is refused in part leaves nothing behind. */
export function importerOf<D extends RecordedDesk<Table, Action>>({
  options,
  desk: deskFor,
  takes: takesAt,
}: Recording<D>): Importer {
  const begin = (setup: Setup): Intake => {
    const desk = deskFor(setup)
    const takes = takesAt(desk)
    const orNothing = (part: () => Hitch | undefined): Hitch | undefined => {
      const { state, actions } = { state: desk.state, actions: desk.actions.length }
      const hitch = part()
      if (hitch) {
        desk.state = state
        desk.actions.length = actions
      }
      return hitch
    }
    return {
      get actions() {
        return desk.actions
      },
      take(entry: ForeignEntry) {
        const take: Take<D> | undefined = common.get(entry.type) ?? takes.get(entry.type)
        if (!take) return { code: 'unknownEntry', facts: {} }
        return undecidedHitch(desk, entry) ?? orNothing(() => take(desk, entry))
      },
      close(end: ForeignEnd) {
        if (end === 'open' || desk.state.turn.some(({ at }) => at === 'over')) return undefined
        if (end === 'stopped') return orNothing(() => desk.stop())
        const { undecided } = desk
        if (undecided !== undefined) return { code: 'noDividend', facts: { corporation: undecided } }
        return orNothing(() => (desk.finish() ? undefined : { code: 'goesOn', facts: {} }))
      },
    }
  }
  return { options, begin }
}
