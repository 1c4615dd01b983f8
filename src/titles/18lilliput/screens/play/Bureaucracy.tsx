import { Label } from '../../../../ui/kit/parts/Label'
import { setsOffLines } from '../setsOff'
import { said } from '../words'
import type { Play } from './kit'

/**
 * Announces bureaucracy before the tap that brings it: its train, what that triggers, and who starts the next round
 * (bureaucracy).
 */
export function Bureaucracy({ play }: { play: Play }) {
  const text = said.value.play
  const { view, voice } = play
  const { bureaucracy } = view
  if (!bureaucracy) return null
  const { train, setsOff, starting, beforeRuns } = bureaucracy
  const lines = setsOffLines(view, setsOff)
  return (
    <section class="strip notice">
      <Label>{text.bureaucracy}</Label>
      <p>
        {[
          ...(train ? [text.bureaucracyTrain(train)] : []),
          ...(lines.length > 0 ? [text.setsOff(lines.join('; '))] : []),
          ...(beforeRuns ? [] : [text.starts(voice.name(starting))]),
        ].join(' ')}
      </p>
    </section>
  )
}
