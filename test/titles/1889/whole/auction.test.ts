import { describe, expect, it } from 'vitest'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { choices } from '../../../../src/rules/apply'
import type { Options } from '../../../../src/rules/rule'
import shikoku from '../../../../src/titles/1889'
import { type Action1889, law } from '../../../../src/titles/1889/law'
import { report } from '../../../../src/titles/1889/start'
import {
  bid,
  buyPrivate as buy,
  buyShare,
  correct,
  par,
  pass,
  sellShares,
} from '../../../families/railway/entries'
import { play, refusal, sold, table } from '../tables'
import { acquire, turn as operating } from '../turn'

const turn = (state: AnyRailway) => report(state).turn

describe('Auction', () => {
  it('asks always the lowest bidder, who raises or withdraws for good; then the turn goes on after the purchase', () => {
    const round = [bid('p1', 'MF', 35), pass('p2'), bid('p3', 'MF', 40), pass('p4'), pass('p1')]
    const running = play(table(4), ...round, bid('p2', 'MF', 45), buy('p3', 'TE'))
    expect(turn(running)).toBe('p1')
    expect(shikoku.view(running).followers).toEqual(['p3', 'p2'])
    const raised = play(running, pass('p1'), bid('p3', 'MF', 50))
    expect(turn(raised)).toBe('p2')
    expect(turn(play(raised, bid('p2', 'MF', 55)))).toBe('p3')
    const over = play(raised, pass('p2'))
    expect(report(over).players.p3).toMatchObject({ privates: ['MF', 'TE'], cash: 350 })
    expect(turn(over)).toBe('p4')
  })

  it('pays incomes when all pass once the first is sold, and goes on in SR 1', () => {
    const state = play(table(2), buy('p1', 'TE'), pass('p2'), pass('p1'))
    expect(report(state)).toMatchObject({ round: 'SR 1', turn: 'p2', players: { p1: { cash: 405 } } })
  })

  it('gives the Priority Deal to the player whose turn it would be when the last one is sold', () => {
    expect(report(sold(2))).toMatchObject({ priorityDeal: 'p2', turn: 'p2', round: 'SR 1' })
    expect(report(sold(3)).priorityDeal).toBe('p1')
  })

  it('is over, and SR 1 goes on, also where a ruling gave away what was left of it', () => {
    const given = (company: string, to: string) => correct({ private: { private: company, to } })
    const four = play(table(3), buy('p1', 'TE'), buy('p2', 'MF'), buy('p3', 'ER'), buy('p1', 'SMR'))
    // The last pass of all sells the last company to its only bidder.
    const bidOn = play(four, pass('p2'), pass('p3'), bid('p1', 'SIR', 95), pass('p2'), pass('p3'))
    const won = play(bidOn, given('DR', 'p2'), pass('p1'))
    expect(report(won)).toMatchObject({ round: 'SR 1', turn: 'p2', priorityDeal: 'p2' })
    // The passes before the ruling were meant for the auction.
    const handed = play(four, buy('p2', 'DR'), pass('p3'), pass('p1'), given('SIR', 'p3'))
    expect(report(handed)).toMatchObject({ round: 'SR 1', turn: 'p2', priorityDeal: 'p2' })
    expect(report(play(handed, pass('p2'), pass('p3')))).toMatchObject({ round: 'SR 1', turn: 'p1' })
    expect(report(play(handed, pass('p2'), pass('p3'), pass('p1'))).round).not.toBe('SR 1')
  })

  it('leaves a stock round as it is if a ruling takes a company back and gives it away later', () => {
    const given = (to: string) => correct({ private: { private: 'DR', to } })
    const bought = play(sold(2), par('p2', 'IR', 65), given('bank'), given('p1'))
    expect(refusal(bought, buyShare('p2', 'IR')).code).toBe('onePurchase')
  })

  it('leaves out the South Iyo Railway with two players and the ferry with three (Setting up)', () => {
    expect(refusal(table(2), bid('p1', 'SIR', 100)).code).toBe('privateSold')
    expect(refusal(table(3), bid('p1', 'UTF', 200)).code).toBe('privateSold')
    expect(report(play(table(4), bid('p1', 'UTF', 155))).turn).toBe('p2')
  })
})

