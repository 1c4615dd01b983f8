import { apply, check, choices } from '../../rules/apply'
import { type LilAction, law } from './law'
import { type CardTurn, frame, type LilState } from './state'
import { allowanceOf } from './stock/shares'
import { playerAt } from './turns'

/**
 * Has everything been done that the card in hand allows and the bank can see? Tiles exist on the table only: a Y-tile is
 * entered together with the card, or the banker goes back to enter it.
 */
function cardIsDone({ card }: CardTurn): boolean {
  if (!card) return false
  const { shares, trains = 0, station, funds } = allowanceOf(card)
  if (shares) return card.bought && (card.founded === null || card.equipped)
  if (funds) return card.funds === 0
  return card.trains >= trains && (!station || card.station)
}

/**
 * Does bureaucracy follow this turn, the last with a card, as in the variant for professionals? That gets a tap of its
 * own.
 */
const bringsBureaucracy = ({ options, players }: LilState, { nth }: CardTurn): boolean =>
  options.professional === true && nth + 1 >= 2 * players.length

/**
 * The action that ends the current turn once nothing more can be done in it; never for the last company, after which
 * bureaucracy comes.
 */
function ending(state: LilState): LilAction | undefined {
  const turn = frame(state, 'card')
  if (turn)
    return cardIsDone(turn) && !bringsBureaucracy(state, turn)
      ? { type: 'endTurn', player: playerAt(state, turn.nth) }
      : undefined
  const run = frame(state, 'run')
  if (!run || run.done.length + 1 >= state.chart.length) return undefined
  const buys = choices(law, state, ['buyTrain']).some(choice => !choice.refusal)
  return buys ? undefined : { type: 'endRun', corporation: run.corporation }
}

/**
 * The ends of turns that the next tap implies: of a turn whose card is used up, and of a company's run after which it can
 * buy nothing. Several companies without a train may pass in a row this way.
 */
export function implied(state: LilState): readonly LilAction[] {
  const all: LilAction[] = []
  let now = state
  for (let action = ending(now); action && !check(law, now, action); action = ending(now)) {
    const outcome = apply(law, now, action)
    if ('refusal' in outcome) break
    all.push(action)
    now = outcome.state
    if (frame(now, 'run') === undefined) break
  }
  return all
}
