import { words } from '../../../app/desk/words'
import type { Draft } from '../../../session/change'
import { Label } from '../../kit/parts/Label'
import { sentenceOf } from '../log/said'
import { alterations, type Numbered } from './review'
import '../../style/past.css'

/** More entries than these are counted, not told. */
const TOLD = 6

function Told({ lines, how }: { lines: readonly Numbered[]; how: 'out' | 'in' }) {
  const { change, entry } = words.value.past
  return (
    <>
      {lines.slice(0, TOLD).map(({ entry: it, number }) => (
        <li key={it.id} class={`alteration ${how}`}>
          <span class="sign">{change[how]}</span>
          <span>
            {number === undefined ? '' : `${entry.number(number)} `}
            {sentenceOf(it.action, it.happened)}
          </span>
        </li>
      ))}
      {lines.length > TOLD ? <li class="soft">{change.andMore(lines.length - TOLD)}</li> : null}
    </>
  )
}

/** All that a change takes out and puts in, the passes that it implies among it; of the ends of turns nobody hears. */
export function Alterations({ draft }: { draft: Draft }) {
  return (
    <section class="stack">
      <Label level={2}>{words.value.past.change.alters}</Label>
      <ul class="alterations">
        {alterations(draft).map((it, i) => (
          <li key={i}>
            <ul>
              <Told lines={it.out} how="out" />
              <Told lines={it.in} how="in" />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
