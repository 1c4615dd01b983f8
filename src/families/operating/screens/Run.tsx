import type { ComponentChildren } from 'preact'
import { words } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import type { Choice } from '../../../rules/rule'
import { Digits } from '../../../ui/kit/fields/Digits'
import { Button } from '../../../ui/kit/parts/Button'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import {
  endSetOff,
  figureTyped,
  flowOf,
  followsOf,
  movesOf,
  type Play,
  rangeOf,
  refusalOf,
} from '../../../ui/kit/play/kit'
import type { RunWords } from '../../words/operating'
import { figureOf, giveFigure } from './figure'
import { LastRun } from './LastRun'
import type { OperatingCorporation, Run as RunDraft, RunTable } from './table'

/** What the buttons of a run say below their names. */
export interface RunNotes {
  /** What the treasury gets from a run that is paid out; `undefined` if it gets nothing. */
  treasury(dividend: Money, happened: readonly Happening[]): string | undefined
  /** Where the token goes, or why it stays. */
  token(draft: RunDraft, moved: readonly [Money, Money] | undefined): string
}

/** Where the token goes; in a corner of the chart it stays. */
export function tokenNote(moved: readonly [Money, Money] | undefined): string {
  const { token, tokenStays } = words.value.play
  return moved ? token(moved[0], moved[1]) : tokenStays
}

/** The notes of a title with nothing to add: what the token does, and the dividend that goes to the treasury. */
const plainNotes = (text: RunWords): RunNotes => ({
  treasury: dividend => (dividend ? text.toTreasury(dividend) : undefined),
  token: (_, moved) => tokenNote(moved),
})

interface Half {
  readonly play: Play<RunTable>
  readonly text: RunWords
  readonly notes: RunNotes
  readonly draft: RunDraft
  readonly of: Choice<RunDraft> | undefined
}

/** The dividend per share of a run that is paid out, from what a player is paid for their shares; 0 if no player is paid. */
function perShare(play: Play<RunTable>, draft: RunDraft, paid: ReadonlyMap<string, number>): number {
  for (const { id } of play.view.players) {
    const [amount, held] = [paid.get(id), play.sharesOf(id, draft.corporation)]
    if (amount && held) return amount / held
  }
  return 0
}

/** Pays the run out: the dividend per share, who gets what, where the token goes. */
function Pay({ play, text, notes, draft, of }: Half) {
  const { corporation } = draft
  const tried = play.tryOut(draft)
  const happened = followsOf(tried)
  const paid = new Map(
    happened
      .filter(it => it.is === 'paid')
      .filter(it => it.why === 'dividend')
      .map(it => [it.to, it.amount]),
  )
  const players = [...paid].filter(([to]) => to !== corporation)
  const share = perShare(play, draft, paid)
  const refusal = refusalOf(tried)
  const treasury = refusal ? undefined : notes.treasury(paid.get(corporation) ?? 0, happened)
  const token = refusal ? undefined : notes.token(draft, movesOf(play.view, happened, corporation))
  const end = endSetOff(play, happened)
  return (
    <ChoiceButton kind="go" class="left" of={of} refusal={refusal} onTap={() => play.submit(draft)}>
      <b>{share > 0 ? text.pay(play.voice.money(share)) : text.payNothing}</b>{' '}
      {players.length > 0 ? (
        <small>{players.map(([to, amount]) => `${play.voice.name(to)} ${amount}`).join(' · ')} </small>
      ) : null}
      {treasury ? <small>{treasury} </small> : null}
      {token ? <small>{token}</small> : null}
      {end ? <small> {end}</small> : null}
    </ChoiceButton>
  )
}

/** Withholds the run for the treasury: what the treasury then has, and where the token goes. */
function Withhold({ play, text, notes, draft, of, treasury }: Half & { treasury: Money }) {
  const tried = play.tryOut(draft)
  const happened = followsOf(tried)
  const refusal = refusalOf(tried)
  const token = refusal ? undefined : notes.token(draft, movesOf(play.view, happened, draft.corporation))
  const after = treasury + flowOf(happened, draft.corporation)
  const end = endSetOff(play, happened)
  return (
    <ChoiceButton class="left" of={of} refusal={refusal} onTap={() => play.submit(draft)}>
      <b>{draft.revenue === 0 ? text.didNotRun : text.withhold}</b>{' '}
      {after === treasury ? null : <small>{text.treasury(treasury, after)} </small>}
      {token ? <small>{token}</small> : null}
      {end ? <small> {end}</small> : null}
    </ChoiceButton>
  )
}

