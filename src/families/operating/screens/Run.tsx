import type { ComponentChildren } from 'preact'
import { corporationCards } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'
import { type Happening, runIn } from '../../../rules/happening'
import type { Choice, Refusal } from '../../../rules/rule'
import { Plate } from '../../../ui/kit/parts/Plate'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { steady } from '../../../ui/kit/parts/steady'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import {
  endSetOff,
  flowOf,
  followsOf,
  movesOf,
  type Play,
  rangeOf,
  refusalOf,
  shortName,
  tensAround,
} from '../../../ui/kit/play/kit'
import type { RunWords } from '../../words/operating'
import { doubtOf } from '../doubt'
import { figureOf } from './figure'
import { useInSight } from './inSight'
import { LastRun, useOtherTrains } from './LastRun'
import { Revenue } from './Revenue'
import type { OperatingCorporation, Run as RunDraft, RunTable } from './table'

/** What the buttons of a run say below their names. */
export interface RunNotes {
  /** What the treasury gets from a run that is paid out; `undefined` if it gets nothing. */
  treasury(dividend: Money, happened: readonly Happening[]): string | undefined
  /** Where the token goes, or why it stays. */
  token(draft: RunDraft, moved: readonly [Money, Money] | undefined): string
}

/** What a title has against a revenue by what it knows of the map; `null` if nothing, `undefined` if it does not know. */
export type Doubts = (revenue: Money) => string | null | undefined

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
  /** The choice once another revenue is typed: one of 0 cannot be paid out. */
  readonly becomes: Choice<RunDraft>
}

/** What a tap on a button does: its name, what each player gets, and what else moves. */
interface Effects {
  readonly name: string
  readonly players?: string
  readonly others: readonly string[]
  readonly refusal: Refusal | undefined
}

/** What paying out does: the dividend per share, who gets what, where the token goes. */
function payEffects({ play, text, notes, draft }: Half): Effects {
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
  const share = runIn(happened)?.each ?? 0
  const refusal = refusalOf(tried)
  const others = refusal
    ? []
    : [
        notes.treasury(paid.get(corporation) ?? 0, happened),
        notes.token(draft, movesOf(happened, corporation)),
        endSetOff(play, happened),
      ]
  return {
    name: share > 0 ? text.pay(play.voice.money(share)) : text.payNothing,
    players: players.map(([to, amount]) => `${shortName(play, to)}\u00a0${amount}`).join(' · '),
    others: others.filter(it => it !== undefined),
    refusal,
  }
}

/** What withholding does: what the treasury then has, and where the token goes. */
function withholdEffects({ play, text, notes, draft }: Half, treasury: Money): Effects {
  const tried = play.tryOut(draft)
  const happened = followsOf(tried)
  const refusal = refusalOf(tried)
  const after = treasury + flowOf(happened, draft.corporation)
  const others = [
    after === treasury ? undefined : text.treasury(treasury, after),
    refusal ? undefined : notes.token(draft, movesOf(happened, draft.corporation)),
    endSetOff(play, happened),
  ]
  return {
    name: draft.revenue === 0 ? text.didNotRun : text.withhold,
    others: others.filter(it => it !== undefined),
    refusal,
  }
}

/** A button that pays the run out or withholds it, with what that does. Where there is little room, that stands below the buttons. */
function halfButton(
  { play, draft, of, becomes }: Half,
  { name, players, others, refusal }: Effects,
  kind: 'go' | 'plain' = 'plain',
  doubted = false,
) {
  return (
    <ChoiceButton
      kind={kind}
      class={doubted ? 'left doubted' : 'left'}
      of={of}
      becomes={becomes}
      enters={draft}
      refusal={refusal}
      play={play}
    >
      <b>{name}</b> {players ? <small class="players">{players} </small> : null}
      {others.map(it => (
        <small key={it} class="others">
          {it}{' '}
        </small>
      ))}
    </ChoiceButton>
  )
}

/** What the buttons do, for a screen with too little room for that on them. */
const Below = steady(({ all }: { all: readonly Effects[] }) => (
  <div class="run-effects">
    {all.map(({ name, players, others }) => (
      <p key={name}>
        <b class="others">{name}</b> {players ? <span class="players">{players} </span> : null}
        <span class="others">{others.join(' · ')}</span>
      </p>
    ))}
  </div>
))

