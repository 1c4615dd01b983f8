import { wordsAtHand } from '../../../../app/desk/words'
import { Several } from '../../../../families/join/screens/memory'
import {
  type JoinKit as AnyKit,
  FormPart,
  namedOptions,
  StepRow,
} from '../../../../families/join/screens/parts'
import { Purses } from '../../../../families/join/screens/table'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { type CardId, CHARACTERS, SEATS } from '../../data'
import { copiesOf, copyTurnsOf, draftOf, mayHaveCopied, turnsOver } from '../../later/draft'
import { freshTurn, isOwed, type Joined, ownerOf } from '../../later/form'
import { cardsInPlay, type LilState } from '../../state'
import type { ScreenWords } from '../../words/en/screens'
import { said } from '../words'

/** What all parts of this form share. */
export type JoinKit = AnyKit<ScreenWords['joining']>

/** The props of each part: what is filled in, and a function to change it. */
export interface PartProps {
  readonly kit: JoinKit
  readonly fresh: LilState
  readonly form: Joined
  readonly change: (changes: Partial<Joined>) => void
}

/**
 * The cards gone from the middle, tapped in the order of the turns, which tells who took them; and the copied ones
 * (copyCard).
 */
function Gone({ kit, fresh, form, change }: PartProps) {
  const { text, voice } = kit
  const over = turnsOver(fresh, form)
  const copies = copyTurnsOf(fresh, form)
  const may = mayHaveCopied(fresh, form)
  const label = (id: CardId) => wordsAtHand.value?.label(id) ?? id
  const turn = (nth: number) => text.nth(nth + 1, voice.name(over[nth]?.player ?? ''))
  const nameOf = (id: CardId) => {
    const taker = over.find(({ card, copy }) => card === id && !copy)
    return (
      <span>
        {label(id)}
        {taker ? <br /> : null}
        {taker ? turn(taker.nth) : null}
      </span>
    )
  }
  return (
    <>
      <Several
        name={text.taken}
        chosen={form.taken}
        options={cardsInPlay(fresh).map(id => ({ value: id, text: nameOf(id) }))}
        onChange={taken => change({ taken })}
      />
      {may.length > copies.length && copies.length > 0 ? (
        <Several
          name={text.copied}
          chosen={copies.map(String)}
          options={may.map(nth => ({ value: `${nth}`, text: turn(nth) }))}
          onChange={turns => change({ copyTurns: turns.map(Number) })}
        />
      ) : null}
      {copies.map(nth => {
        const name = text.copiedBy(turn(nth))
        const before = over.slice(0, nth).flatMap(({ card, copy }) => (card && !copy ? [card] : []))
        return (
          <>
            <Label>{name}</Label>
            <OneOf
              key={nth}
              name={name}
              value={over[nth]?.card}
              options={before.map(value => ({ value, text: label(value) }))}
              onChange={card => change({ copyOf: { ...form.copyOf, [nth]: card } })}
            />
          </>
        )
      })}
    </>
  )
}

/** The current turn with a card, and the cards gone by then. */
function TurnWithCard({ kit, fresh, form, change }: PartProps) {
  const { text } = kit
  const draft = draftOf(fresh, form)
  if (draft.length === 0) return null
  const owes = form.paid || isOwed(fresh, form)
  return (
    <>
      <Label>{text.turn}</Label>
      <OneOf
        name={text.turn}
        value={form.nth}
        options={draft.map((id, nth) => ({ value: nth, text: text.nth(nth + 1, kit.voice.name(id)) }))}
        onChange={nth => change({ nth, ...freshTurn, ...(nth === 0 ? { taken: [] } : {}) })}
      />
      {form.nth === 0 && !form.hand ? null : <Gone {...{ kit, fresh, form, change }} />}
      {owes && form.nth === 0 ? (
        <Switch on={form.paid} onChange={paid => change({ paid, ...freshTurn })}>
          {text.paid}
        </Switch>
      ) : null}
    </>
  )
}

/** The round, its part, and who has the starting player card. */
export function Where(props: PartProps) {
  const { kit, fresh, form, change } = props
  const { text } = kit
  const parts = [
    { value: 'cards', text: text.cards },
    { value: 'runs', text: text.runs },
  ] as const
  return (
    <FormPart at="round">
      <Label level={2}>{text.where}</Label>
      <StepRow
        name={text.round}
        value={form.round}
        least={1}
        most={fresh.round.of}
        onChange={round => change({ round, ...freshTurn })}
      />
      <OneOf
        name={text.where}
        value={form.running ? 'runs' : 'cards'}
        options={parts}
        onChange={part => change({ running: part === 'runs', ...freshTurn })}
      />
      <Label>{text.starting}</Label>
      <OneOf
        name={text.starting}
        value={form.starting}
        options={namedOptions(kit, fresh.players)}
        onChange={starting => change({ starting, ...freshTurn })}
      />
      {form.running || form.round === 0 ? null : <TurnWithCard {...props} />}
    </FormPart>
  )
}

/** The cash and copy cards of each player. */
export function Players({ kit, fresh, form, change }: PartProps) {
  const { text } = kit
  return (
    <>
      <Purses {...{ kit, form, change }} players={fresh.players} />
      <Label level={2}>{text.copies}</Label>
      {fresh.players.map(id => (
        <StepRow
          key={id}
          name={kit.voice.name(id)}
          of={text.copies}
          value={copiesOf(fresh, form, id)}
          most={SEATS[fresh.players.length]?.copies ?? 0}
          onChange={left => change({ copies: { ...form.copies, [id]: left } })}
        />
      ))}
    </>
  )
}

/** The owner of each character. */
export function Characters({ kit, fresh, form, change }: PartProps) {
  const { text } = kit
  return (
    <>
      <Label level={2}>{text.characters}</Label>
      {CHARACTERS.map(id => {
        const name = wordsAtHand.value?.label(id) ?? id
        return (
          <FormPart key={id} at={id}>
            <Label>{name}</Label>
            <OneOf
              name={name}
              value={ownerOf(fresh, form, id)}
              options={[...namedOptions(kit, fresh.players), { value: '', text: <span>{text.nobody}</span> }]}
              onChange={owner => change({ characters: { ...form.characters, [id]: owner } })}
            />
          </FormPart>
        )
      })}
    </>
  )
}

/** The words of this form; markers are called by the names of their companies. */
export function wordsFor(name: (id: string) => string): JoinKit['text'] {
  const { joining } = said.value
  return { ...joining, raise: id => joining.raise(name(id)) }
}
