import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { lawOf } from '../../../../src/families/railway/law'
import { stockRound } from '../../../../src/families/railway/rounds'
import { parThenMarket } from '../../../../src/families/railway/stock/floats'
import type { StockPolicy } from '../../../../src/families/railway/stock/policy'
import { viewOf } from '../../../../src/families/railway/viewOf'
import { applyAll, choices } from '../../../../src/rules/apply'
import { game } from '../../../../src/titles/1889/data'
import { auctions, forced, operating, rest, stock } from '../../../../src/titles/1889/law'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { drawn } from '../../../titles/drawn'
import { seated } from '../../../titles/tried'
import { button } from '../../../ui/buttons'
import { placeOn } from '../place'

afterEach(cleanup)

/** A share in the market costs 10 more than its corporation is worth. */
const fee: StockPolicy = {
  ...stock,
  certificates: it => {
    const { price, ...as } = parThenMarket(it)
    return {
      ...as,
      price: (state, corporation, from) => price(state, corporation, from) + (from === 'market' ? 10 : 0),
    }
  },
}
const turn = 'Stock'
const law = lawOf({
  rules: stockRound(game, fee, auctions),
  consequences: [],
  cites: { buyPrivate: turn, bid: turn, pass: turn, par: turn, buyShare: turn },
})
const view = viewOf({
  ...{ game, auctions, stock: fee, forced, operating, rest },
  cites: {
    ...{
      unsold: () => turn,
      stock: turn,
      auction: turn,
      operate: turn,
      forced: turn,
      discard: turn,
      over: turn,
    },
    ...{ phase: turn, certificates: turn },
  },
})

it.each([
  ['that can be bought', 100],
  ['that the player cannot pay', 99],
])('says what the law asks for a share %s', async (_, cash) => {
  const { title, speak, openAt, kitOf } = await drawn('1889')
  await speak()
  const setup = { players: seated(3), options: {} }
  openAt(setup)
  const state = placeOn(
    game,
    title.start(setup) as never,
    {
      corporations: { AR: { president: 'p2', shares: { p2: 4, market: 1 }, par: 90 } },
      cash: { p1: cash },
      turn: 'p1',
    },
    'build',
  )
  const { play, screens } = kitOf(state)
  render(
    <Panels
      screens={screens}
      choices={choices(law, state)}
      play={{
        ...play,
        view: view(state),
        tryOut(...actions) {
          const outcome = applyAll(law, state, actions as never)
          return 'refusal' in outcome ? outcome : { view: view(outcome.state), happened: outcome.happened }
        },
      }}
    />,
  )
  const costs = (place: RegExp) => button(place).querySelector('b')?.textContent
  expect(costs(/buys AR from the Pool$/)).toBe('$100')
  expect(costs(/buys AR from the Initial Offering$/)).toBe('$90')
})