/**
 * What is asked about the revenue before it is entered: which multiple of ten it is, or whether it can be so high, or so low if
 * the map tells.
 */
function questionOf(
  { play, text, draft, of }: Half,
  lastRun: Money | null,
  turn: { readonly mostRun: Money },
  doubts: Doubts | undefined,
) {
  const { money } = play.voice
  const tens = of && tensAround(draft.revenue, rangeOf(of))
  if (tens) return { doubted: false, asks: words.value.play.inTens(money(tens[0]), money(tens[1])) }
  const told = doubts?.(draft.revenue)
  if (told) return { doubted: true, asks: told }
  const doubt = told === null ? told : doubtOf(draft.revenue, lastRun, lastRun ? 0 : turn.mostRun)
  if (!doubt) return undefined
  const { than, amount } = doubt
  return { doubted: true, asks: (than === 'most' ? text.overMost : text.overLastRun)(money(amount)) }
}

/** The revenue to be entered: what was given for this table, otherwise that of the last run. */
export function revenueOf(play: Play, runs: readonly Choice<RunDraft>[]): Money {
  const [first] = runs
  return (first && (figureOf(first.draft.corporation, play.revision)?.revenue ?? first.draft.revenue)) ?? 0
}

/** The revenue: the figure of the last run as it is, changed in steps, or typed; then pay out or withhold. */
export function Run({
  play,
  text,
  runs,
  corporation,
  turn,
  keys,
  besides,
  below,
  fields,
  doubts,
  notes = plainNotes(text),
}: {
  play: Play<RunTable>
  text: RunWords
  runs: readonly Choice<RunDraft>[]
  corporation: OperatingCorporation
  /** The most that its trains could earn by the printed values; only read for a first run. */
  turn: { readonly mostRun: Money }
  /** Further keys at the end of the keypad. */
  keys?: ComponentChildren
  /** Further questions besides the revenue. */
  besides?: ComponentChildren
  /** What is told below the buttons. */
  below?: ComponentChildren
  /** The fields that these add to the entry. */
  fields?: object
  doubts?: Doubts | undefined
  notes?: RunNotes
}) {
  const [first] = runs
  const place = useInSight(
    runs.some(({ refusal }) => !refusal),
    play.revision,
  )
  const other = useOtherTrains(corporation.id)
  if (!first) return null
  const revenue = revenueOf(play, runs)
  // The last run's revenue was made with other trains, and nobody has said that it is the same again.
  const stale = other && figureOf(corporation.id, play.revision) === undefined
  const half = (pay: boolean) => ({
    play,
    text,
    notes,
    draft: { ...first.draft, revenue, pay, ...fields },
    of: runs.find(it => it.draft.pay === pay),
    becomes: { ...first, draft: { ...first.draft, pay } },
  })
  const { lastRun, treasury } = corporation
  const card = corporationCards.value.get(corporation.id)
  const [paying, withholding] = [half(true), half(false)]
  const effects = [payEffects(paying), withholdEffects(withholding, treasury)] as const
  const question = questionOf({ ...withholding, of: first }, lastRun, turn, doubts)
  const doubted = question?.doubted ?? false
  return (
    <section class="run">
      <div class="run-entry" ref={place}>
        <div class="run-head">
          {card ? <Plate of={card} size="small" narrow /> : null}
          <div class="grow">
            {/* It is heard as it comes up; what stands in its place otherwise is there from the start. */}
            <div aria-live="polite">{question ? <p class="doubt">{question.asks}</p> : null}</div>
            {question ? null : (
              <StepLabel
                of="run"
                aside={
                  lastRun === null ? null : (
                    <LastRun text={text} id={corporation.id} amount={play.voice.money(lastRun)} />
                  )
                }
              >
                {text.revenue}
              </StepLabel>
            )}
          </div>
        </div>
        <div class="run-figure">
          <Revenue play={play} text={text} first={first} revenue={revenue} keys={keys} />
          {besides}
        </div>
        <div class="pay">
          {halfButton(paying, effects[0], doubted || stale ? 'plain' : 'go', doubted)}
          {halfButton(withholding, effects[1])}
        </div>
      </div>
      <Below all={effects} />
      {below}
    </section>
  )
}
