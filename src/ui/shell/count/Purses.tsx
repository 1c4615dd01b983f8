import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type Counted, counting, countsOf, forgetCounts } from '../../../app/count/count'
import { go } from '../../../app/desk/routes'
import { corporationCards, desk, tableNow, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { enter } from '../../../app/saving/commands'
import type { Holder } from '../../../bank/money'
import type { Action } from '../../../rules/rule'
import type { Purse } from '../../../rules/view'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { TakeButton } from '../../kit/parts/TakeButton'
import { Who } from '../../kit/parts/Who'
import { nameOf } from '../log/said'
import { useNothingImplied } from '../ruling/useNothingImplied'
import { Counter, onToKeypad } from './Counter'
import { Differences } from './Differences'
import { offText } from './off'
import '../../style/pages.css'
import './counting.css'

function Row({ purse, cash }: { purse: Purse; cash: number | undefined }) {
  const { purses } = words.value.past
  const { money } = voice.value
  return (
    <span class="purse">
      <span>
        {corporationCards.value.has(purse.holder) ? <Who id={purse.holder} /> : nameOf(purse.holder)}
      </span>
      <span class="soft">{purses.books(money(purse.books))}</span>
      {cash === undefined ? null : (
        <b class={cash === purse.books ? '' : 'purse-off'}>
          {purses.counted(money(cash))}: {offText(cash - purse.books)}
        </b>
      )}
    </span>
  )
}

interface RowsProps {
  readonly all: readonly Purse[]
  readonly open: Holder | undefined
  readonly onOpen: (holder: Holder) => void
}

/** The purses, of which one may be open for counting. */
function Rows({ all, open, onOpen }: RowsProps) {
  const here = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (open !== undefined)
      here.current?.querySelector('[aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [open])
  return (
    <ul class="stack purses" ref={here} onKeyDown={onToKeypad}>
      {all.map(purse => (
        <li key={purse.holder}>
          <Button class="left wide" pressed={open === purse.holder} onTap={() => onOpen(purse.holder)}>
            <Row purse={purse} cash={counting.value.cash.get(purse.holder)} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Once all purses are counted: whether they add up to all the money of the game. */
function Total({ all, counted }: { all: readonly Purse[]; counted: readonly Counted[] }) {
  const { purses } = words.value.past
  if (counted.length < all.length) return null
  const [is, of] = [counted.reduce((sum, it) => sum + it.cash, 0), all.reduce((sum, it) => sum + it.books, 0)]
  return (
    <p class={`strip ${is === of ? 'go' : 'stop'}`} role="status">
      {purses.total(voice.value.money(is), voice.value.money(of))} <b>{offText(is - of)}</b>
    </p>
  )
}

/** Enters counts, and what goes with them, into the game. */
function note(actions: readonly Action[]): void {
  if (!desk.value || !enter(actions, desk.value.revision)) return
  forgetCounts()
  go('play')
}

/** Counts one purse or all of them against the books, and puts right what differs. */
export function Purses() {
  useNothingImplied()
  const open = useSignal<Holder | undefined>(undefined)
  const view = tableNow.value
  if (!view) return null
  const { purses } = words.value.past
  const { cash } = counting.value
  // Cash below zero is a figure of the books only: nobody can count it.
  const all = view.purses.filter(({ holder, books }) => holder !== 'bank' || books >= 0)
  const counted = all.flatMap((purse): Counted[] => {
    const amount = cash.get(purse.holder)
    return amount === undefined ? [] : [{ ...purse, cash: amount }]
  })
  const at = all.findIndex(({ holder }) => holder === open.value)
  const counts = all[at]
  const agree = counted.every(it => it.cash === it.books)
  const show = (holder: Holder | undefined) => (open.value = holder)
  return (
    <Page title={purses.title} fills>
      {counts || agree ? <p class="soft">{purses.what}</p> : <Differences counted={counted} onNote={note} />}
      <Label level={2}>{purses.all}</Label>
      <Rows all={all} open={open.value} onOpen={holder => show(open.value === holder ? undefined : holder)} />
      <Total all={all} counted={counted} />
      {counts ? (
        <Counter key={counts.holder} purse={counts} others={all} next={all[at + 1]} onNext={show} />
      ) : null}
      {counts || !agree || counted.length === 0 ? null : (
        <div class="page-foot">
          <TakeButton kind="ink" class="big" onTap={() => note(countsOf(counted))}>
            {purses.note(counted.length)}
          </TakeButton>
        </div>
      )}
    </Page>
  )
}
