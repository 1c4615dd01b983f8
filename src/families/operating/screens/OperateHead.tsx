import { words } from '../../../app/desk/words'
import { RuleMark } from '../../../ui/kit/parts/StepLabel'
import { Who } from '../../../ui/kit/parts/Who'
import type { Play } from '../../../ui/kit/play/kit'
import { TurnHead } from '../../../ui/kit/play/TurnHead'
import type { OperateHeadWords } from '../../words/operating'
import { corporationOf, type OperatingTurn, type RunTable } from './table'

interface OperateHeadProps {
  readonly play: Play<RunTable>
  readonly text: OperateHeadWords
  readonly turn: OperatingTurn
  readonly charter: string
}

/** The head of an operating turn: the plate, the president, the treasury, and what the charter holds. */
export function OperateHead({ play, text, turn, charter }: OperateHeadProps) {
  const corporation = corporationOf(play.view, turn.corporation)
  if (!corporation) return null
  return (
    <TurnHead
      who={
        <>
          <Who id={corporation.id} size="large" /> {play.voice.name(turn.president)}
        </>
      }
      money={play.voice.money(corporation.treasury)}
      purse={corporation.id}
      whose={words.value.play.treasury}
      left={charter}
      right={
        <>
          {text.nth(turn.nth, turn.of)}
          <RuleMark to={play.view.turn.cite} of={text.nth(turn.nth, turn.of)} />
        </>
      }
    />
  )
}
