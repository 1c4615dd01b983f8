import { EndFoot } from '../../../../families/operating/screens/EndFoot'
import { OperateHead } from '../../../../families/operating/screens/OperateHead'
import { Run as RunPanel } from '../../../../families/operating/screens/Run'
import { SheetKey } from '../../../../families/operating/screens/SheetKey'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { tableAfter } from '../../../../ui/kit/play/kit'
import type { Slots } from '../../../../ui/kit/play/slots'
import type { LilAction } from '../../law'
import { companyOf } from '../table'
import { said } from '../words'
import { Bureaucracy } from './Bureaucracy'
import { Scraps } from './Hand'
import type { Play, TurnOf } from './kit'
import { Scrapped } from './Trains'

/** The choices in a company's turn to run, by the part of the screen that shows them. */
export function runSlots(slots: Slots<LilAction>) {
  return {
    runs: slots.take('run', 'revenue'),
    scrapped: slots.take('buyTrain', 'scrapped'),
    scraps: slots.take('scrapTrain', 'scrap'),
    ends: slots.take('endRun', 'end'),
  }
}

/**
 * Ends the last company's turn together with its run if nothing is left to buy or scrap; all other turns are ended by the
 * next tap.
 */
function endingWith(play: Play, { corporation, last }: TurnOf<'run'>, scraps: boolean): Play['submit'] {
  return (...actions) => {
    const after = tableAfter(play.tryOut(...actions))?.turn
    const closes = last && !scraps && after?.at === 'run' && !after.mayBuy
    const end: LilAction = { type: 'endRun', corporation }
    play.submit(...actions, ...(closes ? [end] : []))
  }
}

/** The content of the charter, in one line. */
function charterOf(play: Play, id: string): string {
  const company = companyOf(play.view, id)
  const cards = company?.trains.map(({ card }) => card).join(' ') ?? ''
  return said.value.play.charter(cards, company?.stations ?? 0)
}

/** What became of the revenue, or that the company has no train. */
function Done({ play, turn }: { play: Play; turn: TurnOf<'run'> }) {
  const text = said.value.play
  const { ran, revenue } = turn
  return (
    <p class="strip notice">
      {ran === null ? text.noTrainNoRun : text.didRun(text.ran[ran], play.voice.money(revenue ?? 0))}
    </p>
  )
}

interface RunProps {
  readonly play: Play
  readonly turn: TurnOf<'run'>
  readonly slots: ReturnType<typeof runSlots>
}

/** A company's turn to run: its revenue, paid or kept, then a scrapped train, and what bureaucracy will bring (running). */
export function Run({ play, turn, slots }: RunProps) {
  const text = said.value.play
  const company = companyOf(play.view, turn.corporation)
  if (!company) return null
  const name = play.voice.name(company.id)
  const scrapped = <Scrapped play={play} trains={slots.scrapped} />
  const end = !turn.last ? text.endRun : play.view.ending ? text.endGame : text.endRuns
  return (
    <>
      <OperateHead
        play={play}
        text={text}
        turn={{ ...turn, president: turn.director }}
        charter={charterOf(play, company.id)}
      />
      {turn.doubled ? <p class="strip notice">{text.doubled}</p> : null}
      {slots.runs.length > 0 ? (
        <RunPanel
          play={{ ...play, submit: endingWith(play, turn, slots.scraps.length > 0) }}
          text={text}
          runs={slots.runs}
          corporation={company}
          turn={turn}
          keys={<SheetKey text={text} id={company.id} />}
        />
      ) : (
        <Done play={play} turn={turn} />
      )}
      {slots.scrapped.length > 0 && slots.scrapped.every(({ refusal }) => refusal) ? (
        <Folded line={text.scrappedAfter}>{scrapped}</Folded>
      ) : (
        scrapped
      )}
      <Scraps play={play} scraps={slots.scraps} />
      {turn.last ? <Bureaucracy play={play} /> : null}
      <EndFoot play={play} ends={slots.ends.map(choice => ({ choice, says: end(name) }))} />
    </>
  )
}
