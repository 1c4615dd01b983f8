import type { ComponentChildren } from 'preact'
import { refused } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import type { Choice } from '../../../rules/rule'
import { Between } from '../../../ui/kit/fields/Between'
import { Digits } from '../../../ui/kit/fields/Digits'
import { Button } from '../../../ui/kit/parts/Button'
import { figureTyped, type Play, rangeOf, tensAround } from '../../../ui/kit/play/kit'
import type { RunWords } from '../../words/operating'
import { figureOf, giveFigure } from './figure'
import type { Run as RunDraft, RunTable } from './table'

/** An amount of money; a final zero that was not typed but implied is pale, so that it can be told from a typed one. */
function paleZero(amount: string, unsaid: boolean) {
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

interface RevenueProps {
  readonly play: Play<RunTable>
  readonly text: RunWords
  readonly first: Choice<RunDraft>
  readonly revenue: Money
  readonly keys: ComponentChildren
}

/** The revenue as it would be entered: changed in steps, or typed. One that is not in tens stands between the two nearest. */
export function Revenue({ play, text, first, revenue, keys }: RevenueProps) {
  const { corporation } = first.draft
  const range = rangeOf(first)
  const { step } = range
  const shown = figureOf(corporation, play.revision)
  const set = (next: number, typed?: number) => {
    // What a refusal said of the figure before is over with it.
    refused.value = null
    giveFigure(play.revision, { corporation, revenue: next, typed })
  }
  const by = (more: number) => set(Math.max(0, revenue + more))
  const type = (digits: number | undefined) => {
    // Erased before anything was typed, the figure of the last run goes, and comes back if erased again.
    if (digits === undefined && shown?.typed === undefined) set(0, 0)
    else if (digits === undefined) giveFigure(play.revision, null)
    else set(figureTyped(digits, range), digits)
  }
  const tens = tensAround(revenue, range)
  const figure = (
    <output aria-live="polite" aria-label={text.revenue}>
      {paleZero(play.voice.money(revenue), shown?.typed !== undefined && shown.typed !== revenue)}
    </output>
  )
  const steps = (
    <div class="revenue">
      <Button onTap={() => by(-step)} off={revenue < step} label={text.lessRevenue(step)}>
        <b>−{step}</b>
      </Button>
      {figure}
      <Button onTap={() => by(step)} label={text.moreRevenue(step)}>
        <b>+{step}</b>
      </Button>
    </div>
  )
  return (
    <>
      {tens ? (
        <Between tens={tens} onTake={set}>
          {figure}
        </Between>
      ) : (
        steps
      )}
      <Digits name={text.revenueDigits} typed={shown?.typed} onType={type}>
        {keys}
      </Digits>
    </>
  )
}
