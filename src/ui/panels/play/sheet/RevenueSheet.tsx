import { useEffect, useState } from 'preact/hooks'
import { go, route } from '../../../../app/routes'
import { recallSheets, rememberSheets, sheetFor, sheetMemory } from '../../../../app/sheets'
import { desk, elsewhere, voice } from '../../../../app/table'
import { words } from '../../../../app/words'
import { bonusesOf, earns, type Sheet, totalOf, whyNotVisit } from '../../../../rules/sheet'
import { Button } from '../../../parts/Button'
import { RuleLink } from '../../../parts/RuleLink'
import { Page } from '../../../screens/frame/Page'
import { figure } from '../figure'
import { PlaceButtons, type PlaceOn } from './PlaceButtons'
import { nextTile, runsNow, valueNow, visitsOf } from './runs'
import './sheet.css'

/** The places of one train, with what their taps do. */
function placesOn(corporation: string, sheet: Sheet, runs: readonly (readonly string[])[], at: number) {
  const memory = sheetMemory.value
  const train = sheet.trains[at]
  const run = runs[at] ?? []
  const keep = (places: readonly string[]) => {
    const kept = sheet.trains.map(({ type }, i) => ({
      train: type,
      places: i === at ? places : (runs[i] ?? []),
    }))
    rememberSheets({ ...sheetMemory.value, runs: { ...sheetMemory.value.runs, [corporation]: kept } })
  }
  return sheet.places.map((place): PlaceOn => {
    const on = run.includes(place.id)
    const { tile, value } = valueNow(place, memory.tiles)
    const turn = () => {
      const next = nextTile(place, sheetMemory.value.tiles)
      const tiles = { ...sheetMemory.value.tiles, ...(next === null ? {} : { [place.id]: next }) }
      rememberSheets({ ...sheetMemory.value, tiles })
    }
    return {
      place,
      value,
      tile,
      on,
      shut: train && whyNotVisit(sheet, train, visitsOf(sheet, run, memory.tiles), place.id),
      toggle: () => keep(on ? run.filter(id => id !== place.id) : [...run, place.id]),
      turn,
    }
  })
}

/** The trains to choose from: what each earns, and how far it goes. */
function Trains({
  sheet,
  runs,
  at,
  choose,
}: {
  sheet: Sheet
  runs: readonly (readonly string[])[]
  at: number
  choose: (at: number) => void
}) {
  const text = words.value.play.sheetPage
  const visits = runs.map(run => visitsOf(sheet, run, sheetMemory.value.tiles))
  const bonuses = bonusesOf(sheet, visits)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class="buttons" role="group" aria-label={words.value.play.trains}>
      {sheet.trains.map((train, i) => {
        const run = visits[i] ?? new Map<string, number>()
        const bonus = bonuses[i]
        const stops = sheet.places.filter(it => it.kind !== 'town' && run.has(it.id)).length
        const sum = voice.value.money(earns(sheet, train, run) + (bonus?.value ?? 0))
        return (
          <Button key={`${train.type}-${i}`} pressed={i === at} onTap={() => choose(i)}>
            <b>{text.train(train.type, sum)}</b> <small>{text.stops(stops, train.stops)} </small>
            {bonus ? <small>{text.bonus(bonus.name, bonus.value)}</small> : null}
          </Button>
        )
      })}
    </div>
  )
}

function Form({ corporation, sheet }: { corporation: string; sheet: Sheet }) {
  const text = words.value.play.sheetPage
  const [chosen, choose] = useState(0)
  const at = Math.min(chosen, sheet.trains.length - 1)
  const { runs: remembered, tiles } = sheetMemory.value
  const runs = runsNow(sheet, remembered[corporation])
  const total = totalOf(
    sheet,
    runs.map(run => visitsOf(sheet, run, tiles)),
  )
  const use = () => {
    if (desk.value)
      figure.value = { corporation, revision: desk.value.revision, revenue: total, typed: false }
    // On a table of the past the form that it was opened from, not the game as it is.
    if (elsewhere.value) history.back()
    else go('play', undefined, true)
  }
  return (
    <>
      <Trains sheet={sheet} runs={runs} at={at} choose={choose} />
      <PlaceButtons places={placesOn(corporation, sheet, runs, at)} />
      <div class="row">
        {sheet.cites.map(to => (
          <RuleLink key={to} to={to} />
        ))}
      </div>
      <div class="page-foot">
        <Button kind="ink" class="big" onTap={use}>
          {text.use(voice.value.money(total))}
        </Button>
      </div>
    </>
  )
}

/** The revenue sheet: the places that each train visits, added up; the total goes to the run with a tap. */
export function RevenueSheet() {
  const text = words.value.play.sheetPage
  const turn = desk.value?.view.turn
  const corporation = route.value.of ?? (turn?.at === 'operate' ? turn.corporation : '')
  const sheet = sheetFor(corporation)
  useEffect(() => void recallSheets(), [])
  return (
    <Page title={text.title(corporation)}>
      {sheet && sheet.trains.length > 0 ? (
        <Form corporation={corporation} sheet={sheet} />
      ) : (
        <p class="soft">{text.none}</p>
      )}
    </Page>
  )
}
