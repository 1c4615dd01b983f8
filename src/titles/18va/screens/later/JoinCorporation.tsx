import { Charter, Corporation, Price, Shares } from '../../../../families/join/screens/corporation'
import { FormPart, type JoinKit } from '../../../../families/join/screens/parts'
import type { CorporationCard } from '../../../../rules/view'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import {
  DECLARED_TRAINS,
  GRID,
  PAPERS,
  type PhaseId,
  PRESIDENT_SHARES,
  type Size,
  STARTING_VALUES,
  STATIONS,
} from '../../data'
import { asksOperated, type Joined, type JoinedRow, startedAt, tokensOf } from '../../later/form'
import { operatedOf } from '../../later/missing'
import { sizeOf, sizesFor } from '../../later/phase'
import { mostPercent, type VaState } from '../../state'
import { said } from '../words'

/** The size, while the phase allows both; changing it also changes the stations left. */
function Sized({ kit, corporation, row, sizes, change }: RowProps & { sizes: readonly Size[] }) {
  const { joining } = said.value
  if (sizes.length < 2) return null
  return (
    <>
      <Label>{joining.size}</Label>
      <OneOf
        name={`${joining.size}, ${kit.voice.name(corporation.id)}`}
        value={row.size}
        options={sizes.map(value => ({ value, text: `${value}` }))}
        onChange={size =>
          change({ size, stations: Math.max(0, row.stations + STATIONS[size] - STATIONS[row.size]) })
        }
      />
    </>
  )
}

/** Asks whether the corporation has completed a turn, if its trains do not show that; a train suggests that it has. */
function Operated({ kit, corporation, row, change }: RowProps) {
  const { joining } = said.value
  const { operated = row.trains.length > 0 || undefined } = row
  const options = [
    { value: 'yes', text: joining.yes },
    { value: 'no', text: joining.no },
  ]
  return (
    <FormPart at={operatedOf(corporation.id)}>
      <Label>{joining.operated}</Label>
      <OneOf
        name={`${joining.operated}, ${kit.voice.name(corporation.id)}`}
        value={operated === undefined ? undefined : operated ? 'yes' : 'no'}
        options={options}
        onChange={value => change({ operated: value === 'yes' })}
      />
    </FormPart>
  )
}

interface RowProps {
  readonly kit: JoinKit
  readonly corporation: CorporationCard
  readonly row: JoinedRow
  readonly change: (changes: Partial<JoinedRow>) => void
}

/** A corporation of a table being joined: not started, or its charter, share price and shareholders. */
export function JoinCorporation({
  kit,
  fresh,
  form,
  phase,
  corporation,
  put,
}: {
  kit: JoinKit
  fresh: VaState
  form: Joined
  phase: PhaseId
  corporation: CorporationCard
  put: (row: JoinedRow | undefined) => void
}) {
  const { id } = corporation
  const row = form.corporations[id]
  const size = sizeOf(form, phase, id, row ?? { size: 5 })
  const { shares, percent } = PAPERS[size]
  const change = (changes: Partial<JoinedRow>) => row && put({ ...row, ...changes })
  const of = row && { kit, corporation, row: { ...row, size }, change }
  return (
    <Corporation
      {...{ kit, corporation, row, put }}
      pars={STARTING_VALUES}
      fresh={par => startedAt(phase, id, par)}
    >
      {of ? (
        <>
          <Price {...of} chart={{ grid: GRID, tokens: tokensOf(form) }} />
          <Sized {...of} sizes={sizesFor(form, phase, id)} />
          <Shares
            {...of}
            players={fresh.players}
            all={shares}
            most={{
              player: Math.floor(mostPercent(fresh) / percent),
              // Underwriting and bankruptcies may fill the Pool with all but the president's certificate (4.4, 4.6.3).
              market: shares - PRESIDENT_SHARES,
            }}
          />
          <Charter {...of} types={DECLARED_TRAINS} stations={STATIONS[size]} />
          {asksOperated(form, id, of.row) ? <Operated {...of} /> : null}
        </>
      ) : null}
    </Corporation>
  )
}
