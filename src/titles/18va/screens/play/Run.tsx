import { figureOf } from '../../../../families/operating/screens/figure'
import { useOtherTrains } from '../../../../families/operating/screens/LastRun'
import { type RunNotes, revenueOf, tokenNote } from '../../../../families/operating/screens/Run'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import type { CorporationView } from '../../table/view'
import type { ChoiceOf, Play } from '../shown'
import { said } from '../shown'
import { coalOf, coalValues, giveCoal, isChosen } from './coal'

/** Coal for the treasury: one tap for each possible sum of its freight trains (4.5.4.3). */
function Coal({ play, run, coal }: { play: Play; run: ChoiceOf<'run'>; coal: number }) {
  const text = said.value.play
  const { corporation } = run.draft
  const [other, chosen] = [useOtherTrains(corporation), isChosen(play, corporation)]
  // Whoever types another revenue may overlook that the coal is still that of the last run.
  const old = figureOf(corporation, play.revision) !== undefined
  const doubt = other ? text.otherTrains : old ? text.coalOfLastRun(play.voice.money(coal)) : undefined
  return (
    <div class="row coal-row">
      <StepLabel to="4.5.4.3" aside={doubt && coal > 0 && !chosen ? <b class="doubt">{doubt}</b> : null}>
        {text.coal}
      </StepLabel>
      <OneOf
        name={text.coal}
        narrow
        value={coal}
        options={coalValues(run).map(value => ({ value, text: play.voice.money(value) }))}
        onChange={next => giveCoal(corporation, play.revision, next)}
      />
    </div>
  )
}

/** Notes on the run's effect on treasury and token; a dividend below the current value leaves the token in place (4.5.7). */
function notesOf(play: Play, { price }: CorporationView, coal: number): RunNotes {
  const text = said.value.play
  const { money } = play.voice
  return {
    treasury(dividend) {
      const parts = [...(dividend ? [text.toTreasury(dividend)] : []), ...(coal ? [text.andCoal(coal)] : [])]
      return parts.length > 0 ? parts.join(' · ') : undefined
    },
    token({ pay, revenue }, moved) {
      if (!pay || price === null) return tokenNote(moved)
      if (moved) return text.reaches(tokenNote(moved), money(revenue), money(price))
      return revenue < price ? text.tooLittle(money(revenue), money(price)) : text.highest(money(price))
    },
  }
}

/** Coal beside the revenue, and what it adds to the entry (4.5.5, 4.5.6). */
export function runParts(play: Play, runs: readonly ChoiceOf<'run'>[], corporation: CorporationView) {
  const [first] = runs
  if (!first) return {}
  const coal = coalOf(play, first, revenueOf(play, runs))
  return {
    besides: coalValues(first).length > 1 ? <Coal play={play} run={first} coal={coal} /> : null,
    fields: coal > 0 ? { coal } : {},
    notes: notesOf(play, corporation, coal),
  }
}
