import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { recallSheets, rememberSheets, sheetMemory } from '../../../app/desk/sheets'
import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Page } from '../../../ui/kit/frame/Page'
import { Button } from '../../../ui/kit/parts/Button'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import type { SheetWords } from '../../words/sheet'
import { nextTile, runsNow, type SheetNow, tileKey, valueNow, visitsOf } from '../runs'
import { bonusesOf, earns, type MapPlace, runsIn, stopsIn, totalOf, whyNotVisit } from '../sheet'
import { PlaceButtons, type PlaceOn } from './PlaceButtons'
import './sheet.css'

type Runs = readonly (readonly string[])[]

/** Remembers the places that the train at this index visits, beside those of the others. */
function keepRun({ sheet, corporation }: SheetNow, runs: Runs, at: number, places: readonly string[]): void {
  const kept = sheet.trains.map(({ type }, i) => ({
    train: type,
    places: i === at ? places : (runs[i] ?? []),
  }))
  rememberSheets({ ...sheetMemory.value, runs: { ...sheetMemory.value.runs, [corporation]: kept } })
}

/** The places of one train, with what a tap on them does. */
function placesOn(now: SheetNow, runs: Runs, at: number, also: FormProps['also']): readonly PlaceOn[] {
  const { sheet, corporation } = now
  const train = sheet.trains[at]
  const run = runs[at] ?? []
  const keep = (places: readonly string[]) => keepRun(now, runs, at, places)
  return sheet.places.map((place): PlaceOn => {
    const others = run.filter(id => id !== place.id)
    const { tile, value } = valueNow(now, place)
    const turn = () => {
      const next = nextTile({ ...now, tiles: sheetMemory.value.tiles }, place)
      const tiles = {
        ...sheetMemory.value.tiles,
        ...(next === null ? {} : { [tileKey(place, corporation)]: next }),
      }
      rememberSheets({ ...sheetMemory.value, tiles })
    }
    return {
      place,
      value: (train && sheet.shows?.(train, place, value)) ?? value,
      tile,
      times: run.length - others.length,
      shut: train && whyNotVisit(sheet, train, visitsOf(now, run), place.id),
      visit: times => keep([...others, ...Array.from({ length: times }, () => place.id)]),
      turn,
      also: also?.(place),
    }
  })
}

interface TrainsProps {
  readonly text: SheetWords
  readonly now: SheetNow
  readonly runs: Runs
  readonly at: number
  readonly choose: (at: number) => void
}

/** The trains to choose from: what each earns, and how many stops it makes. */
function Trains({ text, now, runs, at, choose }: TrainsProps) {
  const { sheet } = now
  const visits = runs.map(run => visitsOf(now, run))
  const counted = runsIn(sheet, visits)
  const bonuses = bonusesOf(sheet, counted)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class="buttons" role="group" aria-label={text.trains}>
      {sheet.trains.map((train, i) => {
        const run = visits[i] ?? new Map<string, number>()
        const bonus = bonuses[i]
        const sum = voice.value.money(earns(sheet, train, counted[i] ?? run) + (bonus?.value ?? 0))
        return (
          <Button key={`${train.type}-${i}`} pressed={i === at} onTap={() => choose(i)}>
            <b>{text.train(train.type, sum)}</b>{' '}
            <small>{text.stops(stopsIn(sheet, run), train.stops)} </small>
            {bonus ? <small>{text.bonus(bonus.name, bonus.value)}</small> : null}
          </Button>
        )
      })}
    </div>
  )
}

interface FormProps {
  readonly text: SheetWords
  readonly corporation: string
  readonly sheet: SheetNow['sheet']
  /** Takes over the revenue, and what the treasury gets besides. */
  readonly onUse: (revenue: Money, beside: Money) => void
  /** A sentence on what the treasury gets besides. */
  readonly sayBeside?: (beside: Money) => ComponentChildren
  /** Further controls for a place, beside its buttons. */
  readonly also?: (place: MapPlace) => ComponentChildren
  /** Shown before the places; `visit` has the chosen train call at a place that is just being added, if it has a stop left. */
  readonly before?: (visit: (place: string) => void) => ComponentChildren
}

function Form({ text, corporation, sheet, onUse, sayBeside, also, before }: FormProps) {
  const [chosen, choose] = useState(0)
  const at = Math.min(chosen, sheet.trains.length - 1)
  const { runs: remembered, tiles } = sheetMemory.value
  const now: SheetNow = { sheet, corporation, tiles }
  const runs = runsNow(now, remembered[corporation])
  const visits = runs.map(run => visitsOf(now, run))
  const total = totalOf(sheet, visits)
  const visit = (place: string) => {
    const full = stopsIn(sheet, visits[at] ?? new Map()) >= (sheet.trains[at]?.stops ?? 0)
    if (!full) keepRun(now, runs, at, [...(runs[at] ?? []), place])
  }
  const lacks = sheet.trains.flatMap((train, i) => {
    const run = visits[i]
    const lack = run && run.size > 0 ? sheet.lacks?.(train, run) : undefined
    return lack ? [`${train.type}: ${text.lacks?.[lack] ?? lack}`] : []
  })
  const beside = sheet.beside?.(runsIn(sheet, visits), place => valueNow(now, place).tile) ?? 0
  return (
    <>
      <Trains {...{ text, now, runs, at, choose }} />
      {before?.(visit)}
      <PlaceButtons text={text} kinds={sheet.kinds} places={placesOn(now, runs, at, also)} />
      <div class="row">
        {sheet.cites.map(to => (
          <RuleLink key={to} to={to} />
        ))}
      </div>
      {/* A tap on a place changes it, far from there: it is heard, too. */}
      <div class="page-foot sheet-foot" aria-live="polite">
        {/* Here and not on the train, which would push the places down under the thumb. */}
        {lacks.map((lack, i) => (
          <p key={i} class="soft">
            {lack}
          </p>
        ))}
        {beside > 0 ? sayBeside?.(beside) : null}
        <Button kind="ink" class="big" onTap={() => onUse(total, beside)}>
          {text.use(voice.value.money(total))}
        </Button>
      </div>
    </>
  )
}

/** The revenue sheet: adds up the places that each train visits; a tap takes the total to the run. */
export function RevenueSheet({
  sheet,
  ...rest
}: Omit<FormProps, 'sheet'> & { sheet: FormProps['sheet'] | undefined }) {
  const { text, corporation } = rest
  useEffect(() => void recallSheets(), [])
  return (
    <Page title={text.title(voice.value.name(corporation))} fills>
      {sheet && sheet.trains.length > 0 ? <Form sheet={sheet} {...rest} /> : <p class="soft">{text.none}</p>}
    </Page>
  )
}
