import { cellAt, sameSpace, spaceOf } from '../../../bank/chart'
import { cashOf, type Holder, hasPurse } from '../../../bank/money'
import { alreadySo, lacks, noSuchHolder, refuseRuling } from '../../rulings/refusals'
import type { Game } from '../game'
import type { RailLedger } from '../ledger'
import { heirTo } from '../stock/presidency'
import { type AnyRailway, frame, ownerOf } from '../table'
import { type RulingOn, refuseUnstarted } from './policy'

/** In a ruling `closed` means out of play, as for other things; trains call that place `gone`. */
const trainPlace = (holder: Holder) => (holder === 'closed' ? 'gone' : holder)

const money = (game: Game): RulingOn<'money'> => ({
  check(state, { from, to, amount }) {
    const stranger = [from, to].find(holder => !hasPurse(state.cash, holder))
    if (stranger !== undefined) return noSuchHolder(stranger, 'money')
    if (from === to) return alreadySo('money', to)
    const unstarted = refuseUnstarted(game, state, from, to)
    if (unstarted) return unstarted
    const all = cashOf(state.cash, from)
    const has = state.players.includes(from) ? game.free(state, from) : all
    if (has < amount && has < all)
      return refuseRuling('setAside', { payer: from, free: has, aside: all - has, price: amount })
    return from !== 'bank' && has < amount ? lacks(from, 'money', has, amount) : undefined
  },
  play: (ledger, { from, to, amount }) => ledger.pay(from, to, amount, 'correction'),
})

/** Says that a ruling leaves a presidency with somebody who holds fewer shares than another player. */
function tellOutvoted(ledger: RailLedger, corporation: string): void {
  if (heirTo(ledger.state, corporation)) ledger.tell({ is: 'noted', code: 'outvoted', of: corporation })
}

const shares = ({ printed: { paper }, shares: held }: Game): RulingOn<'shares'> => ({
  check(state, { corporation, from, to, shares: number }) {
    const stranger = [from, to].find(
      holder => holder !== 'ipo' && holder !== 'market' && !state.players.includes(holder),
    )
    if (stranger !== undefined) return noSuchHolder(stranger, 'shares')
    if (from === to) return alreadySo('shares', to)
    const has = held(state, corporation, from)
    if (has < number) return lacks(from, 'shares', has, number)
    // A president's certificate is not split, nor taken from where it lies unsold.
    const keeps = from === (state.corporations[corporation]?.president ?? 'ipo') ? paper.presidentShares : 0
    return has - keeps < number ? refuseRuling('presidentsTwo', { holder: from, corporation }) : undefined
  },
  play(ledger, { corporation, from, to, shares: number }) {
    ledger.shares(corporation, from, to, number)
    tellOutvoted(ledger, corporation)
  },
})

const president = ({ printed: { paper }, shares: held }: Game): RulingOn<'president'> => ({
  check(state, { corporation, player }) {
    const now = state.corporations[corporation]?.president ?? null
    if (now === null) return refuseRuling('notStarted', { corporation })
    if (now === player) return alreadySo('president', player)
    return held(state, corporation, player) < paper.presidentShares
      ? refuseRuling('presidentsTwo', { holder: player, corporation })
      : undefined
  },
  play(ledger, { corporation, player }) {
    ledger.president(corporation, player)
    tellOutvoted(ledger, corporation)
  },
})

const price = ({ grid }: Game): RulingOn<'price'> => ({
  check({ chart }, { corporation, cell }) {
    const at = spaceOf(chart, corporation)
    if (!at) return refuseRuling('notStarted', { corporation })
    if (!cellAt(grid, cell)) return refuseRuling('noSuchSpace', { row: cell[0], column: cell[1] })
    const lowest = chart.findLast(token => sameSpace(token.at, at))?.corporation === corporation
    return sameSpace(at, cell) && lowest ? alreadySo('price', corporation) : undefined
  },
  // In its own space it goes under the others there.
  play: (ledger, { corporation, cell }) => ledger.tokenUnder(grid, corporation, cell, 'correction'),
})

function train(game: Game): RulingOn<'train'> {
  const { corporations, typeOf } = game
  // On a charter trains keep what they are declared as; anywhere else only their type counts.
  const trainName = (card: string, at: Holder) => (corporations.includes(at) ? card : typeOf(card))
  const known = (holder: Holder) =>
    ['ipo', 'market', 'closed'].includes(holder) || corporations.includes(holder)
  const number = (state: AnyRailway, card: string, holder: Holder) => {
    if (holder === 'ipo') return state.depot.offering[typeOf(card)] ?? 1
    const { owned, market, gone } = state.depot
    const cards = owned[holder] ?? (holder === 'market' ? market : gone)
    return cards.filter(it => it === trainName(card, holder)).length
  }
  return {
    check(state, { train: card, from, to }) {
      const stranger = [from, to].find(holder => !known(holder))
      if (stranger !== undefined) return noSuchHolder(stranger, 'train')
      if (from === to) return alreadySo('train', to)
      const unstarted = refuseUnstarted(game, state, from, to)
      if (unstarted) return unstarted
      return number(state, card, from) === 0 ? lacks(from, `train ${card}`, 0, 1) : undefined
    },
    play: (ledger, { train: card, from, to }) =>
      ledger.train(
        trainName(card, from),
        trainPlace(from),
        trainPlace(to),
        'correction',
        trainName(card, to),
      ),
  }
}

/**
 * A ruling on whose a private company is. Allowed even for a corporation that has not been started, which then gets its income:
 * stored games have such rulings.
 */
export const privateTo = (game: Game): RulingOn<'private'> => ({
  check(state, { private: company, to }) {
    if (!['bank', 'closed', ...state.players, ...game.corporations].includes(to))
      return noSuchHolder(to, 'private')
    const owner = ownerOf(state, company)
    if (owner === '') return { rule: 'ruling', code: 'privateSold', facts: { private: company, owner } }
    if (frame(state, 'auction')?.private === company)
      return { rule: 'ruling', code: 'bidOn', facts: { private: company } }
    return owner === to ? alreadySo('private', to) : undefined
  },
  play(ledger, { private: company, to }) {
    ledger.set({ bids: { ...ledger.state.bids, [company]: [] } })
    ledger.private(company, to, 'correction')
  },
})

const station = ({ stations }: Game): RulingOn<'station'> => ({
  check(state, { corporation, left }) {
    const most = stations(state, corporation)
    if (left > most) return refuseRuling('stationsLeft', { corporation, most })
    return state.corporations[corporation]?.stations === left ? alreadySo('station', corporation) : undefined
  },
  play(ledger, { corporation, left }) {
    ledger.setCorporation(corporation, { stations: left })
    ledger.tell({ is: 'noted', code: 'stationCorrected', of: corporation })
  },
})

/** The banker's rulings on things. Each conserves money, certificates and trains, and sets off nothing by itself. */
export const pieceRulings = (game: Game) => ({
  money: money(game),
  shares: shares(game),
  president: president(game),
  price: price(game),
  train: train(game),
  private: privateTo(game),
  station: station(game),
})
