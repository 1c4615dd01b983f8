import { corporationOf } from '../../../../families/operating/screens/table'
import type { OwnOperating } from '../../../../families/railway/screens'
import { DeclaredTrains } from '../../../../families/railway/screens/Declared'
import type { OperateParts } from '../../../../families/railway/screens/Operate'
import type { Play as RailPlay } from '../../../../families/railway/screens/shown'
import type { Slots } from '../../../../ui/kit/play/slots'
import { freightOf } from '../../data'
import type { VaAction } from '../../law'
import { game } from '../../state'
import type { CorporationView } from '../../table/view'
import { said, type TurnOf, va } from '../shown'
import { Conversion, Opened, Power, Powers } from './Before'
import { beginCoal } from './coal'
import { declared, purchase, ruins } from './Forced'
import { runParts } from './Run'

/** A charter's size, trains and stations in one line. */
function charterOf({ size, trains, stations }: CorporationView): string {
  const text = said.value.play
  const named = trains.map(card => (freightOf(card) > 0 ? text.freight(card) : card))
  return [text.shares(size), text.charter(named.join(', '), stations)].join(' · ')
}

/** What the card of an operating turn shows of 18VA: conversions, powers, coal, trains by type, and what a bankruptcy does (4.5). */
function card(shown: RailPlay, slots: Slots<VaAction>): OperateParts {
  const play = va(shown)
  const turn = play.view.turn as TurnOf<'operate'>
  const { forced } = turn
  const corporation = corporationOf(play.view, turn.corporation)
  if (!corporation) return {}
  const conversions = slots.take('convert', 'convert')
  const used = slots.take('usePrivate', 'powers')
  const powers = used.filter(({ draft }) => draft.use !== 'trainLimit')
  const limits = used.filter(({ draft }) => draft.use === 'trainLimit')
  const shut = [...conversions, ...powers].every(({ refusal }) => refusal)
  return {
    charter: charterOf(corporation),
    first: <Conversion {...{ play, conversions }} />,
    last: <Powers {...{ play, powers }} />,
    before: <Opened {...{ play, conversions }} />,
    notNow: shut ? said.value.play.earlierNotNow : undefined,
    run: runs => runParts(play, runs, corporation),
    ...(forced ? { forced: trains => purchase(play, forced, trains) } : {}),
    trains: trains => (
      <DeclaredTrains
        {...{ play, game, trains, forced }}
        words={declared}
        aside={said.value.play.trainLimit(corporation.trainLimit)}
        more={limits.map(power => <Power key={power.draft.use} play={play} power={power} />)}
      />
    ),
    ruins: declared => ruins(play, turn.corporation, declared),
  }
}

/** The limits of these corporations, which depend on size and the Potomac Yards (4.5.8). */
function discard(shown: RailPlay, owners: TurnOf<'discard'>['owners']): string {
  const text = said.value.forced
  const play = va(shown)
  const limits = owners.map(({ corporation }) =>
    text.mayKeep(play.voice.name(corporation), corporationOf(play.view, corporation)?.trainLimit ?? 0),
  )
  return text.overTrainLimits(limits.join(', '))
}

/** What 18VA draws in its own way in operating rounds. */
export const ownOperating: OwnOperating = { card, discard, begin: beginCoal }
