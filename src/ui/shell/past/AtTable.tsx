import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { cardboardFor, FEW, movesBetween } from '../../../app/desk/cardboard'
import { paperMoney } from '../../../app/desk/notes'
import { addressOf } from '../../../app/desk/routes'
import { session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { ToldMove } from '../../../rules/cardboard'
import type { AnyState } from '../../../rules/state'
import { payments } from '../../../session/correction'
import { lastChange, now } from '../../../session/session'
import { beforeUndone } from '../../../session/undone'
import { Folded } from '../../kit/parts/Folded'
import { notesSaid } from '../../kit/play/notes'
import { nameOf } from '../log/said'
import './at-table.css'

/** The moves of each owner, in the order in which they are told. */
function byOwner(moves: readonly ToldMove[]): ReadonlyMap<string, readonly ToldMove[]> {
  const owners = new Map<string, ToldMove[]>()
  for (const move of moves) owners.set(move.owner, [...(owners.get(move.owner) ?? []), move])
  return owners
}

const ownerName = (id: string) => titleWords.value?.holder(id, voice.value) ?? id

/** What each owner hands over and takes, a line each, which may be ticked off. */
function Moves({ moves }: { moves: readonly ToldMove[] }) {
  const ticked = useSignal<readonly string[]>([])
  return (
    <ul class="moves-told">
      {[...byOwner(moves)].map(([owner, own]) => (
        <li key={owner}>
          <label class="tick">
            <input
              type="checkbox"
              checked={ticked.value.includes(owner)}
              onChange={() => {
                const [held, is] = [ticked.value, ticked.value.includes(owner)]
                ticked.value = is ? held.filter(it => it !== owner) : [...held, owner]
              }}
            />
            <span>
              <b>{ownerName(owner)}</b> {own.map(({ brief }) => brief).join(' · ')}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** What is moved by hand between two tables, under a heading; nothing if the table keeps nothing of that. */
export function MovesBetween({ title, was, is }: { title: string; was: AnyState; is: AnyState }) {
  const moves = movesBetween(was, is, true)
  return moves.length === 0 ? null : (
    <section class="at-table">
      <p>{title}</p>
      <Moves moves={moves} />
    </section>
  )
}

/** The notes that change hands, at a table with paper money. */
function notesBetween(was: AnyState, is: AnyState): readonly string[] {
  const { money } = voice.value
  const view = session.value?.title.view
  if (paperMoney.value.length === 0 || !view) return []
  return payments(view(was).purses, view(is).purses).map(({ from, to, amount }) =>
    words.value.play.atTable.pays(nameOf(from), nameOf(to), notesSaid(amount, paperMoney.value, money)),
  )
}

/**
 * What the last change, or what was just taken back, moves at the table: usual moves in a line, more under it. `paid`: a slip
 * says already which notes change hands.
 */
export function AtTable({ paid }: { paid: boolean }) {
  const open = session.value
  const text = words.value.play.atTable
  const is = open ? now(open) : undefined
  const was = useMemo(() => {
    if (!open) return undefined
    return beforeUndone(open) ?? open.entries[lastChange(open) - 1]?.state ?? open.start
  }, [open])
  // A table that was joined lies there already.
  if (!open || !was || !is || open.entries.at(-1)?.action.type === 'position') return null
  const moves = movesBetween(was, is)
  const notes = paid ? [] : notesBetween(was, is)
  const few = moves.length > FEW ? [] : moves.map(({ whole }) => whole)
  const line = [...few, ...notes].join('; ')
  return (
    <>
      {line ? <p class="at-table">{text.told(line)}</p> : null}
      {moves.length > FEW ? (
        <Folded
          key={open.records.length}
          class="at-table"
          line={text.told([...byOwner(moves).keys()].map(ownerName).join(', '))}
        >
          <Moves moves={moves} />
          {cardboardFor(open.title.id) === undefined ? (
            <a class="button quiet" href={addressOf('settings')}>
              {text.choose}
            </a>
          ) : null}
        </Folded>
      ) : null}
    </>
  )
}
