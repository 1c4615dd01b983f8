import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { draftOf, draftWith } from '../../../src/session/change'
import { isEnd } from '../../../src/session/mend/ends'
import { type Mistake, mends } from '../../../src/session/mend/mend'
import { repairsOf } from '../../../src/session/mend/repairs'
import { neighbours, turnOf, turnsOf } from '../../../src/session/mend/turns'
import { splicesTo } from '../../../src/session/mend/wanted'
import { begin, type Session } from '../../../src/session/session'
import { actionsOf, realGame } from '../../games/recorded'
import { entered, sessionOf, title } from '../games'

const game = realGame('4714')
const actions = actionsOf(game)
const session = sessionOf(game)

const idAt = (open: Session, number: number) => open.entries[number - 1]?.id ?? 0
const first = (open: Session, mistake: Mistake) => {
  const [way] = mends(draftOf(open), mistake)
  if (!way) throw new Error('no way')
  return way
}
const said = (list: readonly { readonly action: Action }[]) =>
  list.map(({ action: { at: _, ...rest } }) => rest)
const pass = (player: string) => ({ type: 'pass', player })
const buys = (player: string, corporation: string) => ({ type: 'buyShare', player, corporation, from: 'ipo' })

describe('ends of turns that the app enters by itself', () => {
  it('are the passes behind a purchase, and not those of players who bought nothing', () => {
    // Ann buys at No. 43 and the next tap closes her turn; Bo, Cy, Dee and Ann pass and end the round.
    expect([43, 44, 45, 46, 47, 48].map(number => isEnd(session, number - 1))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the turns around an entry', () => {
  it('are its own, with its end, and the nearest of another player, the later one first where both are as near', () => {
    const draft = draftOf(session)
    expect(turnOf(draft, 42)).toEqual({ from: 42, to: 44, actor: 'p1' })
    expect(turnsOf(draft, 42, 'p2').map(({ from }) => from)).toEqual([44, 38])
    expect(turnsOf(draft, 42, 'p4').map(({ from }) => from)).toEqual([41, 46])
    expect(turnsOf(draft, 42, 'p3').map(({ from }) => from)).toEqual([45, 40])
  })

  it('go no further than their round, and behind the last entry stands whoever is to act', () => {
    expect(turnsOf(draftOf(session), 57, 'p1').map(({ from }) => from)).toEqual([62])
    const open = sessionOf(game, 43)
    expect(turnsOf(draftOf(open), 42, 'p2').map(({ from }) => from)).toEqual([43, 38])
  })

  it('have the next deed behind them, and the place of what was forgotten behind an entry', () => {
    expect(neighbours(session, 42)).toMatchObject({ next: { id: idAt(session, 45) } })
    // Ann may still sell after her purchase, and more may be done after a tile.
    expect(neighbours(session, 42).behind).toBe(idAt(session, 44))
    expect(neighbours(session, 48).behind).toBe(idAt(session, 50))
    // After a pass it is another player's turn.
    expect(neighbours(session, 44).behind).toBe(idAt(session, 46))
    expect(neighbours(session, session.entries.length - 1)).toEqual({})
  })
})

describe('the order of play, once a mistake is named', () => {
  // Dee buys at No. 61; Ann, Bo, Cy and Dee pass and end the round. Since then only L&N has operated.
  const upTo = sessionOf(game, 69)
  const short = [...actions.slice(0, 60), pass('p4'), pass('p1'), pass('p2'), ...actions.slice(66, 69)]

  it('ends a round with the passes it takes: those that were entered for nothing go', () => {
    const way = first(upTo, { is: 'instead', id: idAt(upTo, 61), actions: [] })
    expect(way).toMatchObject({ moved: 2 })
    expect(way.stop).toBeUndefined()
    expect(said(way.list)).toEqual(short)
  })

  it('goes on for as long as somebody buys: the passes it then takes come', () => {
    const open = entered(begin(title, game), short as Action[])
    const way = first(open, { is: 'before', id: idAt(open, 61), actions: [buys('p4', 'WRA') as Action] })
    expect(said(way.list)).toEqual(actions.slice(0, 69))
  })

  it('puts everybody one place on behind what was entered twice, the second time in the name of whoever was next', () => {
    // Bo's purchase of No. 23 is entered again as Cy's, and each of the actions of Cy, Dee and Ann as the next player's.
    const right = actions.slice(0, 29)
    const next: Record<string, string> = { p1: 'p2', p2: 'p3', p3: 'p4', p4: 'p1' }
    const late = right
      .slice(24, 28)
      .map(action => ({ ...action, player: next[(action as unknown as { player: string }).player] }))
    const doubled = [buys('p3', 'WRA'), pass('p3')] as Action[]
    const open = entered(begin(title, game), [...right.slice(0, 24), ...doubled, ...late] as Action[])
    const mistake: Mistake = { is: 'instead', id: idAt(open, 25), actions: [] }
    const way = first(open, mistake)
    expect(way).toMatchObject({ how: { shifted: 'back' }, moved: 0 })
    expect(said(way.list)).toEqual(said(right.slice(0, 28).map(action => ({ action }))))
    // The other way is that Cy passed instead.
    const [, other] = mends(draftOf(open), mistake)
    expect(other?.how.shifted).toBeUndefined()
    expect(said(other?.list ?? [])[24]).toEqual(pass('p3'))
    // A single purchase is no such case.
    expect(first(open, { is: 'instead', id: idAt(open, 19), actions: [] }).how.shifted).toBeUndefined()
  })

  it('puts everybody one place on where what was forgotten is that of whoever was entered with what the next one did', () => {
    const right = actions.slice(0, 29)
    const previous: Record<string, string> = { p1: 'p4', p2: 'p1', p3: 'p2', p4: 'p3' }
    const late = right
      .slice(26, 28)
      .map(action => ({ ...action, player: previous[(action as unknown as { player: string }).player] }))
    const open = entered(begin(title, game), [...right.slice(0, 24), ...late] as Action[])
    const forgotten = right.slice(24, 25)
    const [way] = mends(draftOf(open), { is: 'before', id: idAt(open, 25), actions: forgotten })
    expect(way).toMatchObject({ how: { shifted: 'on' } })
    expect(way?.stop).toBeUndefined()
    expect(said(way?.list ?? [])).toEqual(said(right.slice(0, 28).map(action => ({ action }))))
    // The same applies while the last turn is still open.
    const still = entered(begin(title, game), [...right.slice(0, 24), ...late.slice(0, 1)] as Action[])
    const [during] = mends(draftOf(still), { is: 'before', id: idAt(still, 25), actions: forgotten })
    expect(during?.stop).toBeUndefined()
    expect(said(during?.list ?? [])).toEqual(said(right.slice(0, 27).map(action => ({ action }))))
    // If the entry fits as it is, no other player has to be changed.
    const first = sessionOf(game, 24)
    const fits = mends(draftOf(first), { is: 'before', id: idAt(first, 23), actions: [pass('p1')] })
    expect(fits.every(({ how }) => how.shifted === undefined)).toBe(true)
  })

  it('has no room for a second purchase in a turn, and says so at that purchase', () => {
    const way = first(session, { is: 'player', id: idAt(session, 37), player: 'p2' })
    expect(way.how.into).toBe(38)
    const draft = draftWith(session, splicesTo(session.entries, way.list))
    expect(draft?.stop?.refusal).toMatchObject({ code: 'onePurchase' })
    expect(draft?.stop?.action).toMatchObject({ type: 'buyShare', player: 'p2' })
  })
})

describe('what an entry that no longer fits may have been', () => {
  it('is another value of it with which all that follows fits, and nothing where there is none', () => {
    const start = actions.slice(0, 20)
    // Dee bought L&N once and is about to buy it again; none of it is left after the change.
    const open = entered(begin(title, game), [...start] as Action[])
    const way = first(open, { is: 'instead', id: idAt(open, 19), actions: [] })
    expect(way.stop).toBeUndefined()
    expect(repairsOf(draftOf(open), 'agreed')).toEqual([])
    const par = sessionOf(game, 24)
    const stopped = draftWith(
      par,
      splicesTo(par.entries, first(par, { is: 'instead', id: idAt(par, 19), actions: [] }).list),
    )
    if (!stopped?.stop) throw new Error('it fits')
    expect(stopped.stop.action).toMatchObject(buys('p1', 'WRA'))
    // Ann may have bought L&N, but then everything after it fits except WRA's shares, so nothing is offered.
    expect(repairsOf(stopped, 'agreed')).toEqual([])
    const two = sessionOf(game, 22)
    const early = draftWith(
      two,
      splicesTo(two.entries, first(two, { is: 'instead', id: idAt(two, 19), actions: [] }).list),
    )
    if (!early) throw new Error('no draft')
    expect(repairsOf(early, 'agreed').map(({ action }) => action)).toMatchObject([buys('p1', 'L&N')])
  })

  it('is what it was, ruled in its order, where only whose turn it was stands against it', () => {
    const open = sessionOf(game, 60)
    const par = open.entries[8]
    // At a par value of 60 another corporation would have run first, but L&N did.
    const way = first(open, {
      is: 'instead',
      id: par?.id ?? 0,
      actions: [{ ...par?.action, price: 60 } as unknown as Action],
    })
    const draft = draftWith(open, splicesTo(open.entries, way.list))
    expect(draft?.stop?.refusal.code).toBe('notYourTurn')
    const [repair] = draft ? repairsOf(draft, 'as it was') : []
    expect(repair).toMatchObject({
      is: 'before',
      action: { type: 'correct', reason: 'as it was', turn: 'L&N' },
    })
    expect(repair?.mend.stop).toBeUndefined()
  })
})