/** The revenue to be entered: what was given for this table, otherwise that of the last run. */
export function revenueOf(play: Play, runs: readonly Choice<RunDraft>[]): Money {
  const [first] = runs
  return (first && (figureOf(first.draft.corporation, play.revision)?.revenue ?? first.draft.revenue)) ?? 0
}

/** An amount of money; a final zero that was not typed but implied is pale, so that it can be told from a typed one. */
function Figure({ amount, unsaid }: { amount: string; unsaid: boolean }) {
  const at = amount.lastIndexOf('0')
  if (!unsaid || at < 0) return amount
  return (
    <>
      {amount.slice(0, at)}
      <span class="soft">0</span>
      {amount.slice(at + 1)}
    </>
  )
}

/** The revenue as it would be entered: changed in steps, or typed. */
function Revenue({
  play,
  text,
  first,
  revenue,
  keys,
}: {
  play: Play<RunTable>
  text: RunWords
  first: Choice<RunDraft>
  revenue: Money
  keys: ComponentChildren
}) {
  const { corporation } = first.draft
  const range = rangeOf(first)
  const { step } = range
  const shown = figureOf(corporation, play.revision)
  const set = (next: number, typed?: number) => {
    giveFigure(play.revision, { corporation, revenue: next, typed })
  }
  const by = (more: number) => set(Math.max(0, revenue + more))
  const type = (digits: number | undefined) => {
    if (digits === undefined) giveFigure(play.revision, null)
    else set(figureTyped(digits, range), digits)
  }
  return (
    <>
      <div class="revenue">
        <Button onTap={() => by(-step)} off={revenue < step} label={text.lessRevenue(step)}>
          <b>−{step}</b>
        </Button>
        <output aria-live="polite" aria-label={text.revenue}>
          <Figure
            amount={play.voice.money(revenue)}
            unsaid={shown?.typed !== undefined && shown.typed !== revenue}
          />
        </output>
        <Button onTap={() => by(step)} label={text.moreRevenue(step)}>
          <b>+{step}</b>
        </Button>
      </div>
      <Digits name={text.revenueDigits} typed={shown?.typed} onType={type}>
        {keys}
      </Digits>
    </>
  )
}

/** The revenue: the figure of the last run as it is, changed in steps, or typed; then pay out or withhold. */
export function Run({
  play,
  text,
  runs,
  corporation,
  keys,
  besides,
  fields,
  notes = plainNotes(text),
}: {
  play: Play<RunTable>
  text: RunWords
  runs: readonly Choice<RunDraft>[]
  corporation: OperatingCorporation
  /** Further keys at the end of the keypad. */
  keys?: ComponentChildren
  /** Further questions besides the revenue. */
  besides?: ComponentChildren
  /** The fields that these add to the entry. */
  fields?: object
  notes?: RunNotes
}) {
  const [first] = runs
  if (!first) return null
  const revenue = revenueOf(play, runs)
  const half = (pay: boolean) => ({
    play,
    text,
    notes,
    draft: { ...first.draft, revenue, pay, ...fields },
    of: runs.find(it => it.draft.pay === pay),
  })
  return (
    <section class="run">
      <StepLabel
        of="run"
        aside={
          corporation.lastRun === null ? null : (
            <LastRun text={text} of={corporation} amount={play.voice.money(corporation.lastRun)} />
          )
        }
      >
        {text.revenue}
      </StepLabel>
      <Revenue play={play} text={text} first={first} revenue={revenue} keys={keys} />
      {besides}
      <div class="pay">
        <Pay {...half(true)} />
        <Withhold {...half(false)} treasury={corporation.treasury} />
      </div>
    </section>
  )
}
