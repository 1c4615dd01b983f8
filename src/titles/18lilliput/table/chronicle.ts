import type { Chapter, Chronicle, TurningPoint } from '../../../rules/chronicle'
import type { LilHappening } from '../ledger'
import { directorOf, founded, type LilState, trainsOf } from '../state'

type LilChapter = Chapter<LilState>

/** What happened in a chapter, including the kinds that only 18Lilliput has. */
const told = ({ happened }: LilChapter) => happened as readonly LilHappening[]

/** Foundings, phases, companies that lost their last train, and the last round. */
function turnings(chapter: LilChapter): readonly TurningPoint[] {
  const { state } = chapter
  const points: TurningPoint[] = []
  const losers = new Set<string>()
  for (const it of told(chapter)) {
    if (it.is === 'paid' && it.why === 'certificate')
      points.push({ code: 'founded', facts: { corporation: it.of ?? '', player: it.from } })
    if (it.is === 'phase') points.push({ code: 'phase', facts: { phase: it.phase } })
    if (it.is === 'train' && it.why === 'removed') losers.add(it.from)
    if (it.is === 'ending') points.push({ code: 'lastRound', facts: { round: state.round.number } })
  }
  for (const corporation of founded(state))
    if (losers.has(corporation) && trainsOf(state, corporation).length === 0)
      points.push({
        code: 'trainless',
        facts: { corporation, player: directorOf(state, corporation) ?? '' },
      })
  return points
}

/** How often an entry did something worth a figure at the end, by code. */
function counts(chapter: LilChapter): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  const add = (code: string, times = 1) => (sums[code] = (sums[code] ?? 0) + times)
  for (const it of told(chapter)) {
    if (it.is === 'card') add(it.copy ? 'copies' : 'cards')
    if (it.is === 'paid' && it.why === 'certificate') add('founded')
    if (it.is === 'paid' && it.why === 'share') add('sharesBought')
    if (it.is === 'shares' && it.to === 'market' && it.from !== 'ipo') add('sharesSold', it.shares)
    if (it.is === 'train' && it.why === 'bought') add('trains')
    if (it.is === 'train' && it.why === 'scrapped') add('scrapped')
    if (it.is === 'paid' && it.why === 'station') add('stations')
  }
  return sums
}

/** What a game of 18Lilliput tells once it is over. */
export const chronicle: Chronicle<LilState> = { turnings, counts }
