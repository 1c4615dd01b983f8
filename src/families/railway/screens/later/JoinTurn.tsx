import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { turnOf } from '../../../join/form'
import { freshMemory } from '../../../join/memory'
import { RoundSoFar, Several } from '../../../join/screens/memory'
import { AmountRow, Named, namedOptions } from '../../../join/screens/parts'
import { DEEDS } from '../../join/answers'
import { broughtBy, startedIn } from '../../join/form'
import { afterwardsOf, auctioned, isPast, mayRaise, raisedIn, seatsOf, unsoldIn } from '../../join/progress'
import type { PartProps } from './kit'

/** What has been done so far on the turn in progress; folded, because most likely it is nothing. */
function DoneSoFar<K extends string>({
  kit,
  who,
  value,
  all,
  text,
  onChange,
}: Pick<PartProps, 'kit'> & {
  who: string
  value: K
  all: readonly K[]
  text: Readonly<Record<string, string>>
  onChange: (value: K) => void
}) {
  const name = kit.text.turnSoFar(kit.voice.name(who))
  return (
    <Expandable line={`${name}: ${text[value]}`}>
      <OneOf
        name={name}
        value={value}
        options={all.map(it => ({ value: it, text: text[it] }))}
        onChange={onChange}
      />
    </Expandable>
  )
}

/** Corporations as plates, any number of which are chosen. */
function Plates({
  kit,
  name,
  ids,
  chosen,
  onChange,
}: Pick<PartProps, 'kit'> & {
  name: string
  ids: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const options = ids.map(value => ({ value, text: <Named kit={kit} id={value} /> }))
  return ids.length === 0 ? null : <Several narrow {...{ name, chosen, options, onChange }} />
}

/** The stock round: who passed, who sold what, and what the player has done on this turn. */
function Stock({ kit, policy, form, change, players }: PartProps) {
  const turn = turnOf(form)
  const { memory = freshMemory, deed = 'nothing', soldNow = [] } = form
  const { text } = kit
  if (turn === undefined) return null
  const company = auctioned(policy, form)
  if (company !== undefined)
    return (
      <>
        <Label>{text.auction(company)}</Label>
        <OneOf
          name={text.auction(company)}
          value={afterwardsOf(policy, players, form)}
          options={namedOptions(kit, players)}
          onChange={afterwards => change({ afterwards })}
        />
      </>
    )
  const sells = unsoldIn(policy, form).length === 0
  const sold = deed !== 'nothing' && deed !== 'bought'
  return (
    <>
      <RoundSoFar
        kit={kit}
        seats={seatsOf(policy, players, form)}
        memory={memory}
        acted={deed !== 'nothing'}
        corporations={sells ? startedIn(policy, form) : []}
        onChange={to => change({ memory: to })}
      />
      {sells ? (
        <DoneSoFar
          {...{ kit, who: turn, value: deed, all: policy.deeds ?? DEEDS, text: text.deeds }}
          onChange={to => to !== deed && change({ deed: to, soldNow: [] })}
        />
      ) : null}
      {sells && sold && policy.salesBy ? (
        <Plates
          {...{ kit, name: text.soldNow, ids: startedIn(policy, form), chosen: soldNow }}
          onChange={to => change({ soldNow: to })}
        />
      ) : null}
    </>
  )
}

/** How many trains were bought in this turn, while no more than one may be. */
function Bought({ kit, form, change }: PartProps) {
  const name = kit.text.bought
  return (
    <>
      <Label>{name}</Label>
      <OneOf
        narrow
        name={name}
        value={form.fromBank?.length ?? 0}
        options={[0, 1].map(value => ({ value, text: `${value}` }))}
        onChange={to => change({ fromBank: Array<string>(to).fill('') })}
      />
    </>
  )
}

/** Which types were bought in this turn, while no more than one of each may be. */
function BoughtTypes({ kit, policy, form, change, phase }: PartProps) {
  const types = isPast(policy, form) ? (policy.oneOfEach?.(phase) ?? []) : []
  return types.length === 0 ? null : (
    <Several
      narrow
      name={kit.text.boughtTypes}
      chosen={form.fromBank ?? []}
      options={types.map(value => ({ value, text: value }))}
      onChange={to => change({ fromBank: to })}
    />
  )
}

/** What the president has sold for a train: most likely nothing; otherwise the least that a certificate brought. */
function Least({ kit, policy, form, change }: PartProps) {
  const { least: what, noneSold, otherLeast: name } = kit.text
  const least = form.raised?.[0]?.each
  const prices = broughtBy(policy, form)
  const put = (each: number | undefined) => change({ raised: each ? [{ of: '', each }] : [] })
  return (
    <>
      <Label>{what}</Label>
      <OneOf
        narrow
        name={what}
        value={least ?? 0}
        options={[
          { value: 0, text: noneSold },
          ...prices.map(value => ({ value, text: kit.voice.money(value) })),
        ]}
        onChange={put}
      />
      {least === undefined && prices.length > 0 ? null : (
        <AmountRow {...{ kit, name }} id="least" amount={least} onChange={put} />
      )}
    </>
  )
}

/** The operating turn: how far it has come, what has been bought, and what the president has sold for a train. */
function Operating(props: PartProps) {
  const { kit, policy, form, change, phase } = props
  const raising = mayRaise(policy, form)
  const turn = turnOf(form)
  const all = Object.keys(policy.stages)
  const { stage = all[0] ?? '', raised = [] } = form
  if (turn === undefined) return null
  const sales = (of: string) =>
    raised.find(sale => sale.of === of) ?? { of, each: form.corporations[of]?.price ?? 0 }
  return (
    <>
      <DoneSoFar
        {...{ kit, who: turn, value: stage, all, text: kit.text.stages }}
        onChange={to => change({ stage: to, fromBank: [], raised: [] })}
      />
      {isPast(policy, form) && !raising && policy.oneTrain?.(phase) ? <Bought {...props} /> : null}
      <BoughtTypes {...props} />
      {raising && !policy.salesBy ? <Least {...props} /> : null}
      {policy.salesBy ? (
        <Plates
          {...{ kit, name: kit.text.raised, ids: raisedIn(policy, form), chosen: raised.map(({ of }) => of) }}
          onChange={to => change({ raised: to.map(sales) })}
        />
      ) : null}
    </>
  )
}

/** What the round and the turn in progress remember. */
export function SoFar(props: PartProps) {
  return props.form.kind === 'SR' ? <Stock {...props} /> : <Operating {...props} />
}

/** The standing bids on a private company that is still for sale. */
export function Bids({ kit, policy, form, change, players, company }: PartProps & { company: string }) {
  if (!unsoldIn(policy, form).includes(company)) return null
  const { text } = kit
  const own = form.bids?.[company] ?? {}
  const put = (player: string, amount: number | undefined) => {
    const { [player]: _, ...rest } = own
    change({
      bids: { ...form.bids, [company]: amount === undefined ? rest : { ...rest, [player]: amount } },
    })
  }
  return (
    <Expandable line={text.bids(company)}>
      {players.map(id => (
        <AmountRow
          key={id}
          kit={kit}
          id={`${company} bid ${id}`}
          name={text.bid(kit.voice.name(id), company)}
          amount={own[id]}
          onChange={amount => put(id, amount)}
        />
      ))}
    </Expandable>
  )
}
