import { apply, check, choices } from '../../rules/apply'
import { type LilAction, law } from './law'
import { type CardTurn, frame, type LilState } from './state'
import { allowanceOf } from './stock/shares'
import { playerAt } from './turns'

/** Is all done that the card in hand allows and the bank can see? Tiles lie on the table only: a Y-tile is entered with the card, or the banker goes back for it. */
function cardIsDone({ card }: CardTurn): boolean {
  if (!card) return false
  const { shares, trains = 0, station, funds } = allowanceOf(card)
  if (shares) return card.bought && (card.founded === null || card.equipped)
  if (funds) return card.funds === 0
  return card.trains >= trains && (!station || card.station)
}

/** Does bureaucracy follow the last card of the round, by the variant for professionals? That is entered by its own tap. */
const bringsBureaucracy = ({ options, players }: LilState, { nth }: CardTurn): boolean =>
  options.professional === true && nth + 1 >= 2 * players.length

/** What ends the turn of now once nothing more can be done in it; never the last of the companies, which brings bureaucracy. */
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
 * The end of a turn that the next tap implies: of a card that is used up, of a company's run after which it can buy nothing.
 * Several companies without a train may pass so one after the other.
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
