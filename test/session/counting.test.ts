import { describe, expect, it } from 'vitest'
import { movedFor, suspects } from '../../src/session/counting'
import { begin } from '../../src/session/session'
import { actionsOf, realGame } from '../games/recorded'
import { entered, sessionOf, title } from './games'

describe('counting a purse', () => {
  const game = realGame('4714')
  const index = actionsOf(game).findIndex(action => action.type === 'run')
  const session = sessionOf(game, index + 1)
  const run = session.entries[index]
  if (!run) throw new Error('no run')
  const holder = session.setup.players.map(player => player.id).find(id => movedFor(run, id) > 0) ?? ''
  const dividend = movedFor(run, holder)

  it('names the entry that was missed at the table', () => {
    expect(suspects(session, holder, -dividend)[0]).toEqual({ entry: run, moved: dividend, how: 'missed' })
  })

  it('names the entry that was carried out twice, or the wrong way round', () => {
    expect(suspects(session, holder, dividend)[0]).toMatchObject({ entry: run, how: 'double' })
    expect(
      suspects(session, holder, -2 * dividend).filter(suspect => suspect.how === 'reversed')[0]?.entry,
    ).toBe(run)
  })

  it('looks no further back than the last count of that purse', () => {
    const counted = entered(session, [{ type: 'count', holder, cash: 0 } as never])
    expect(suspects(counted, holder, -dividend)).toEqual([])
    expect(suspects(session, holder, 0)).toEqual([])
  })

  it('has nothing to say of a game without entries', () => {
    expect(suspects(begin(title, game), 'p1', 10)).toEqual([])
  })
})
