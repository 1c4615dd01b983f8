import { begin } from '../../../families/operating/screens/figure'
import { late } from '../../../rules/late'
import type { TitleScreens } from '../../../ui/kit/panels/screens'
import { later } from '../../../ui/kit/parts/later'
import { Over } from '../../../ui/kit/play/Over'
import type { LilAction } from '../law'
import type { LilView } from '../tableView'
import { Card } from './play/Card'
import { Choose, chooseSlots } from './play/Choose'
import { Discard } from './play/Discard'
import { Justiciary, justiciarySlots } from './play/Justiciary'
import { Run, runSlots } from './play/Run'
import { cardSlots } from './play/slots'
import { Reminders } from './Reminders'
import { sharesOf } from './shares'

/** What pages beside play ask of a table. */
const aside = late(async () => {
  const [{ board }, { owned }] = await Promise.all([import('./board'), import('./owned')])
  return { board, owned }
})

/** The screens of 18Lilliput. */
const screens: TitleScreens<LilView, LilAction> = {
  panels: {
    choose: (play, turn, slots) => <Choose play={play} turn={turn} slots={chooseSlots(slots)} />,
    justiciary: (play, turn, slots) => (
      <Justiciary play={play} turn={turn} payments={justiciarySlots(slots)} />
    ),
    card: (play, turn, slots) => (
      <>
        <Reminders play={play} turn={turn} />
        <Card play={play} turn={turn} slots={cardSlots(slots)} />
      </>
    ),
    run: (play, turn, slots) => <Run play={play} turn={turn} slots={runSlots(slots)} />,
    discard: (play, turn, slots) => (
      <Discard play={play} turn={turn} discards={slots.take('discardTrain', 'discard:')} />
    ),
    over: play => <Over play={play} />,
  },
  parts: turn => (turn ? [] : [aside]),
  sharesOf,
  owned: (view, player) => aside().owned(view, player),
  begin,
  Chart: later(async () => (await import('./Chart')).Chart),
  Books: later(async () => (await import('./Books')).Books),
  board: view => aside().board(view),
  Ahead: later(async () => (await import('./later/Ahead')).Ahead),
  Newcomer: later(async () => (await import('./Newcomer')).Newcomer),
  Sheet: later(async () => (await import('./later/Sheet')).Sheet),
  Join: later(async () => (await import('./later/Join')).Join),
}

export default screens
