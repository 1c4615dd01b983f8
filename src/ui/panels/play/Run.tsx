import { go } from '../../../app/routes'
import { words } from '../../../app/words'
import type { CorporationView } from '../../../rules/view'
import { Digits } from '../../fields/Digits'
import { Button } from '../../parts/Button'
import { StepLabel } from '../../parts/StepLabel'
import { ChoiceButton } from './ChoiceButton'
import { figure } from './figure'
import { type ChoiceOf, type Draft, flowOf, followsOf, movesOf, type Play, rangeOf, refusalOf } from './kit'

/** What a share gets by a run that is paid, from what each holder is paid for his shares. */
function perShare(play: Play, draft: Draft<'run'>, paid: ReadonlyMap<string, number>): number {
  for (const { id, shares } of play.view.players) {
    const [amount, held] = [paid.get(id), shares[draft.corporation]]
    if (amount && held) return amount / held
  }
  return 0
}

/** Pays the run out: how much a share, who gets what, where the token goes. */
function Pay({ play, draft, of }: { play: Play; draft: Draft<'run'>; of: ChoiceOf<'run'> | undefined }) {
  const text = words.value.play
  const { corporation } = draft
  const tried = play.tryOut(draft)
  const happened = followsOf(tried)
  const paid = new Map(
    happened
      .filter(it => it.is === 'paid')
      .filter(it => it.why === 'dividend')
      .map(it => [it.to, it.amount]),
  )
  const token = movesOf(play.view, happened, corporation)
  const players = [...paid].filter(([to]) => to !== corporation)
  const share = perShare(play, draft, paid)
  const treasury = paid.get(corporation)
  return (
    <ChoiceButton kind="go" class="left" of={of} refusal={refusalOf(tried)} onTap={() => play.submit(draft)}>
      <b>{share > 0 ? text.pay(play.voice.money(share)) : text.payNothing}</b>{' '}
      {players.length > 0 ? (
        <small>{players.map(([to, amount]) => `${play.voice.name(to)} ${amount}`).join(' · ')} </small>
      ) : null}
      {treasury ? <small>{text.toTreasury(treasury)} </small> : null}
      {token ? <small>{text.token(token[0], token[1])}</small> : null}
    </ChoiceButton>
  )
}

/** Keeps the run in the treasury: what it comes to, where the token goes. */
function Withhold({
  play,
  draft,
  of,
  treasury,
}: {
  play: Play
  draft: Draft<'run'>
  of: ChoiceOf<'run'> | undefined
  treasury: number
}) {
  const text = words.value.play
  const tried = play.tryOut(draft)
  const happened = followsOf(tried)
  const token = movesOf(play.view, happened, draft.corporation)
  const after = treasury + flowOf(happened, draft.corporation)
  return (
    <ChoiceButton class="left" of={of} refusal={refusalOf(tried)} onTap={() => play.submit(draft)}>
      <b>{draft.revenue === 0 ? text.didNotRun : text.withhold}</b>{' '}
      {after === treasury ? null : <small>{text.treasury(treasury, after)} </small>}
      {token ? <small>{text.token(token[0], token[1])}</small> : null}
    </ChoiceButton>
  )
}

/** The revenue: last run's figure as it is, 10 more or less, or typed; then pay or withhold (4.2.3, 4.2.4). */
export function Run({
  play,
  runs,
  corporation,
}: {
  play: Play
  runs: readonly ChoiceOf<'run'>[]
  corporation: CorporationView | undefined
}) {
  const text = words.value.play
  const [first] = runs
  if (!first || !corporation) return null
  const { step } = rangeOf(first)
  const { id } = corporation
  const shown =
    figure.value?.revision === play.revision && figure.value.corporation === id ? figure.value : undefined
  const revenue = shown?.revenue ?? first.draft.revenue
  const set = (next: number | undefined, typed: boolean) => {
    figure.value =
      next === undefined ? null : { corporation: id, revision: play.revision, revenue: next, typed }
  }
  const by = (more: number) => set(Math.max(0, revenue + more), false)
  return (
    <section class="run">
      <StepLabel
        of="run"
        aside={corporation.lastRun === null ? null : text.lastRun(play.voice.money(corporation.lastRun))}
      >
        {text.revenue}
      </StepLabel>
      <div class="revenue">
        <Button onTap={() => by(-step)} off={revenue < step} label={text.lessRevenue(step)}>
          <b>−{step}</b>
        </Button>
        <output aria-live="polite" aria-label={text.revenue}>
          {play.voice.money(revenue)}
        </output>
        <Button onTap={() => by(step)} label={text.moreRevenue(step)}>
          <b>+{step}</b>
        </Button>
      </div>
      <Digits
        name={text.revenueDigits}
        typed={shown?.typed ? shown.revenue : undefined}
        onType={next => set(next, true)}
      >
        <Button class="word" onTap={() => go('sheet', corporation.id)} label={text.sheetLabel}>
          {text.sheet}
        </Button>
      </Digits>
      <div class="pay">
        <Pay play={play} draft={{ ...first.draft, revenue, pay: true }} of={runs.find(it => it.draft.pay)} />
        <Withhold
          play={play}
          draft={{ ...first.draft, revenue, pay: false }}
          of={runs.find(it => !it.draft.pay)}
          treasury={corporation.treasury}
        />
      </div>
    </section>
  )
}
