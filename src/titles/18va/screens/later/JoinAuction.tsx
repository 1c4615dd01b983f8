import { AmountRow, namedOptions, StepRow } from '../../../../families/join/screens/parts'
import type { PartProps } from '../../../../families/railway/screens/later/kit'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { Stepper } from '../../../../ui/kit/parts/Stepper'
import { FACE_REDUCTION, FACES, LOTS, type LotId, PRIVATE_CARDS, PRIVATES } from '../../data'
import { begun, type JoinedAuction, type JoinedLot } from '../../later/auction'
import { mayValue, ownOf, setsValue, withOwn } from '../../later/join'
import { said } from '../shown'

/**
 * Asks whether the first auction is still on; if so, all players have their starting cash and the seating order is the
 * move order (4.1).
 */
export function AuctionOn({ fresh, form, change }: PartProps) {
  if (form.kind !== 'SR' || form.set !== 1) return null
  return (
    <Switch
      on={ownOf(form).auction !== undefined}
      onChange={on =>
        change(on ? begun(fresh) : { ...withOwn(form, { auction: undefined }), cash: {}, privates: {} })
      }
    >
      {said.value.joining.auction.on}
    </Switch>
  )
}

/** An item: its current face value, who leads, and with what bid. */
function OneLot({
  kit,
  fresh,
  id,
  lot,
  put,
}: Pick<PartProps, 'kit' | 'fresh'> & { id: LotId; lot: JoinedLot; put: (lot: JoinedLot) => void }) {
  const { auction: text } = said.value.joining
  const named = PRIVATES.flatMap(it => (it === id ? PRIVATE_CARDS[it].name : []))[0]
  return (
    <section class="stack">
      <Label level={2} aside={named}>
        {id}
      </Label>
      <div class="join-row">
        <span>{text.face}</span>
        <Stepper
          name={`${text.face}, ${id}`}
          value={lot.face}
          step={FACE_REDUCTION}
          most={FACES[id]}
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

/**
 * Asks whether the auction is over and the value of the B&O being set; the player to act then has its president's
 * certificate (4.1).
 */
export function ValueOn({ form, change }: PartProps) {
  if (!mayValue(form)) return null
  return (
    <Switch on={setsValue(form)} onChange={value => change(withOwn(form, { value }))}>
      {said.value.joining.value}
    </Switch>
  )
}

/** The four items of the first auction, and how many players have passed in a row. */
export function Lots({ kit, fresh, form, change, auction }: PartProps & { auction: JoinedAuction }) {
  const put = (changes: Partial<JoinedAuction>) =>
    change(withOwn(form, { auction: { ...auction, ...changes } }))
  return (
    <>
      <StepRow
        name={said.value.joining.auction.passes}
        value={auction.passes}
        most={fresh.players.length - 1}
        onChange={passes => put({ passes })}
      />
      {LOTS.map(id => (
        <OneLot
          key={id}
          {...{ kit, fresh, id }}
          lot={auction.lots[id]}
          put={lot => put({ lots: { ...auction.lots, [id]: lot } })}
        />
      ))}
    </>
  )
}
