import { words } from '../../../app/desk/words'
import type { Draft } from '../../../session/change'
import { Label } from '../../kit/parts/Label'
import { sentenceOf } from '../log/said'
import { alterations, type Numbered } from './review'
import './past.css'

/** At most this many entries are listed; the others are only counted. */
const LISTED = 6

function AlteredEntries({ lines, how }: { lines: readonly Numbered[]; how: 'out' | 'in' }) {
  const { change, entry } = words.value.past
  return (
    <>
      {lines.slice(0, LISTED).map(({ entry: it, number }) => (
        <li key={it.id} class={`alteration ${how}`}>
          <span class="sign">{change[how]}</span>
          <span>
            {number === undefined ? '' : `${entry.number(number)} `}
            {sentenceOf(it.action, it.happened)}
          </span>
        </li>
      ))}
      {lines.length > LISTED ? <li class="soft">{change.andMore(lines.length - LISTED)}</li> : null}
    </>
  )
}

/** All that a change takes out and puts in, including the passes that it implies; ends of turns are not listed. */
export function Alterations({ draft }: { draft: Draft }) {
  return (
    <section class="stack">
      <Label level={2}>{words.value.past.change.alters}</Label>
      <ul class="alterations">
        {alterations(draft).map((it, i) => (
          <li key={i}>
            <ul>
              <AlteredEntries lines={it.out} how="out" />
              <AlteredEntries lines={it.in} how="in" />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
