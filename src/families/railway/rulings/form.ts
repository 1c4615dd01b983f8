import type { RulingField } from '../../../rules/rulings'
import type { ShellView } from '../../../rules/view'
import { rulingForm } from '../../rulings/form'
import type { Game } from '../game'
import type { RailwayView } from '../view'

/** What the form for the banker's rulings has of a title's own: its kinds, and those of them that are one bare field. */
export interface OwnRulings<V> {
  readonly own: Readonly<Record<string, readonly RulingField[]>>
  readonly bare: readonly string[]
  readonly lists?: Readonly<Record<string, readonly string[]>>
  readonly mostStations?: number
  /** What else the form begins with, from the table. */
  follows?(view: V, kind: string, value: unknown): Readonly<Record<string, number>>
}

const FLOAT: OwnRulings<object> = { own: { float: [{ id: 'corporation', is: 'holder' }] }, bare: ['float'] }

/** The form for the banker's rulings; without kinds of the title, a corporation can be made to float. */
export const rulingsOf = <
  V extends Pick<RailwayView, 'round' | 'corporations' | 'players'> & ShellView = RailwayView,
>(
  game: Game,
  title: OwnRulings<V> = FLOAT,
) =>
  rulingForm<V>({
    corporations: game.corporations,
    trains: game.cards,
    privates: game.privates,
    phases: game.phases,
    mostStations: 10,
    ...title,
    started: ({ corporations }) => corporations.filter(({ par }) => par !== null).map(({ id }) => id),
    operating: ({ corporations }) => corporations.filter(({ floated }) => floated).map(({ id }) => id),
    active: ({ players, out }) => players.map(({ id }) => id).filter(id => !out?.includes(id)),
    // Fills in how many stations the corporation has now.
    follows(view, kind, value) {
      const of = kind === 'station' ? view.corporations.find(({ id }) => id === value) : undefined
      return of ? { left: of.stations } : (title.follows?.(view, kind, value) ?? {})
    },
  })
