import { signed } from '../../../app/desk/money'
import { followedBy, session, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { asItStood, changed, putIn } from '../../../app/past/history'
import type { Action } from '../../../rules/rule'
import type { Changed } from '../../../session/change'
import type { Entry } from '../../../session/session'
import { moved } from './lines'
import { nameOf, sentenceOf, timeOf } from './said'
import './log.css'

/** What followed from an entry, its note, and the money that it moved. */
export function Followed({ entry }: { entry: Entry }) {
  const { log } = words.value
  const sums = moved(entry.happened).map(({ holder, by }) => log.moved(nameOf(holder), signed(by)))
  return (
    <>
      {followedBy(entry).map((text, i) => (
        <p key={i} class="followed">
          {text}
        </p>
      ))}
      {entry.action.note ? <p class="note-line">{entry.action.note}</p> : null}
      {sums.length > 0 ? (
        <p class="moved">
          {sums.map((sum, i) => (
            <span key={sum}>
              {i > 0 ? ' · ' : ''}
              <span class="moved-sum">{sum}</span>
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** The sentence of an action as it stood in the game before it was changed. */
function stoodAs(action: Action): string {
  const open = session.value
  const entry = open ? asItStood(open, action) : undefined
  return sentenceOf(action, entry?.happened)
}

type Fields = Readonly<Record<string, unknown>>

/** The one amount in which two actions differ, before and after; `undefined` if anything else differs. */
function oneAmount(was: Fields, is: Fields): readonly [string, string] | undefined {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(key => key !== 'at')
  const other = keys.filter(key => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
  const [before, after] = [was[other[0] ?? ''], is[other[0] ?? '']]
  if (other.length !== 1 || typeof before !== 'number' || typeof after !== 'number') return undefined
  const { money } = voice.value
  return other[0] === 'shares' ? [`${before}`, `${after}`] : [money(before), money(after)]
}

function textOf({ at, was, is }: Changed): readonly string[] {
  const { entry } = words.value.past
  const time = timeOf(at)
  if (is.length === 0) return was.map(action => entry.takenOut(stoodAs(action), time))
  const [before, after] = [was[0], is[0]]
  const amount =
    before && after && was.length === 1 && is.length === 1
      ? oneAmount({ ...before }, { ...after })
      : undefined
  return amount
    ? [entry.was(amount[0], amount[1], time)]
    : was.map(action => entry.wasSaid(stoodAs(action), time))
}

/** From whose phone an entry came, what was later changed in it or taken out after it, and whether it was put in later. */
export function Marks({ of: { id, record } }: { of: Pick<Entry, 'id' | 'record'> }) {
  const { entry } = words.value.past
  const made = session.value?.records[record - 1]
  const from = made && 'from' in made && made.from !== undefined ? [entry.fromPhone(nameOf(made.from))] : []
  const texts = (changed.value.get(id) ?? []).flatMap(textOf)
  const later = putIn.value.has(id) ? [entry.putInLater(timeOf(putIn.value.get(id)))] : []
  return (
    <>
      {[...from, ...later, ...texts].map((text, i) => (
        <p key={i} class="changed-mark">
          {text}
        </p>
      ))}
    </>
  )
}
