import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { moneyAtHand } from '../../../app/desk/words'
import { type Grid, type Space, spaceOf, type Tokens } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { CorporationCard } from '../../../rules/view'
import { Label } from '../../../ui/kit/parts/Label'
import { OneOf } from '../../../ui/kit/parts/OneOf'
import { reveal } from '../../../ui/kit/parts/opened'
import { Plate } from '../../../ui/kit/parts/Plate'
import { SpacePick } from '../../../ui/kit/parts/SpacePick'
import { heirsOf, type JoinedStock, type MostShares, presidentOf, restOf } from '../form'
import { FigureRow, FormPart, Holding, type JoinKit, namedOptions } from './parts'

interface RowProps {
  readonly kit: JoinKit
  readonly corporation: CorporationCard
  readonly row: JoinedStock
  readonly change: (changes: Partial<JoinedStock>) => void
}

/** The space of its token, picked on the chart as it is filled in so far; until one is picked, it lies at the par price. */
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
  const figure = moneyAtHand.value(row.price)
  const pick = (at: Space, price: number) => {
    change({ at, price })
    kit.open.value = undefined
  }
  return (
    <div class="stack join-amount" ref={on ? reveal : null}>
      <FigureRow
        {...{ kit, id, figure }}
        name={text.price}
        label={`${figure}, ${text.price}, ${corporation.short}`}
      />
      {on ? (
        <SpacePick
          name={text.space}
          chart={chart}
          corporations={kit.corporations}
          lies={spaceOf(chart.tokens, corporation.id)}
          chosen={row.at}
          onPick={pick}
        />
      ) : null}
    </div>
  )
}

/** What changes with a player's shares: a president who was chosen stays only as long as nobody has more. */
function holding(players: readonly PlayerId[], row: JoinedStock, id: PlayerId, count: number) {
  const shares = { ...row.shares, [id]: count }
  const { president } = row
  const stays =
    president === undefined || heirsOf(players, { ...row, shares, president: undefined }).includes(president)
  return stays ? { shares } : { shares, president: undefined }
}

/** Who has how much of it; shares that nobody has are those that are still sold new. */
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
  /** The most that a player may have, and the most that may lie in the market. */
  most: MostShares
}) {
  const { text } = kit
  const rest = (restOf(all, row) * 100) / all
  const heirs = heirsOf(players, row)
  const percent = (shares: number) => text.percent((shares * 100) / all)
  // Few hold as much as the limit, and fewer more: the next one comes with it.
  const offered = (held: number) =>
    Math.max(most.player, most.above && held >= most.player ? Math.min(all, held + 1) : held)
  return (
    <>
      <Label aside={<span class={rest < 0 ? 'purse-off' : ''}>{text.rest(rest)}</span>}>{text.shares}</Label>
      {players.map(id => (
        <Holding
          key={id}
          name={kit.voice.name(id)}
          of={corporation}
          most={offered(row.shares[id] ?? 0)}
          shares={row.shares[id] ?? 0}
          percent={percent}
          put={count => change(holding(players, row, id, count))}
        />
      ))}
      <Holding
        name={text.market}
        of={corporation}
        most={Math.max(most.market, row.market)}
        shares={row.market}
        percent={percent}
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

/** A corporation of a joined table: not started, or everything that is asked about it once its par price is chosen. */
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
  /** The values that a new row starts with. */
  fresh: (par: Money) => R
  put: (row: R | undefined) => void
  children: ComponentChildren
}) {
  const { text } = kit
  // Remembers what was filled in, so that it comes back after a tap on the wrong button.
  const before = useRef<R>(undefined)
  const start = (par: Money) => {
    const last = row ?? before.current ?? fresh(par)
    // Until a space is picked, the price is the par price.
    put({ ...last, par, price: last.at ? last.price : par })
  }
  const stop = () => {
    before.current = row ?? before.current
    put(undefined)
  }
  return (
    <FormPart at={corporation.id} class="join-corporation">
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
          ...pars.map(value => ({ value, text: moneyAtHand.value(value) })),
        ]}
        onChange={par => (par === 0 ? stop() : start(par))}
      />
      {row ? children : null}
    </FormPart>
  )
}