describe("Beginner's game", () => {
  it('deals one private company to each player, who pays for it', () => {
    const state = table(3, { beginner: true })
    expect(refusal(state, bid('p1', 'SIR', 100)).code).toBe('noBids')
    for (const act of [pass('p1'), par('p1', 'AR', 65), buyShare('p1', 'AR'), sellShares('p1', 'AR')])
      expect(refusal(state, act)).toEqual({
        ...{ rule: "Beginner's game", code: 'dealtOne', facts: { private: 'ER' } },
      })
    const here = (code: string) => ({ rule: "Beginner's game", code })
    expect(refusal(state, buy('p1', 'TE'))).toMatchObject(here('privateSold'))
    expect(refusal(state, buy('p2', 'DR'))).toMatchObject(here('notYourTurn'))
    const dealt = play(state, buy('p1', 'SIR'), buy('p2', 'DR'), buy('p3', 'ER'))
    expect(report(dealt)).toMatchObject({ turn: 'p1', priorityDeal: 'p1', players: { p1: { cash: 330 } } })
    expect(
      refusal(dealt, { type: 'exchangePrivate', player: 'p2', private: 'DR', from: 'ipo' }),
    ).toMatchObject({ rule: "Beginner's game", code: 'beginnersGame' })
    // What no table of this game may do is no choice that is only gray for now.
    expect(choices(law, dealt, ['exchangePrivate'])).toEqual([])
  })

  it('is explained in its own paragraph while companies are dealt, not in that of the auction', () => {
    const cites = (options: Options) => shikoku.view(table(3, options)).turn.cite
    expect([cites({ beginner: true }), cites({})]).toEqual(["Beginner's game", 'Auction'])
  })

  it('lets whoever cannot pay after a ruling pass, and others buy what is left', () => {
    const money = (from: string, to: string, amount: number) => correct({ money: { from, to, amount } })
    const bought = play(table(3, { beginner: true }), buy('p1', 'ER'), buy('p2', 'DR'))
    const poor = play(bought, money('p3', 'bank', 370) as Action1889)
    expect(refusal(poor, buy('p3', 'SIR'))).toMatchObject({
      ...{ rule: "Beginner's game", code: 'tooExpensive', facts: { payer: 'p3', has: 50, price: 90 } },
    })
    const over = { rule: 'End of the game', code: 'gameOver' }
    expect(refusal(play(poor, { type: 'stop' }), buy('p3', 'SIR'))).toMatchObject(over)
    const passed = play(poor, pass('p3'))
    expect(refusal(passed, par('p1', 'AR', 65)).code).toBe('dealtOne')
    expect(report(play(passed, buy('p1', 'SIR')))).toMatchObject({ turn: 'p2', priorityDeal: 'p2' })
    // Incomes of all but the one who owns nothing, in SR 1 still; then p3 has the money and pays.
    const again = play(passed, pass('p1'), pass('p2'))
    expect(report(again)).toMatchObject({ round: 'SR 1', turn: 'p3', players: { p3: { cash: 50 } } })
    const rich = play(again, money('bank', 'p3', 40) as Action1889)
    expect(refusal(rich, pass('p3'))).toMatchObject({ code: 'dealtOne', facts: { private: 'SIR' } })
    expect(report(play(rich, buy('p3', 'SIR')))).toMatchObject({ turn: 'p1', priorityDeal: 'p1' })
  })

  it('sells the first company cheaper once all have passed, as in the auction', () => {
    const five = play(
      table(5, { beginner: true }),
      ...['DR', 'SIR', 'ER', 'SMR'].map((company, i) => buy(`p${i + 1}`, company)),
    )
    const poor = play(five, correct({ money: { from: 'p5', to: 'bank', amount: 375 } }) as Action1889)
    const passed = play(poor, ...['p5', 'p1', 'p2', 'p3', 'p4'].map(pass))
    expect(report(play(passed, buy('p5', 'TE'))).players.p5).toMatchObject({ cash: 0, privates: ['TE'] })
  })

  it('lets corporations buy no private companies, whatever the phase', () => {
    const state: AnyRailway = {
      ...operating({ phase: '3', privates: { DR: 'p3' } }),
      options: { beginner: true },
    }
    const no = refusal(state, acquire('DR', 60))
    expect(no).toMatchObject({ rule: "Beginner's game", code: 'notToCorporations' })
    expect(choices(law, state, ['acquirePrivate'])).toEqual([])
    const green = (options: Options) =>
      shikoku.view(table(4, options)).trains.find(({ type }) => type === '3')?.setsOff
    expect(green({})).toContain('privatesToCorporations')
    expect(green({ beginner: true })).not.toContain('privatesToCorporations')
  })
})
