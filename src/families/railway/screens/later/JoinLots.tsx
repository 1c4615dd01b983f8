import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { Stepper } from '../../../../ui/kit/parts/Stepper'
import { AmountRow, namedOptions, StepRow } from '../../../join/screens/parts'
import type { LotsPolicy } from '../../auction/lots'
import {
  auctionOf,
  begun,
  type JoinedAuction,
  type JoinedLot,
  mayValue,
  setsValue,
  withAnswers,
} from '../../join/lots'
import type { LotsJoining } from '../../words/lots'
import type { RailJoinWords } from '../../words/screens'
import { said } from '../shown'
import type { JoinParts } from './Join'
import type { PartProps } from './kit'

/** The words of the form, with what they say of such an auction. */
const saidOf = () => said.value.joining as RailJoinWords & LotsJoining

/**
 * Asks whether the auction is still on; if so, all players have their starting cash and the seating order is the move order.
 */
function AuctionOn({ policy, fresh, form, change, lots }: PartProps & { lots: LotsPolicy }) {
  if (form.kind !== 'SR' || form.set !== 1) return null
  return (
    <Switch
      on={auctionOf(form) !== undefined}
      onChange={on =>
        change(
          on
            ? begun(policy.game, lots, fresh)
            : { ...withAnswers(form, { auction: undefined }), cash: {}, privates: {} },
        )
      }
    >
      {saidOf().auction.on}
    </Switch>
  )
}

/**
 * Asks whether the auction is over and the value of the presidency being set; the player to act then has its certificate.
 */
function ValueOn({ form, change, lots }: PartProps & { lots: LotsPolicy }) {
  if (!mayValue(form)) return null
  return (
    <Switch on={setsValue(form)} onChange={value => change(withAnswers(form, { value }))}>
      {saidOf().value(lots.presidency)}
    </Switch>
  )
}

/** A lot: its current face value, who leads, and with what bid. */
function OneLot({
  kit,
  policy,
  fresh,
  id,
  lots,
  lot,
  put,
}: Pick<PartProps, 'kit' | 'policy' | 'fresh'> & {
  id: string
  lots: LotsPolicy
  lot: JoinedLot
  put: (lot: JoinedLot) => void
}) {
  const { auction: text } = saidOf()
  return (
    <section class="stack">
      <Label level={2} aside={policy.game.printed.privates[id]?.name}>
        {id}
      </Label>
      <div class="join-row">
        <span>{text.face}</span>
        <Stepper
          name={`${text.face}, ${id}`}
          value={lot.face}
          step={lots.reduction}
          most={lots.faces[id] ?? 0}
          show={face => kit.voice.money(face)}
          onChange={face => put({ ...lot, face })}
        />
      </div>
      <Label>{text.leads}</Label>
      <OneOf
        name={`${text.leads}, ${id}`}
        value={lot.player ?? ''}
        options={[...namedOptions(kit, fresh.players), { value: '', text: <span>{text.noBid}</span> }]}
        onChange={player => put(player === '' ? { face: lot.face } : { ...lot, player })}
      />
      {lot.player === undefined ? null : (
        <AmountRow
          kit={kit}
          id={id}
          name={text.bid(id)}
          amount={lot.amount}
          onChange={amount => put({ ...lot, amount })}
        />
      )}
    </section>
  )
}

/** The lots, and how many players have passed in a row. */
function Lots({ auction, lots, ...part }: PartProps & { auction: JoinedAuction; lots: LotsPolicy }) {
  const { fresh, form, change } = part
  const put = (changes: Partial<JoinedAuction>) =>
    change(withAnswers(form, { auction: { ...auction, ...changes } }))
  return (
    <>
      <StepRow
        name={saidOf().auction.passes}
        value={auction.passes}
        most={fresh.players.length - 1}
        onChange={passes => put({ passes })}
      />
      {Object.entries(auction.lots).map(([id, lot]) => (
        <OneLot
          key={id}
          {...{ ...part, id, lots, lot }}
          put={changed => put({ lots: { ...auction.lots, [id]: changed } })}
        />
      ))}
    </>
  )
}

/** What the form asks of such an auction. */
export const lotsParts = (lots: LotsPolicy): JoinParts => ({
  round: part => (
    <>
      <AuctionOn {...part} lots={lots} />
      <ValueOn {...part} lots={lots} />
    </>
  ),
  instead(part) {
    const auction = auctionOf(part.form)
    return auction && <Lots {...{ ...part, auction, lots }} />
  },
})
