import { useSignal } from '@preact/signals'
import { cardboardFor, FEW, lastTables, movedLast, movesBetween } from '../../../app/desk/cardboard'
import { paperMoney } from '../../../app/desk/notes'
import { addressOf } from '../../../app/desk/routes'
import { session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { ToldMove } from '../../../rules/cardboard'
import type { AnyState } from '../../../rules/state'
import { payments } from '../../../session/correction'
import { lastChange, type Session } from '../../../session/session'
import { undosAtLast } from '../../../session/undone'
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

/** Whether the last change says what purses hold: then their money lies as counted, whatever the books had said before. */
const countedLast = (open: Session): boolean =>
  open.entries.slice(lastChange(open)).some(({ action }) => action.type === 'count')

/** The notes that change hands, at a table with paper money. */
function notesBetween(was: AnyState, is: AnyState): readonly string[] {
  const { money } = voice.value
  const open = session.value
  if (paperMoney.value.length === 0 || !open || countedLast(open)) return []
  const { view } = open.title
  return payments(view(was).purses, view(is).purses).map(({ from, to, amount }) =>
    words.value.play.atTable.pays(nameOf(from), nameOf(to), notesSaid(amount, paperMoney.value, money)),
  )
}

/**
 * What the last change, or what was just taken back, moves at the table: usual moves in a line, more under it. `paid`: a slip
 * says already which notes change hands. `folded`: all of it under one line, since the next entry needs the room.
 */
export function AtTable({ paid, folded = false }: { paid: boolean; folded?: boolean }) {
  const text = words.value.play.atTable
  const tables = lastTables.value
  const title = session.value?.title.id
  if (!tables || title === undefined) return null
  const moves = movedLast.value
  const notes = paid ? [] : notesBetween(tables.was, tables.is)
  // A single move takes no more room than the line that would hide it.
  const folds = moves.length > (folded ? 1 : FEW)
  const line = [...(folds ? [] : moves.map(({ whole }) => whole)), ...(folded && folds ? [] : notes)].join(
    '; ',
  )
  const undone = session.value ? undosAtLast(session.value) : 0
  const told = (what: string) => (undone > 1 ? text.toldAll(undone, what) : text.told(what))
  const owners = [...byOwner(moves).keys()].map(ownerName).join(', ')
  return (
    <>
      {line ? <p class="at-table">{told(line)}</p> : null}
      {folds ? (
        <Folded
          key={session.value?.records.length}
          class="at-table"
          line={told(folded ? text.several(moves.length) : owners)}
        >
          <Moves moves={moves} />
          {folded ? notes.map(note => <p key={note}>{note}</p>) : null}
          {cardboardFor(title) === undefined ? (
            <a class="button quiet" href={addressOf('settings')}>
              {text.choose}
            </a>
          ) : null}
        </Folded>
      ) : null}
    </>
  )
}
