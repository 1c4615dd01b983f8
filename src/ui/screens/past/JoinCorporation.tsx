import { useRef } from 'preact/hooks'
import { heirsOf, type JoinedCorporation, presidentOf, restOf, startedAt } from '../../../app/pastJoin'
import { treasuryOf } from '../../../app/pastMissing'
import { voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Space } from '../../../bank/chart'
import type { CorporationView, TableView } from '../../../rules/view'
import { Button } from '../../parts/Button'
import { Label } from '../../parts/Label'
import { OneOf } from '../../parts/OneOf'
import { Plate } from '../../parts/Plate'
import { AmountRow, type JoinKit, Named, Place, StepRow, TrainsField } from './JoinParts'
import { SpacePick } from './SpacePick'

interface RowProps {
  readonly kit: JoinKit
  readonly view: TableView
  readonly corporation: CorporationView
  readonly row: JoinedCorporation
  readonly floated: boolean
  readonly put: (row: JoinedCorporation) => void
}

/** Nobody may have more than 60%, and the Open Market no more than 50%. */
const MOST = 6

/** Where its token lies: at its par value as long as nothing else is said. */
function Price({ kit, view, corporation, row, put }: RowProps) {
  const { joining } = words.value.past
  const id = `${corporation.id} price`
  const on = kit.open.value === id
  const figure = voice.value.money(row.price)
  const toggle = () => {
    kit.open.value = on ? undefined : id
  }
  const pick = (at: Space, price: number) => {
    put({ ...row, at, price })
    kit.open.value = undefined
  }
  return (
    <>
      <div class="join-row">
        <span>{joining.price}</span>
        <Button expanded={on} label={`${figure}, ${joining.price}, ${corporation.id}`} onTap={toggle}>
          <b>{figure}</b>
        </Button>
      </div>
      {on ? (
        <SpacePick
          name={joining.space}
          chart={view.chart}
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
  name: string
  of: CorporationView
  shares: number
  put: (shares: number) => void
}) {
  const { name, of, shares, put } = props
  const { percent } = words.value.past.joining
  return (
    <div class="join-holding">
      <span>{name}</span>
      <OneOf
        name={`${name}, ${of.id}`}
        value={shares}
        options={Array.from({ length: Math.max(MOST, shares) }, (_, i) => ({
          value: i + 1,
          text: percent(((i + 1) * 100) / of.ipo),
        }))}
        onChange={tapped => put(tapped === shares ? 0 : tapped)}
      />
    </div>
  )
}

/** Who has how much of it; what nobody has is left in the Initial Offering. */
function Shares({ kit, view, corporation, row, put }: RowProps) {
  const { joining } = words.value.past
  const rest = (restOf(corporation, row) * 100) / corporation.ipo
  const heirs = heirsOf(view, row)
  return (
    <>
      <Label aside={<span class={rest < 0 ? 'purse-off' : ''}>{joining.rest(rest)}</span>}>
        {joining.shares}
      </Label>
      {view.players.map(({ id }) => (
        <Holding
          key={id}
          name={kit.voice.name(id)}
          of={corporation}
          shares={row.shares[id] ?? 0}
          put={count => put({ ...row, shares: { ...row.shares, [id]: count } })}
        />
      ))}
      <Holding
        name={joining.market}
        of={corporation}
        shares={row.market}
        put={market => put({ ...row, market })}
      />
      {heirs.length > 1 ? (
        <>
          <Label>{joining.president}</Label>
          <OneOf
            name={`${joining.president}, ${corporation.id}`}
            value={presidentOf(view, row)}
            options={heirs.map(id => ({ value: id, text: <Named kit={kit} id={id} /> }))}
            onChange={president => put({ ...row, president })}
          />
        </>
      ) : null}
    </>
  )
}

function Charter({ kit, view, corporation, row, put }: RowProps) {
  const { joining } = words.value.past
  return (
    <>
      <AmountRow
        kit={kit}
        id={treasuryOf(corporation.id)}
        name={`${joining.treasury}, ${corporation.id}`}
        amount={row.treasury}
        onChange={treasury => {
          const { treasury: _, ...rest } = row
          put(treasury === undefined ? rest : { ...rest, treasury })
        }}
      />
      <Label>{joining.trains}</Label>
      <TrainsField
        types={view.trains.map(({ type }) => type)}
        who={corporation.id}
        trains={row.trains}
        onChange={trains => put({ ...row, trains })}
      />
      <StepRow
        name={joining.stations}
        of={corporation.id}
        value={row.stations}
        most={corporation.stations}
        onChange={stations => put({ ...row, stations })}
      />
    </>
  )
}

/** A corporation of a table that is joined: not started, or all that stands on its charter and who has its shares. */
export function JoinCorporation(
  props: Omit<RowProps, 'row' | 'put'> & {
    pars: readonly number[]
    row: JoinedCorporation | undefined
    put: (row: JoinedCorporation | undefined) => void
  },
) {
  const { corporation, row, pars, floated, put } = props
  const { joining } = words.value.past
  const { money } = voice.value
  // What was filled in is there again after a tap on the wrong button.
  const before = useRef<JoinedCorporation>(undefined)
  const start = (par: number) => {
    const last = row ?? before.current ?? startedAt(corporation, par)
    // Before anything is said of the price it is the par value.
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
        <span class="label">{joining.par}</span>
      </div>
      <OneOf
        narrow
        name={`${joining.par}, ${corporation.id}`}
        value={row?.par ?? 0}
        options={[
          { value: 0, text: joining.notStarted },
          ...pars.map(value => ({ value, text: money(value) })),
        ]}
        onChange={par => (par === 0 ? stop() : start(par))}
      />
      {row ? (
        <>
          <Price {...props} row={row} />
          <Shares {...props} row={row} />
          {floated ? <Charter {...props} row={row} /> : <p class="soft">{joining.unfloated}</p>}
        </>
      ) : null}
    </Place>
  )
}
