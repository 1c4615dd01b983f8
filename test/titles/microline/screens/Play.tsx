import { Amount } from '../../../../src/ui/kit/fields/Amount'
import { opened } from '../../../../src/ui/kit/parts/opened'
import { StepLabel } from '../../../../src/ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../src/ui/kit/play/ChoiceButton'
import { Foot } from '../../../../src/ui/kit/play/Foot'
import type { ChoiceOf, Play } from '../../../../src/ui/kit/play/kit'
import { PAY } from '../data'
import type { MicroAction } from '../law'
import type { MicroView } from '../view'
import { said } from './shown'

type Choices<T extends MicroAction['type']> = readonly ChoiceOf<MicroAction, T>[]

/** The props of every panel of a turn. */
interface TurnProps {
  readonly play: Play<MicroView>
  readonly player: string
}

/** Whose turn it is, with their money, and the decision. */
function Head({ play, player, what }: TurnProps & { what: string }) {
  const { voice, view } = play
  return (
    <>
      <header class="turn-head">
        <div class="turn-who">
          <h2>{voice.name(player)}</h2>
          <span class="turn-cash sign" data-purse={player}>
            {voice.money(view.players.find(({ id }) => id === player)?.cash ?? 0)}
          </span>
        </div>
      </header>
      <StepLabel to={view.turn.cite}>{what}</StepLabel>
    </>
  )
}

/** Ends the turn, whether or not the card was used. */
function End({ play, player, ends }: TurnProps & { ends: Choices<'endTurn'> }) {
  return (
    <Foot>
      {ends.map(end => (
        <ChoiceButton key={end.slot} of={end} kind="ink" class="big" play={play}>
          {said.value.endTurn(play.voice.name(player))}
        </ChoiceButton>
      ))}
    </Foot>
  )
}

/** The cards on the table. */
export function Cards({ play, player, takes }: TurnProps & { takes: Choices<'takeCard'> }) {
  const left = (id: string) => play.view.cards.find(card => card.id === id)?.left ?? 0
  return (
    <>
      <Head play={play} player={player} what={said.value.takes} />
      {takes.map(take => (
        <ChoiceButton key={take.slot} of={take} class="wide" play={play}>
          {said.value.cards[take.draft.card](left(take.draft.card), play.voice.money(PAY))}
        </ChoiceButton>
      ))}
    </>
  )
}

/** The shares that may be bought. */
export function Buy({
  play,
  player,
  buys,
  ends,
}: TurnProps & { buys: Choices<'buyShare'>; ends: Choices<'endTurn'> }) {
  const { name, money } = play.voice
  return (
    <>
      <Head play={play} player={player} what={said.value.buys} />
      {buys.map(buy => {
        const company = play.view.companies.find(({ id }) => id === buy.draft.corporation)
        return (
          <ChoiceButton key={buy.slot} of={buy} class="wide" play={play}>
            <b>{said.value.buy(name(buy.draft.corporation), money(company?.price ?? 0))}</b>{' '}
            <small>{said.value.left(company?.unsold ?? 0)}</small>
          </ChoiceButton>
        )
      })}
      <End play={play} player={player} ends={ends} />
    </>
  )
}

/** The companies that may run: a tap on what to do with the revenue opens the figure. */
export function Run({
  play,
  player,
  runs,
  ends,
}: TurnProps & { runs: Choices<'run'>; ends: Choices<'endTurn'> }) {
  return (
    <>
      <Head play={play} player={player} what={said.value.runs} />
      {runs.map(run => {
        const { corporation, pay, revenue } = run.draft
        const id = `${run.slot} ${pay}`
        const say = (amount: string) =>
          said.value[pay ? 'pays' : 'keeps'](play.voice.name(corporation), amount)
        return (
          <div key={id}>
            <ChoiceButton of={run} class="wide" expanded={opened.is(id)} onTap={() => opened.toggle(id)}>
              {say('…')}
            </ChoiceButton>
            {opened.is(id) ? <Amount play={play} choice={run} start={revenue} confirm={say} /> : null}
          </div>
        )
      })}
      <End play={play} player={player} ends={ends} />
    </>
  )
}
