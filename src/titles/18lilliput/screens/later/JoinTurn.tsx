import { wordsAtHand } from '../../../../app/desk/words'
import { AmountRow, namedOptions } from '../../../../families/join/screens/parts'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { CARD_TABLE, type CardId, type CardUse, type CorporationId, PHASE_TABLE, USES } from '../../data'
import { type JoinedCard, withCard } from '../../later/draft'
import { foundedIn, isOwed, RAN, turnOf } from '../../later/form'
import { phaseNow } from '../../later/phase'
import { cardsInPlay } from '../../state'
import { said } from '../words'
import type { PartProps } from './parts'

const NONE = ''

/** A choice of a small number, from 0. */
function HowMany(props: { name: string; value: number; most: number; onChange: (value: number) => void }) {
  const { name, value, most, onChange } = props
  const options = Array.from({ length: most + 1 }, (_, count) => ({ value: count, text: `${count}` }))
  return (
    <>
      <Label>{name}</Label>
      <OneOf narrow {...{ name, value, options, onChange }} />
    </>
  )
}

/** What has been done with the card, limited to what its use allows (actions). */
function Used({ kit, form, change, hand }: PartProps & { hand: JoinedCard }) {
  const { text } = kit
  const allowed = CARD_TABLE[hand.id][hand.use]
  const put = (changes: Partial<JoinedCard>) => change({ hand: { ...hand, ...changes } })
  const flag = (key: 'station' | 'bought', on: boolean) => {
    const { [key]: _, ...rest } = hand
    change({ hand: on ? { ...rest, [key]: true } : rest })
  }
  return (
    <>
      {allowed.yellow ? (
        <HowMany
          name={text.laid}
          value={hand.yellow}
          most={allowed.yellow}
          onChange={yellow => put({ yellow })}
        />
      ) : null}
      {allowed.trains ? (
        <HowMany
          name={text.trainsBought}
          value={hand.trains}
          most={allowed.trains}
          onChange={trains => put({ trains })}
        />
      ) : null}
      {allowed.station ? (
        <Switch on={hand.station === true} onChange={on => flag('station', on)}>
          {text.stationPlaced}
        </Switch>
      ) : null}
      {allowed.shares ? (
        <Switch on={hand.bought === true} onChange={on => flag('bought', on)}>
          {text.shareBought}
        </Switch>
      ) : null}
      {allowed.funds ? (
        <AmountRow
          kit={kit}
          id="funds"
          name={text.funds}
          amount={hand.funds}
          onChange={(funds = 0) => put({ funds: Math.min(funds, PHASE_TABLE[phaseNow(form)].funds) })}
        />
      ) : null}
    </>
  )
}

/** The card that the player to act has taken. Most likely there is none, so this is folded away (actions). */
export function InHand(props: PartProps) {
  const { kit, fresh, form, change } = props
  const { hand } = form
  const { text, voice } = kit
  const turn = turnOf(fresh, form)
  if (form.running || form.round === 0 || turn === undefined || isOwed(fresh, form)) return null
  const label = (card: CardId) => wordsAtHand.value?.label(card) ?? card
  const take = (id: CardId, use: CardUse) => {
    const funds = CARD_TABLE[id][use].funds ? PHASE_TABLE[phaseNow(form)].funds : 0
    const copied = id === hand?.id ? form.copied : form.taken.includes(id)
    change({ hand: { id, use, yellow: 0, trains: 0, funds }, taken: withCard(form, id), copied })
  }
  const drop = () => change({ hand: undefined, taken: withCard(form, undefined), copied: undefined })
  const name = text.turnSoFar(voice.name(turn))
  return (
    <Expandable line={`${name}: ${hand ? label(hand.id) : text.noCard}`}>
      <OneOf
        name={name}
        value={hand?.id ?? NONE}
        options={[
          { value: NONE, text: text.noCard },
          ...cardsInPlay(fresh).map(value => ({ value, text: label(value) })),
        ]}
        onChange={id => (id === NONE ? drop() : take(id as CardId, 'action'))}
      />
      {hand ? (
        <>
          <OneOf
            name={label(hand.id)}
            value={hand.use}
            options={USES.map(value => ({ value, text: said.value.play.use(hand.id, value, voice) }))}
            onChange={use => take(hand.id, use)}
          />
          <Used {...props} hand={hand} />
        </>
      ) : null}
    </Expandable>
  )
}

/**
 * Which company has the turn and whether it has run. Most likely it is the next one and has not, so this is folded away
 * (running, withholding).
 */
export function Run({ kit, fresh, form, change }: PartProps) {
  const { ran, equipped } = form
  const { text, voice } = kit
  const turn = turnOf(fresh, form)
  if (!form.running || turn === undefined) return null
  const name = text.turnSoFar(voice.name(turn))
  const what = ran ? text.ran[ran] : text.notRun
  return (
    <Expandable line={`${name}: ${what}`}>
      <Label>{text.company}</Label>
      <OneOf
        name={text.company}
        value={turn}
        options={namedOptions(
          kit,
          foundedIn(form).filter(id => !form.done.includes(id)),
        )}
        onChange={id => change({ company: id as CorporationId })}
      />
      <OneOf
        name={name}
        value={ran ?? NONE}
        options={[
          { value: NONE, text: text.notRun },
          ...RAN.map(value => ({ value, text: text.ran[value] })),
        ]}
        onChange={to => change({ ran: RAN.find(it => it === to), equipped: undefined })}
      />
      {ran !== undefined && ran !== 'paid' ? (
        <Switch on={equipped === true} onChange={on => change({ equipped: on })}>
          {text.equipped}
        </Switch>
      ) : null}
    </Expandable>
  )
}
