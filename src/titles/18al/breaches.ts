import type { Refusal } from '../../rules/rule'
import { CORPORATIONS, type CorporationId, FLOATS_AT, MOST_IN_MARKET, MOST_SHARES, PAPER } from './data'
import { refuse } from './refusals'
import { type AlState, certificateLimit, certificates, overTrainLimit, shares, trainLimit } from './state'
import { heirTo } from './turns'

function ofPlayers(state: AlState): readonly Refusal[] {
  const limit = certificateLimit(state)
  return state.players.flatMap(player => {
    const held = certificates(state, player)
    const over = held > limit ? [refuse('3.3(b)', 'overLimit', { player, held, limit })] : []
    const tooMany = CORPORATIONS.filter(corporation => shares(state, corporation, player) > MOST_SHARES).map(
      corporation => {
        const percent = shares(state, corporation, player) * PAPER.percent
        return refuse('3.3(a)', 'shareLimit', {
          player,
          corporation,
          percent,
          limit: MOST_SHARES * PAPER.percent,
        })
      },
    )
    return [...over, ...tooMany]
  })
}

function ofCorporation(state: AlState, corporation: CorporationId): readonly Refusal[] {
  const { president, floated, par } = state.corporations[corporation]
  const found: Refusal[] = []
  const market = shares(state, corporation, 'market')
  if (market > MOST_IN_MARKET) {
    const facts = { corporation, percent: market * PAPER.percent, limit: MOST_IN_MARKET * PAPER.percent }
    found.push(refuse('3.2(a)(2)', 'marketFull', facts))
  }
  const heir = heirTo(state, corporation, player => shares(state, corporation, player))
  if (heir && president) found.push(refuse('3.5', 'outvoted', { corporation, president, player: heir }))
  if (par !== null && !floated && shares(state, corporation, 'ipo') <= FLOATS_AT)
    found.push(refuse('3.4', 'shouldFloat', { corporation }))
  return found
}

/** What of the rules the table as it stands breaks: nothing in play, something after a ruling of the banker. */
export function breaches(state: AlState): readonly Refusal[] {
  const limit = trainLimit(state)
  const trains = overTrainLimit(state).map(corporation =>
    refuse('4.2.5(g)', 'trainLimit', { corporation, owned: state.depot.owned[corporation].length, limit }),
  )
  return [
    ...ofPlayers(state),
    ...CORPORATIONS.flatMap(corporation => ofCorporation(state, corporation)),
    ...trains,
  ]
}
