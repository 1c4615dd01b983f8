import { expect, it } from 'vitest'
import { redo, type Session, undo } from '../../src/session/session'
import { beforeThese, inARowAtLast } from '../../src/session/undone'
import { realGame } from '../games/recorded'
import { sessionOf, taken } from './games'

const game = realGame('4714')
const open = sessionOf(game, 30)
const back = (session: Session) => taken(undo(session))
const again = (session: Session) => taken(redo(session))

it('is nothing after an entry', () => {
  expect(inARowAtLast(open)).toBeUndefined()
  expect(beforeThese(open)).toBeUndefined()
})

it('counts what was taken back in a row, and has the table before it', () => {
  const undone = back(back(open))
  expect(inARowAtLast(undone)).toEqual({ is: 'undo', count: 2 })
  expect(beforeThese(undone)).toEqual(open.entries.at(-1)?.state)
})

it('counts what was redone in a row, and has the table before the first of it', () => {
  const undone = back(back(back(open)))
  const redone = again(again(undone))
  expect(inARowAtLast(redone)).toEqual({ is: 'redo', count: 2 })
  expect(beforeThese(redone)).toEqual(undone.entries.at(-1)?.state)
})
