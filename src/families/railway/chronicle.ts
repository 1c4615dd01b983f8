import type { Chapter, Chronicle, TurningPoint } from '../../rules/chronicle'
import type { Happening } from '../../rules/happening'
import type { RailHappening } from './ledger'
import type { AnyRailway } from './table'

/** The happenings of a railway game: the type of the app does not name the kinds that only these have. */
const own = (happened: readonly Happening[]) => happened as readonly (Happening | RailHappening)[]

/** What a title's story tells besides. */
interface OwnStory {
  /** Further facts of a phase. */
  phase?(chapter: Chapter<AnyRailway>): TurningPoint['facts']
  /** Turning points that only this title has. */
  turnings?(chapter: Chapter<AnyRailway>): readonly TurningPoint[]
}

/** Who bought the first train of a phase, which the bank sells by its type; `null` if a ruling began it. */
function buyerOf(happened: readonly Happening[], phase: string) {
  const bought = happened.find(
    it => it.is === 'train' && it.train === phase && it.from === 'ipo' && it.to !== 'gone',
  )
  return bought?.is === 'train' ? bought.to : null
}

/** Whether a corporation bought a train in this entry. */
const buys = (happened: readonly Happening[], corporation: string) =>
  happened.some(it => it.is === 'train' && it.to === corporation && it.why === 'bought')

/** How a train is lost for good. */
const LOST: readonly string[] = ['rusted', 'scrapped', 'obsolete']

/** The trains that charters lost through an entry, each as `A&B 2 2`. */
function trainsLost(happened: readonly Happening[]): readonly string[] {
  const lost = new Map<string, string[]>()
  for (const it of happened)
    if (it.is === 'train' && LOST.includes(it.why) && it.from !== 'ipo' && it.from !== 'market')
      lost.set(it.from, [...(lost.get(it.from) ?? []), it.train])
  return [...lost].map(([corporation, trains]) => `${corporation} ${trains.join(' ')}`)
}

/** How many shares and trains were bought and sold. */
const counts: Chronicle<AnyRailway>['counts'] = ({ state, happened }) => {
  const isPlayer = (holder: string) => state.players.includes(holder)
  const sum = { bought: 0, sold: 0, trains: 0 }
  for (const it of happened) {
    if (it.is === 'shares' && isPlayer(it.to) && (it.from === 'market' || it.from === 'ipo'))
      sum.bought += it.shares
    if (it.is === 'shares' && isPlayer(it.from) && it.to === 'market') sum.sold += it.shares
    if (it.is === 'train' && it.to !== 'market' && it.to !== 'gone' && it.to !== 'ipo') sum.trains += 1
  }
  return sum
}

/** Presidencies taken over, phases with what they removed, trains that went after their last run, and presidents who had to help. */
function turningsIn(story: OwnStory, chapter: Chapter<AnyRailway>): readonly TurningPoint[] {
  const { state, happened } = chapter
  const lost = trainsLost(happened)
  const points = own(happened).flatMap((it): TurningPoint[] => {
    if (it.is === 'president' && it.from !== null)
      return [{ code: 'president', facts: { corporation: it.corporation, from: it.from, to: it.to } }]
    if (it.is === 'phase') {
      const by = buyerOf(happened, it.phase)
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
  counts,
  turnings: chapter => turningsIn(story, chapter),
})

/** The story of a title that tells no more. */
export const chronicle = chronicleOf({})
