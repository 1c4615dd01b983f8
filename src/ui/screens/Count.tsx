import { useSignal } from '@preact/signals'
import { enter } from '../../app/commands'
import { go } from '../../app/routes'
import { desk, tableNow, voice } from '../../app/table'
import { words } from '../../app/words'
import type { Holder } from '../../bank/money'
import type { Action } from '../../rules/rule'
import type { TableView } from '../../rules/view'
import { Button } from '../parts/Button'
import { Keypad } from '../parts/Keypad'
import { Label } from '../parts/Label'
import { OneOf } from '../parts/OneOf'
import { Plate } from '../parts/Plate'
import { Page } from './frame/Page'
import { useNothingImplied } from './ruler'
import '../style/pages.css'

/** What the books say that a holder has. */
function booksOf(view: TableView, holder: Holder): number {
  if (holder === 'bank') return view.bank
  const player = view.players.find(it => it.id === holder)
  return player?.cash ?? view.corporations.find(it => it.id === holder)?.treasury ?? 0
}

/** The count, and the payment that brings the books in line with it. */
function drafts(holder: Holder, cash: number, off: number, reason: string): readonly Action[] {
  const count: Action & Record<string, unknown> = { type: 'count', holder, cash }
  const money =
    off > 0 ? { from: holder, to: 'bank', amount: off } : { from: 'bank', to: holder, amount: -off }
  const settle: Action & Record<string, unknown> = { type: 'correct', reason, money }
  return [count, settle]
}

function put(actions: readonly Action[]): void {
  if (desk.value && enter(actions, desk.value.revision)) go('play')
}

function Result({ view, holder, cash }: { view: TableView; holder: Holder; cash: number }) {
  const { count, frame } = words.value
  const { money, name } = voice.value
  const books = booksOf(view, holder)
  const off = books - cash
  const actions = drafts(holder, cash, off, count.reason)
  const said = off === 0 ? count.same : off > 0 ? count.missing(money(off)) : count.tooMuch(money(-off))
  const [from, to] = off > 0 ? [name(holder), frame.bank] : [frame.bank, name(holder)]
  return (
    <div class="stack">
      <p class="strip" role="status">
        {count.books(money(books))} <b>{said}</b>
      </p>
      <Button kind="ink" class="big" onTap={() => put(actions.slice(0, 1))}>
        {count.note}
      </Button>
      {off !== 0 && holder !== 'bank' ? (
        <Button onTap={() => put(actions)}>{count.settle(from, to, money(Math.abs(off)))}</Button>
      ) : null}
    </div>
  )
}

/** Counts a purse on the table against the books. */
export function Count() {
  useNothingImplied()
  const holder = useSignal<Holder | undefined>(undefined)
  const cash = useSignal(0)
  const view = tableNow.value
  if (!view) return null
  const { count, frame } = words.value
  const purses = [
    ...view.players.map(player => ({ value: player.id, text: voice.value.name(player.id) })),
    { value: 'bank', text: frame.bank },
    ...view.corporations
      .filter(corporation => corporation.floated)
      .map(corporation => ({ value: corporation.id, text: <Plate of={corporation} /> })),
  ]
  return (
    <Page title={count.title}>
      <p class="soft">{count.what}</p>
      <Label level={2}>{count.whose}</Label>
      <OneOf
        name={count.whose}
        value={holder.value}
        options={purses}
        onChange={id => {
          holder.value = id
        }}
      />
      <Label level={2}>{count.counted}</Label>
      <Keypad
        name={count.counted}
        value={cash.value}
        show={voice.value.money}
        onChange={amount => {
          cash.value = amount
        }}
      />
      {holder.value === undefined ? null : <Result view={view} holder={holder.value} cash={cash.value} />}
    </Page>
  )
}
