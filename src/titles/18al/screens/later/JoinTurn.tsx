import { turnOf } from '../../../../families/join/form'
import { freshMemory } from '../../../../families/join/memory'
import { RoundSoFar } from '../../../../families/join/screens/memory'
import { AmountRow, type JoinKit, namedOptions } from '../../../../families/join/screens/parts'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { PHASES } from '../../data'
import { type Joined, startedIn, tokensOf } from '../../later/form'
import {
  afterwardsOf,
  asksLeast,
  auctioned,
  broughtBy,
  DEEDS,
  STAGES,
  seatsOf,
  unsoldIn,
} from '../../later/progress'
import { said } from '../words'

/** What the parts of this form work with. */
export interface PartProps {
  readonly kit: JoinKit
  readonly form: Joined
  readonly change: (changes: Partial<Joined>) => void
}

/** What has been done so far on the turn in progress; folded, because most likely it is nothing. */
function Deeds<K extends string>({
  kit,
  who,
  value,
  all,
  text,
  onChange,
}: {
  kit: JoinKit
  who: string
  value: K
  all: readonly K[]
  text: Readonly<Record<K, string>>
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

/** The stock round: who passed, who sold what, and what the player has done on this turn (3.2, 3.6). */
function Stock({ kit, form, change, players }: PartProps & { players: readonly string[] }) {
  const turn = turnOf(form)
  const { memory = freshMemory, deed = 'nothing' } = form
  const company = auctioned(form)
  if (turn === undefined) return null
  if (company) {
    const { auction } = said.value.joining
    return (
      <>
        <Label>{auction}</Label>
        <OneOf
          name={auction}
          value={afterwardsOf(players, form)}
          options={namedOptions(kit, players)}
          onChange={afterwards => change({ afterwards })}
        />
      </>
    )
  }
  const sells = unsoldIn(form).length === 0
  return (
    <>
      <RoundSoFar
        kit={kit}
        seats={seatsOf(players, form)}
        memory={memory}
        acted={deed !== 'nothing'}
        corporations={sells ? startedIn(form) : []}
        onChange={to => change({ memory: to })}
      />
      {sells ? (
        <Deeds
          {...{ kit, who: turn, value: deed, all: DEEDS, text: said.value.joining.deeds }}
          onChange={to => change({ deed: to })}
        />
      ) : null}
    </>
  )
}

/** The operating turn: how far it has come, and the trains bought while one a turn is the most (4.2, 4.2.5(f)). */
function Operating({ kit, form, change, phase }: PartProps & { phase: string }) {
  const turn = turnOf(form)
  const { stage = 'nothing', fromBank = 0 } = form
  const { stages, fromBank: name } = said.value.joining
  if (turn === undefined) return null
  return (
    <>
      <Deeds
        {...{ kit, who: turn, value: stage, all: STAGES, text: stages }}
        onChange={to => change({ stage: to, fromBank: 0 })}
      />
      {stage === 'run' && !asksLeast(form) && PHASES.indexOf(phase) < PHASES.indexOf('4') ? (
        <>
          <Label>{name}</Label>
          <OneOf
            narrow
            name={name}
            value={fromBank}
            options={[0, 1].map(value => ({ value, text: `${value}` }))}
            onChange={to => change({ fromBank: to })}
          />
        </>
      ) : null}
      {asksLeast(form) ? <Forced {...{ kit, form, change }} /> : null}
    </>
  )
}

/** What the president has sold for a train: most likely nothing; otherwise the least that a certificate brought (4.2.5.2(d)). */
function Forced({ kit, form, change }: PartProps) {
  const { least: what, nothing, other: name } = said.value.joining.forced
  const { least } = form
  const prices = broughtBy(tokensOf(form), form)
  return (
    <>
      <Label>{what}</Label>
      <OneOf
        narrow
        name={what}
        value={least ?? 0}
        options={[
          { value: 0, text: nothing },
          ...prices.map(value => ({ value, text: kit.voice.money(value) })),
        ]}
        onChange={to => change({ least: to || undefined })}
      />
      {least === undefined && prices.length > 0 ? null : (
        <AmountRow {...{ kit, name }} id="least" amount={least} onChange={to => change({ least: to })} />
      )}
    </>
  )
}

/** What the round and the turn in progress remember. */
export function SoFar(props: PartProps & { players: readonly string[]; phase: string }) {
  return props.form.kind === 'SR' ? <Stock {...props} /> : <Operating {...props} />
}

/** The standing bids on a private company that is still for sale (3.1(b)). */
export function Bids({
  kit,
  form,
  change,
  company,
  name,
  players,
}: PartProps & { company: string; name: string; players: readonly string[] }) {
  if (!unsoldIn(form).includes(company)) return null
  const { joining } = said.value
  const own = form.bids?.[company] ?? {}
  const put = (player: string, amount: number | undefined) => {
    const { [player]: _, ...rest } = own
    change({
      bids: { ...form.bids, [company]: amount === undefined ? rest : { ...rest, [player]: amount } },
    })
  }
  return (
    <Expandable line={joining.bids(name)}>
      {players.map(id => (
        <AmountRow
          key={id}
          kit={kit}
          id={`${company} bid ${id}`}
          name={joining.bid(kit.voice.name(id), company)}
          amount={own[id]}
          onChange={amount => put(id, amount)}
        />
      ))}
    </Expandable>
  )
}
