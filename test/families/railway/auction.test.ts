import { describe, expect, it } from 'vitest'
import { type AnyRailway, frame } from '../../../src/families/railway/table'
import type { RailwayView } from '../../../src/families/railway/view'
import { cash, seated } from '../../titles/tried'
import { bid, buyPrivate, buyShare, correct, par, pass, sellShares } from './entries'
import { railways } from './kits'

const auctions = railways.filter(({ figures }) => figures.faces !== undefined)

describe.each(auctions)('the auction of private companies in $id', kit => {
  const { cite, play, report, refuses, expectAllowed, now } = kit
  const [corporation] = kit.corporations
  const [first, second, third, fourth] = Object.keys(kit.figures.faces ?? {}) as [
    string,
    string,
    string,
    string,
  ]
  const last = Object.keys(kit.figures.faces ?? {}).at(-1) ?? ''
  const face = (company: string) => kit.figures.faces?.[company] ?? 0
  /** So much above the face value of the second. */
  const over = (more: number) => face(second) + more

  const table = (players = 3) => kit.title.start({ players: seated(players), options: {} }) as AnyRailway
  const all = cash(table(), 'p1')[0] ?? 0
  const free = (state: AnyRailway) =>
    (kit.title.view(state) as RailwayView).players.map(player => player.free)
  /** The private company in auction and the bidder who is asked, or the round and whose turn it is. */
  function asked(state: AnyRailway): string {
    const auction = frame(state, 'auction')
    return auction ? `${auction.private} ${auction.player}` : now(state)
  }
  const everyonePasses = (state: AnyRailway) => play(state, pass('p1'), pass('p2'), pass('p3'))
  /** These entries, and then all have passed until the cheapest costs nothing. */
  const forNothing = (...entries: ReturnType<typeof bid>[]) =>
    [1, 2, 3, 4].reduce(everyonePasses, play(table(), ...entries))
  /** Nothing else that a player might do with stock. */
  const stock = (player: string) => [
    par(player, corporation, 75),
    buyShare(player, corporation),
    sellShares(player, corporation),
  ]

  describe('the cheapest', () => {
    it(`${cite('buyPrivate')} is bought at its price and ends the turn; no other is sold`, () => {
      refuses(table(), buyPrivate('p1', second), 'notCheapest', { private: second, cheapest: first })
      const state = play(table(), buyPrivate('p1', first))
      expect([state.privates[first], ...cash(state, 'p1')]).toEqual(['p1', all - face(first)])
      expect(now(state)).toBe('SR 1 p2')
      refuses(state, buyPrivate('p1', second), 'notYourTurn', { turn: 'p2' }, 'stock')
      refuses(state, buyPrivate('p2', first), 'privateSold', { private: first, owner: 'p1' })
    })

    it(`${cite('buyPrivate')} is not bought with money that is set aside`, () => {
      const bids = play(table(), bid('p1', last, all - 10), pass('p2'), pass('p3'))
      const facts = { payer: 'p1', free: 10, aside: all - 10 }
      refuses(bids, buyPrivate('p1', first), 'setAside', { ...facts, price: face(first) })
    })

    it(`${cite('par', 'privatesUnsold')} while one is unsold there is no stock to buy or sell`, () => {
      for (const act of stock('p1')) refuses(table(), act, 'privatesUnsold', { private: first })
    })
  })

  describe('a bid', () => {
    it(`${cite('bid')} sets its money aside, stays the cash of the bidder and ends the turn`, () => {
      const state = play(table(), bid('p1', last, 200))
      expect(cash(state, 'p1')).toEqual([all])
      expect(free(state)).toEqual([all - 200, all, all])
      expect(now(state)).toBe('SR 1 p2')
      refuses(table(), bid('p2', last, 200), 'notYourTurn', { turn: 'p1' }, 'stock')
    })

    it(`${cite('bid')} must exceed the face value, then the bid before it, by 5`, () => {
      const least = face(last) + 5
      refuses(table(), bid('p1', last, least - 1), 'bidTooLow', { least, amount: least - 1 })
      const state = play(table(), bid('p1', last, least))
      refuses(state, bid('p2', last, least + 4), 'bidTooLow', { least: least + 5, amount: least + 4 })
      for (const amount of [least + 5, least + 8]) expectAllowed(state, bid('p2', last, amount))
    })

    it(`${cite('bid')} is for any unsold company but the cheapest`, () => {
      refuses(table(), bid('p1', first, 99), 'cheapestNotForBids', { private: first, price: face(first) })
      const state = play(table(), buyPrivate('p1', first))
      refuses(state, bid('p2', first, 99), 'privateSold', { owner: 'p1' })
      refuses(state, bid('p2', second, 99), 'cheapestNotForBids', { price: face(second) })
      expectAllowed(state, bid('p2', third, face(third) + 5))
    })

    it(`${cite('bid')} is of no more than they have, less what is set aside for other companies`, () => {
      refuses(table(), bid('p1', last, all + 1), 'setAside', { free: all, aside: 0, price: all + 1 })
      const state = play(table(), bid('p1', last, 200), pass('p2'), pass('p3'))
      refuses(state, bid('p1', second, all - 199), 'setAside', { free: all - 200, aside: 200 })
      expectAllowed(state, bid('p1', second, all - 200))
      expectAllowed(state, bid('p1', last, all))
    })
  })

  describe('a running auction', () => {
    const running = () =>
      play(
        table(4),
        ...[bid('p1', second, over(5)), bid('p2', second, over(20)), bid('p3', second, over(30))],
        buyPrivate('p4', first),
      )
    const asks = cite('bid', 'auction')

    it(`${asks} a sole bidder takes it at that bid, at once`, () => {
      const state = play(table(), bid('p1', second, 77), buyPrivate('p2', first))
      expect([state.privates[second], ...cash(state, 'p1', 'p2')]).toEqual([
        'p1',
        all - 77,
        all - face(first),
      ])
      expect(asked(state)).toBe('SR 1 p3')
    })

    it(`${asks} the other bidders follow, as they are asked`, () => {
      const { actor, followers } = kit.title.view(running())
      expect([actor, ...followers]).toEqual(['p1', 'p2', 'p3'])
    })

    it(`${asks} only those who bid take part, on this company, and it comes before all else`, () => {
      const state = running()
      expect(asked(state)).toBe(`${second} p1`)
      refuses(state, pass('p4'), 'notYourTurn', { turn: 'p1' }, 'auction')
      for (const player of ['p2', 'p4'])
        refuses(state, bid(player, second, 100), 'notYourTurn', { turn: 'p1' }, 'auction')
      refuses(state, bid('p1', last, 200), 'notThisAuction', { private: last, auction: second })
      for (const act of [buyPrivate('p1', second), ...stock('p1')])
        refuses(state, act, 'auctionOn', { private: second, player: 'p1' })
    })

    it(`${asks} each passes, or bids at least 5 more`, () => {
      refuses(running(), bid('p1', second, over(34)), 'bidTooLow', { least: over(35) }, 'auction')
      const state = play(running(), bid('p1', second, over(35)))
      expect(asked(state)).toBe(`${second} p2`)
      const sold = play(state, pass('p2'), pass('p3'))
      expect(sold.privates[second]).toBe('p1')
      const had = cash(running(), 'p2')[0] ?? 0
      expect(cash(sold, 'p1', 'p2', 'p3', 'p4')).toEqual([had - over(35), had, had, had - face(first)])
      expect(free(sold)).toEqual(cash(sold, 'p1', 'p2', 'p3', 'p4'))
      expect(asked(sold)).toBe('SR 1 p1')
    })

    it(`${asks} a raise may use the money of the own earlier bid, but not what is set aside for others`, () => {
      const state = play(
        table(),
        bid('p1', second, 100),
        bid('p2', second, 110),
        pass('p3'),
        bid('p1', last, 200),
        buyPrivate('p2', first),
      )
      expect(asked(state)).toBe(`${second} p1`)
      const most = all - 200
      refuses(state, bid('p1', second, most + 1), 'setAside', { free: most, price: most + 1 }, 'auction')
      expectAllowed(state, bid('p1', second, most))
    })

    it(`${asks} who cannot raise still has to pass`, () => {
      const state = play(table(), bid('p1', second, all - 5), bid('p2', second, all), buyPrivate('p3', first))
      refuses(state, bid('p1', second, all + 5), 'setAside', { free: all }, 'auction')
      expect(play(state, pass('p1')).privates[second]).toBe('p2')
    })

    it.runIf(fourth)(`${cite('buyPrivate')} one leads to the next, until the cheapest was not bid on`, () => {
      const [low, high] = [face(fourth) + 5, face(fourth) + 10]
      const state = play(
        table(),
        ...[bid('p1', second, over(5)), bid('p2', second, over(10)), bid('p3', third, face(third) + 5)],
        ...[bid('p1', fourth, low), bid('p2', fourth, high), buyPrivate('p3', first)],
      )
      const next = play(state, pass('p1'))
      expect(next.privates).toMatchObject({ [second]: 'p2', [third]: 'p3', [fourth]: 'bank' })
      expect(asked(next)).toBe(`${fourth} p1`)
      const end = play(next, bid('p1', fourth, high + 5), pass('p2'))
      expect(end.privates).toMatchObject({ [fourth]: 'p1', [last]: 'bank' })
      expect(asked(end)).toBe('SR 1 p1')
      expect(cash(end, 'p1', 'p2', 'p3')).toEqual([
        all - high - 5,
        all - over(10),
        all - face(third) - 5 - face(first),
      ])
      expect(free(end)).toEqual(cash(end, 'p1', 'p2', 'p3'))
    })

    it(`${cite('buyPrivate')} what a ruling made the cheapest, and was bid on, is sold as the turn ends`, () => {
      const given = correct({ private: { private: first, to: 'p2' } })
      const state = play(table(), bid('p1', second, over(5)), given)
      refuses(state, buyPrivate('p2', second), 'bidOn', { private: second })
      const after = play(state, pass('p2'))
      expect([after.privates[second], asked(after)]).toEqual(['p1', 'SR 1 p3'])
    })
  })

  describe.runIf(kit.figures.falls)('the first one', () => {
    it(`${cite('pass', 'mustAccept')} gets cheaper each time all pass, and at nothing must be taken`, () => {
      let state = table()
      for (const price of [20, 15, 10, 5]) {
        expect(cash(play(state, buyPrivate('p1', first)), 'p1')).toEqual([all - price])
        state = everyonePasses(state)
      }
      const facts = { player: 'p1', private: first }
      for (const act of [pass('p1'), bid('p1', second, over(5)), buyPrivate('p1', second), ...stock('p1')])
        refuses(state, act, 'mustAccept', facts)
      refuses(state, bid('p1', first, 5), 'cheapestNotForBids')
      const taken = play(state, buyPrivate('p1', first))
      expect([taken.privates[first], ...cash(taken, 'p1')]).toEqual(['p1', all])
      expect(report(taken).turn).toBe('p2')
    })

    it(`${cite('pass', 'mustAccept')} that is taken may set off auctions`, () => {
      const state = forNothing(
        ...[bid('p1', second, over(5)), bid('p2', second, over(10)), bid('p3', third, face(third) + 5)],
      )
      const auction = play(state, buyPrivate('p1', first))
      expect(asked(auction)).toBe(`${second} p1`)
      const sold = play(auction, pass('p1'))
      expect(sold.privates).toMatchObject({ [first]: 'p1', [second]: 'p2', [third]: 'p3' })
      expect(cash(sold, 'p1', 'p2', 'p3')).toEqual([all, all - over(10), all - face(third) - 5])
      expect(report(sold).turn).toBe('p2')
    })
  })
})
