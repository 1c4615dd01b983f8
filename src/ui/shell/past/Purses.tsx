import { useSignal } from '@preact/signals'
import { enter } from '../../../app/commands'
import {
  type Counted,
  closeAgainst,
  countCash,
  counting,
  countsOf,
  forgetCounts,
} from '../../../app/pastCount'
import { go } from '../../../app/routes'
import { desk, tableNow, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Holder } from '../../../bank/money'
import type { Purse } from '../../../rules/view'
import { Digits } from '../../kit/fields/Digits'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Field } from '../../kit/parts/Field'
import { Label } from '../../kit/parts/Label'
import { TakeButton } from '../../kit/parts/TakeButton'
import { Who } from '../../kit/parts/Who'
import { useNothingImplied } from '../ruler'
import { offText, PurseOff } from './PurseOff'
import { nameOf } from './said'
import '../../style/pages.css'
import '../../style/past.css'

/** A purse opened to be counted: the digits, and the two taps that need none. */
function Counter({ purse, onNext }: { purse: Purse; onNext: () => void }) {
  const { purses } = words.value.past
  const { holder, books } = purse
  const { cash } = counting.value
  // The first digit begins a new figure, also where the purse was counted before.
  const typing = useSignal(false)
  return (
    <div class="stack purse-open">
      <output class="entry-figure" aria-live="polite">
        {voice.value.money(cash.get(holder) ?? 0)}
      </output>
      <Digits
        name={purses.countOf(nameOf(holder))}
        typed={typing.value ? cash.get(holder) : undefined}
        onType={figure => {
          typing.value = true
          countCash(holder, figure)
        }}
      />
      <div class="buttons">
        {/* Nobody counts a sum below zero: that is what the table improvises. */}
        <Button onTap={() => countCash(holder, books)} off={books < 0}>
          {purses.asBooks}
        </Button>
        <Button onTap={() => countCash(holder, undefined)} off={!cash.has(holder)}>
          {purses.clear}
        </Button>
        <Button kind="ink" onTap={onNext}>
          {purses.next}
        </Button>
      </div>
    </div>
  )
}

function Row({ purse, cash, open }: { purse: Purse; cash: number | undefined; open: boolean }) {
  const { purses } = words.value.past
  const { money } = voice.value
  return (
    <span class="purse">
      <span>{purse.holder === 'bank' ? nameOf('bank') : <Who id={purse.holder} />}</span>
      <span class="soft">{purses.books(money(purse.books))}</span>
      {cash === undefined || open ? null : (
        <b class={cash === purse.books ? '' : 'purse-off'}>
          {purses.counted(money(cash))}: {offText(cash - purse.books)}
        </b>
      )}
    </span>
  )
}

/** All purses counted, the whole money of the game must lie on the table. */
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

function Note({ counted }: { counted: readonly Counted[] }) {
  const { purses } = words.value.past
  const reason = useSignal<string>(purses.reasonCounted)
  if (counted.length === 0) return null
  const books = counted.some(it => it.against !== undefined && it.cash !== it.books)
  const note = () => {
    if (!desk.value || !enter(countsOf(counted, reason.value.trim()), desk.value.revision)) return
    forgetCounts()
    go('play')
  }
  return (
    <>
      {books ? (
        <Field
          name={purses.reason}
          value={reason.value}
          most={200}
          onChange={text => {
            reason.value = text
          }}
        />
      ) : null}
      <div class="page-foot">
        <TakeButton kind="ink" class="big" onTap={note}>
          {books ? purses.noteAndBook : purses.note(counted.length)}
        </TakeButton>
      </div>
    </>
  )
}

/** Counts one purse or all against the books, with the entries that would explain a difference. */
export function Purses() {
  useNothingImplied()
  const open = useSignal<Holder | undefined>(undefined)
  const view = tableNow.value
  if (!view) return null
  const { purses } = words.value.past
  const { cash, against } = counting.value
  const all = view.purses
  const counted = all.flatMap((purse): Counted[] => {
    const [amount, other] = [cash.get(purse.holder), against.get(purse.holder)]
    return amount === undefined ? [] : [{ ...purse, cash: amount, ...(other ? { against: other } : {}) }]
  })
  const off = counted.filter(it => it.cash !== it.books && it.holder !== open.value)
  return (
    <Page title={purses.title}>
      <p class="soft">{purses.what}</p>
      <Label level={2}>{purses.all}</Label>
      <ul class="purses">
        {all.map((purse, i) => {
          const on = open.value === purse.holder
          return (
            <li key={purse.holder}>
              <Button
                class="left wide"
                expanded={on}
                onTap={() => {
                  open.value = on ? undefined : purse.holder
                }}
              >
                <Row purse={purse} cash={cash.get(purse.holder)} open={on} />
              </Button>
              {on ? (
                <Counter
                  purse={purse}
                  onNext={() => {
                    open.value = all[i + 1]?.holder
                  }}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      <Total all={all} counted={counted} />
      {off.map(it => (
        <PurseOff
          key={it.holder}
          counted={it}
          others={all.map(({ holder }) => holder).filter(holder => holder !== it.holder)}
          onAgainst={other => closeAgainst(it.holder, other)}
        />
      ))}
      <Note counted={counted} />
    </Page>
  )
}
