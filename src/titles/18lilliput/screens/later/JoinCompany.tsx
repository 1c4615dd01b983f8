import { useRef } from 'preact/hooks'
import { moneyAtHand } from '../../../../app/desk/words'
import { cellAt } from '../../../../bank/chart'
import { Charter } from '../../../../families/join/screens/charter'
import { FigureRow, FormPart, Holding, namedOptions } from '../../../../families/join/screens/parts'
import type { CorporationCard } from '../../../../rules/view'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { Plate } from '../../../../ui/kit/parts/Plate'
import { SpacePick } from '../../../../ui/kit/parts/SpacePick'
import { type CorporationId, PAPER, STATIONS } from '../../data'
import { companyOf, type Joined, type JoinedCompany, restOf, tokensOf } from '../../later/form'
import { phaseNow, typesIn } from '../../later/phase'
import type { LilState } from '../../state'
import type { JoinKit } from './parts'

interface Props {
  readonly kit: JoinKit
  readonly fresh: LilState
  readonly form: Joined
  readonly card: CorporationCard
}

interface RowProps extends Props {
  readonly row: JoinedCompany
  readonly change: (changes: Partial<JoinedCompany>) => void
}

/** The space of its marker, which gives the price. */
function Space({ kit, fresh, form, card, row, change }: RowProps) {
  const { text } = kit
  const id = `${card.id} price`
  const on = kit.open.value === id
  const price = row.at && cellAt(fresh.grid, row.at)?.price
  const figure = price === undefined ? text.notYet : moneyAtHand.value(price)
  const said = row.at && price !== undefined ? text.space(row.at[0], row.at[1], figure) : figure
  return (
    <>
      <FigureRow {...{ kit, id, figure }} name={text.price} label={`${said}, ${text.price}, ${card.short}`} />
      {on ? (
        <SpacePick
          name={text.price}
          chart={{ grid: fresh.grid, tokens: tokensOf(form) }}
          corporations={kit.corporations}
          lies={undefined}
          chosen={row.at}
          onPick={at => {
            change({ at })
            kit.open.value = undefined
          }}
        />
      ) : null}
    </>
  )
}

/** The players' shares besides the director's certificate; a second tap on the same number takes them back. */
function Shares({ kit, fresh, card, row, change }: RowProps) {
  const { text } = kit
  const rest = restOf(row)
  const most = PAPER.shares - PAPER.presidentShares
  return (
    <>
      <Label aside={<span class={rest < 0 ? 'purse-off' : ''}>{text.rest(rest)}</span>}>{text.shares}</Label>
      {fresh.players.map(id => (
        <Holding
          key={id}
          name={kit.voice.name(id)}
          of={card}
          most={Math.max(most, row.shares[id] ?? 0)}
          shares={row.shares[id] ?? 0}
          percent={text.percent}
          put={count => change({ shares: { ...row.shares, [id]: count } })}
        />
      ))}
    </>
  )
}

/** A company in a table being joined: once it has a director, everything else about it is asked. */
export function JoinCompany({
  put,
  ...props
}: Props & { put: (id: CorporationId, row: JoinedCompany | undefined) => void }) {
  const { kit, fresh, form, card } = props
  const id = card.id as CorporationId
  const row = form.companies[id]
  // Brings back what was filled in after a tap on the wrong button.
  const before = useRef<JoinedCompany>(undefined)
  const direct = (director: string) => {
    before.current = row ?? before.current
    put(id, director === '' ? undefined : { ...(before.current ?? companyOf(director)), director })
  }
  const part = row && { ...props, row, change: (to: Partial<JoinedCompany>) => put(id, { ...row, ...to }) }
  return (
    <FormPart at={id} class="join-corporation">
      <div class="join-started">
        <Plate of={card} />
        <span class="label">{kit.text.director}</span>
      </div>
      <OneOf
        name={`${kit.text.director}, ${card.short}`}
        value={row?.director ?? ''}
        options={[{ value: '', text: <span>{kit.text.nobody}</span> }, ...namedOptions(kit, fresh.players)]}
        onChange={direct}
      />
      {part ? (
        <>
          <Space {...part} />
          <Charter
            {...{ kit, row: part.row }}
            corporation={card}
            change={changes => part.change(changes as Partial<JoinedCompany>)}
            types={typesIn(phaseNow(form))}
            stations={STATIONS}
          />
          <Shares {...part} />
        </>
      ) : null}
    </FormPart>
  )
}
