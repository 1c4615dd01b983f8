import { voice } from '../../../../app/desk/table'
import type { RunOutlook } from '../../../../families/ahead/outlook'
import type { StrandedAhead, TrainAhead } from '../../../../families/railway/ahead/outlook'
import { aheadScreen, bankEnd, bankruptcyEnd } from '../../../../families/railway/screens/later/Ahead'
import { ahead } from '../../later/ahead'
import { limitsOf, said, tableNow } from '../shown'

/** The corporations that convert to Ten-Share Companies at once. */
function converts({ changes }: TrainAhead) {
  const { ahead: text } = said.value
  return changes.length === 0 ? null : <p>{text.converts(changes.map(voice.value.name).join(', '))}</p>
}

/** The contribution with the Tredegar Iron Works, whose use is voluntary. */
function withTredegar({ reduced, short }: StrandedAhead) {
  if (reduced === undefined || reduced >= short) return null
  return <p>{said.value.ahead.withTredegar(voice.value.money(reduced))}</p>
}

/** The dividend that moves the token, and whether the last run would reach it (3.2). */
function reach({ corporation, revenue: last }: RunOutlook) {
  const { ahead: text } = said.value
  const { money } = voice.value
  const reached = tableNow.value?.corporations.find(({ id }) => id === corporation)?.price ?? 0
  const by = reached - last
  const [price, revenue] = [money(reached), money(last)]
  return <p>{by > 0 ? text.fallsShort(price, revenue, money(by)) : text.reaches(price, revenue)}</p>
}

/** What lies ahead: the bank's end, the trains, paying or withholding, and what each player can raise. */
export const Ahead = aheadScreen(ahead, {
  ends(comes, view) {
    const playing = view.players.length - (view.out?.length ?? 0)
    const broke = bankruptcyEnd('4.6.3')(comes)
    return [
      bankEnd('5')(comes, view),
      { ...broke, near: `${said.value.ahead.endPlaying(playing)} ${broke.near}` },
    ]
  },
  limit: () => (tableNow.value ? limitsOf(tableNow.value) : ''),
  train: converts,
  purchase: withTredegar,
  run: reach,
})
