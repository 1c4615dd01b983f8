import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { voice } from '../../../app/desk/table'
import type { Grid, Space, Tokens } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { CorporationCard } from '../../../rules/view'
import { Button } from '../../../ui/kit/parts/Button'
import { Label } from '../../../ui/kit/parts/Label'
import { OneOf } from '../../../ui/kit/parts/OneOf'
import { Plate } from '../../../ui/kit/parts/Plate'
import { SpacePick } from '../../../ui/kit/parts/SpacePick'
import { heirsOf, type JoinedStock, presidentOf, restOf, treasuryOf } from '../form'
import { AmountRow, type JoinKit, namedOptions, Place, StepRow, TrainsField } from './parts'

interface RowProps {
  readonly kit: JoinKit
  readonly corporation: CorporationCard
  readonly row: JoinedStock
  readonly change: (changes: Partial<JoinedStock>) => void
}

/** Where its token lies: at the price it was started at as long as nothing else is said. */
export function Price({
  kit,
  corporation,
  row,
  change,
  chart,
}: RowProps & { chart: { readonly grid: Grid; readonly tokens: Tokens<string> } }) {
  const { text } = kit
  const id = `${corporation.id} price`
  const on = kit.open.value === id
  const figure = voice.value.money(row.price)
  const toggle = () => {
    kit.open.value = on ? undefined : id
  }
  const pick = (at: Space, price: number) => {
    change({ at, price })
    kit.open.value = undefined
  }
  return (
    <>
      <div class="join-row">
        <span>{text.price}</span>
        <Button expanded={on} label={`${figure}, ${text.price}, ${corporation.short}`} onTap={toggle}>
          <b>{figure}</b>
        </Button>
      </div>
      {on ? (
        <SpacePick
          name={text.space}
          chart={chart}
          corporations={[]}
          lies={undefined}
          chosen={row.at}
          onPick={pick}
        />
      ) : null}
    </>
  )
}

/** How much one holder has of it, in one tap; a second tap on the same takes it back. */
function Holding(props: {
  kit: JoinKit
  name: string
  of: CorporationCard
  /** Shares in all, and how many of them a holder may have. */
  all: number
  most: number
  shares: number
  put: (shares: number) => void
}) {
  const { kit, name, of, all, most, shares, put } = props
  return (
    <div class="join-holding">
      <span>{name}</span>
      <OneOf
        name={`${name}, ${of.short}`}
        value={shares}
        options={Array.from({ length: Math.max(most, shares) }, (_, i) => ({
          value: i + 1,
          text: kit.text.percent(((i + 1) * 100) / all),
        }))}
        onChange={tapped => put(tapped === shares ? 0 : tapped)}
      />
    </div>
  )
}

/** Who has how much of it; what nobody has is where new shares come from. */
export function Shares({
  kit,
  corporation,
  row,
  change,
  players,
  all,
  most,
}: RowProps & {
  players: readonly PlayerId[]
  all: number
  /** How many a player may have, and how many may lie in the market. */
  most: { readonly player: number; readonly market: number }
}) {
  const { text } = kit
  const rest = (restOf(all, row) * 100) / all
  const heirs = heirsOf(players, row)
  return (
    <>
      <Label aside={<span class={rest < 0 ? 'purse-off' : ''}>{text.rest(rest)}</span>}>{text.shares}</Label>
      {players.map(id => (
        <Holding
          key={id}
          {...{ kit, all }}
          name={kit.voice.name(id)}
          of={corporation}
          most={most.player}
          shares={row.shares[id] ?? 0}
          put={count => change({ shares: { ...row.shares, [id]: count } })}
        />
      ))}
      <Holding
        {...{ kit, all }}
        name={text.market}
        of={corporation}
        most={most.market}
        shares={row.market}
        put={market => change({ market })}
      />
      {heirs.length > 1 ? (
        <>
          <Label>{text.president}</Label>
          <OneOf
            name={`${text.president}, ${corporation.short}`}
            value={presidentOf(players, row)}
            options={namedOptions(kit, heirs)}
            onChange={president => change({ president })}
          />
        </>
      ) : null}
    </>
  )
}

/** What stands on its charter: treasury, trains, stations. */
export function Charter({
  kit,
  corporation,
  row,
  change,
  types,
  stations,
}: RowProps & {
  /** What a train on it may be called. */
  types: readonly string[]
  /** The most stations that may be left. */
  stations: number
}) {
  const { text } = kit
  return (
    <>
      <AmountRow
        kit={kit}
        id={treasuryOf(corporation.id)}
        name={`${text.treasury}, ${corporation.short}`}
        amount={row.treasury}
        onChange={treasury => change({ treasury })}
      />
      <Label>{text.trains}</Label>
      <TrainsField
        text={text}
        types={types}
        who={corporation.short}
        trains={row.trains}
        onChange={trains => change({ trains })}
      />
      <StepRow
        name={text.stations}
        of={corporation.short}
        value={row.stations}
        most={stations}
        onChange={left => change({ stations: left })}
      />
    </>
  )
}

/** A corporation of a table that is joined: not started, or all that is asked of it once it is said at which price it began. */
export function Corporation<R extends JoinedStock>({
  kit,
  corporation,
  pars,
  row,
  fresh,
  put,
  children,
}: {
  kit: JoinKit
  corporation: CorporationCard
  /** The prices that it may have been started at. */
  pars: readonly Money[]
  row: R | undefined
  /** What is filled in at first. */
  fresh: (par: Money) => R
  put: (row: R | undefined) => void
  children: ComponentChildren
}) {
  const { text } = kit
  // What was filled in is there again after a tap on the wrong button.
  const before = useRef<R>(undefined)
  const start = (par: Money) => {
    const last = row ?? before.current ?? fresh(par)
    // Before anything is said of the price it is the one that it began at.
    put({ ...last, par, price: last.at ? last.price : par })
  }
  const stop = () => {
    before.current = row ?? before.current
    put(undefined)
  }
  return (
    <Place at={corporation.id} class="join-corporation">
      <div class="join-started">
        <Plate of={corporation} />
        <span class="label">{text.par}</span>
      </div>
      <OneOf
        narrow
        name={`${text.par}, ${corporation.short}`}
        value={row?.par ?? 0}
        options={[
          { value: 0, text: text.notStarted },
          ...pars.map(value => ({ value, text: voice.value.money(value) })),
        ]}
        onChange={par => (par === 0 ? stop() : start(par))}
      />
      {row ? children : null}
    </Place>
  )
}
