import { afterEach, describe, expect, it } from 'vitest'
import { flipNote, notesOf, paperMoney, paperMoneyFor } from '../../../src/app/desk/notes'
import { session } from '../../../src/app/desk/table'
import { set, settings } from '../../../src/app/device/settings'
import { knownGames, setupOf } from '../../titles/18va/games'
import { drawn } from '../../titles/drawn'

const BILLS = [1, 2, 5, 10, 20, 50, 100, 200]

afterEach(() => {
  session.value = null
  set('paperMoney', [])
  set('paperMoneyOf', {})
})

describe('paper money', () => {
  it('6.1 is $1, 2, 5, 10, 20, 50, 100 and 200 in 18VA, the usual notes otherwise, and none until it is used', () => {
    expect(notesOf('18VA')).toEqual(BILLS)
    expect(notesOf('18AL')).toEqual([1, 5, 10, 20, 50, 100, 500])
    expect(['18AL', '18VA', '18Lilliput'].map(paperMoneyFor)).toEqual([[], [], []])
  })

  it('is chosen for each title; what was chosen for all holds for those without', () => {
    set('paperMoney', [1, 5, 20])
    expect(paperMoneyFor('18AL')).toEqual([1, 5, 20])
    expect(paperMoneyFor('18VA')).toEqual(BILLS)
    flipNote('18VA', 2)
    flipNote('18AL', 500)
    expect(paperMoneyFor('18VA')).toEqual(BILLS.filter(it => it !== 2))
    expect(paperMoneyFor('18AL')).toEqual([1, 5, 20, 500])
    expect(paperMoneyFor('18Lilliput')).toEqual([1, 5, 20])
    expect(settings.paperMoney.value).toEqual([1, 5, 20])
  })

  it('of the open game is that of its title', async () => {
    set('paperMoney', [5])
    const { openAt } = await drawn('18VA')
    const [game] = knownGames()
    if (game) openAt(setupOf(game))
    expect(paperMoney.value).toEqual(BILLS)
  })
})
