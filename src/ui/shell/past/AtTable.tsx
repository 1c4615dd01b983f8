import { useSignal } from '@preact/signals'
import { cardboardFor, FEW, lastTables, movedLast, movesBetween } from '../../../app/desk/cardboard'
import { paperMoney } from '../../../app/desk/notes'
import { addressOf } from '../../../app/desk/routes'
import { lastHappened, session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { ToldMove } from '../../../rules/cardboard'
import type { Happening } from '../../../rules/happening'
import type { AnyState } from '../../../rules/state'
import { payments } from '../../../session/correction'
import { lastChange, type Session } from '../../../session/session'
import type { Payment } from '../../../session/settled'
import { type InARow, inARowAtLast } from '../../../session/undone'
import { Folded } from '../../kit/parts/Folded'
import { sumSaid } from '../../kit/play/notes'
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

/** What was paid, a line for each two holders, as the entry told it: sums that meet in one purse are not added up. */
function paidIn(happened: readonly Happening[]): readonly Payment[] {
  const sums = new Map<string, Payment>()
  for (const it of happened) {
    if (it.is !== 'paid') continue
    const { from, to } = it
    const back = sums.get(`${to} ${from}`)
    if (back) sums.set(`${to} ${from}`, { ...back, amount: back.amount - it.amount })
    else sums.set(`${from} ${to}`, { from, to, amount: (sums.get(`${from} ${to}`)?.amount ?? 0) + it.amount })
  }
  return [...sums.values()].flatMap(({ from, to, amount }) => {
    if (amount === 0) return []
    return amount > 0 ? [{ from, to, amount }] : [{ from: to, to: from, amount: -amount }]
  })
}

/** The money that changes hands, with its notes, at a table with paper money. */
function notesBetween(was: AnyState, is: AnyState, row: InARow | undefined): readonly string[] {
  const { money } = voice.value
  const open = session.value
  if (paperMoney.value.length === 0 || !open || countedLast(open)) return []
  const { view } = open.title
  const paid = row ? payments(view(was).purses, view(is).purses) : paidIn(lastHappened.value)
  return paid.map(({ from, to, amount }) =>
    words.value.play.atTable.pays(nameOf(from), nameOf(to), sumSaid(amount, paperMoney.value, money)),
  )
}

/**
 * What the last change, or what was just taken back or redone, moves at the table: usual moves in a line, more under it. `paid`: a slip
 * says already which notes change hands. `folded`: all of it under one line, since the next entry needs the room.
 */
export function AtTable({ paid, folded = false }: { paid: boolean; folded?: boolean }) {
  const text = words.value.play.atTable
  const tables = lastTables.value
  const title = session.value?.title.id
  if (!tables || title === undefined) return null
  const moves = movedLast.value
  const row = session.value ? inARowAtLast(session.value) : undefined
  const notes = paid ? [] : notesBetween(tables.was, tables.is, row)
  // A single move takes no more room than the line that would hide it.
  const folds = moves.length > (folded ? 1 : FEW)
  const line = [...(folds ? [] : moves.map(({ whole }) => whole)), ...(folded && folds ? [] : notes)].join(
    '; ',
  )
  const told = (what: string) => {
    if (!row || row.count === 1) return text.told(what)
    return text.toldAll(row.count, row.is === 'undo', what)
  }
  const owners = [...byOwner(moves).keys()].map(ownerName).join(', ')
  return (
    <>
      {line ? <p class="at-table">{told(line)}</p> : null}
      {folds ? (
        <Folded
          key={session.value?.records.length}
          class="at-table"
          line={told(text.several(moves.length, folded ? '' : owners))}
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
