import type { Chapter, Chronicle, TurningPoint } from '../../rules/chronicle'
import type { Happening } from '../../rules/happening'
import { commonCounts, trainsLost } from '../story/chronicle'
import type { RailHappening } from './ledger'
import type { AnyRailway } from './table'

/** The happenings of a railway game: the type of the app does not name the kinds that only these have. */
const own = (happened: readonly Happening[]) => happened as readonly (Happening | RailHappening)[]

/** What a title's story tells besides. */
interface OwnStory {
  /** The type of a train that was declared as this. */
  typeOf?(train: string): string
  /** Further facts of a phase. */
  phase?(chapter: Chapter<AnyRailway>): TurningPoint['facts']
  /** Turning points that only this title has. */
  turnings?(chapter: Chapter<AnyRailway>): readonly TurningPoint[]
}

/** Who bought the first train of a phase; `null` if a ruling began it. */
function buyerOf({ typeOf = train => train }: OwnStory, happened: readonly Happening[], phase: string) {
  const bought = happened.find(
    it => it.is === 'train' && typeOf(it.train) === phase && it.from === 'ipo' && it.to !== 'gone',
  )
  return bought?.is === 'train' ? bought.to : null
}

/** Whether a corporation bought a train in this entry. */
const buys = (happened: readonly Happening[], corporation: string) =>
  happened.some(it => it.is === 'train' && it.to === corporation && it.why === 'bought')

/** Presidencies taken over, phases with what they removed, trains that went after their last run, and presidents who had to help. */
function turningsIn(story: OwnStory, chapter: Chapter<AnyRailway>): readonly TurningPoint[] {
  const { state, happened } = chapter
  const lost = trainsLost(happened, ['rusted', 'scrapped', 'obsolete'])
  const points = own(happened).flatMap((it): TurningPoint[] => {
    if (it.is === 'president' && it.from !== null)
      return [{ code: 'president', facts: { corporation: it.corporation, from: it.from, to: it.to } }]
    if (it.is === 'phase') {
      const by = buyerOf(story, happened, it.phase)
      return [{ code: 'phase', facts: { phase: it.phase, by, lost, ...story.phase?.(chapter) } }]
    }
    // Whatever the payment is called: a player adds to a treasury, which buys a train.
    if (it.is === 'paid' && state.players.includes(it.from) && buys(happened, it.to))
      return [{ code: 'helped', facts: { player: it.from, corporation: it.to, amount: it.amount } }]
    return []
  })
  const said = points.some(({ code }) => code === 'phase')
  const all = [...points, ...(story.turnings?.(chapter) ?? [])]
  return lost.length > 0 && !said ? [{ code: 'lost', facts: { lost } }, ...all] : all
}

/** The story of a railway game, besides everyone's worth over time, with what only its title tells. */
export const chronicleOf = (story: OwnStory): Chronicle<AnyRailway> => ({
  counts: commonCounts(({ to }) => to !== 'market' && to !== 'gone' && to !== 'ipo'),
  turnings: chapter => turningsIn(story, chapter),
})

/** The story of a title that tells no more. */
export const chronicle = chronicleOf({})
