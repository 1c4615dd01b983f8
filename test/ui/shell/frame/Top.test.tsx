import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { saved, session } from '../../../../src/app/desk/table'
import { undo } from '../../../../src/app/saving/commands'
import { actionsOf, realGame } from '../../../games/recorded'
import { entering, playing, putAway } from '../../playing'

afterEach(putAway)

const game = realGame('4714')
const actions = actionsOf(game)
// A corporation that has run buys a train, and its turn goes on.
const buys = actions.findIndex(
  ({ type }, i) =>
    type === 'buyTrain' && actions[i - 1]?.type === 'run' && actions[i + 1]?.type === 'endTurn',
)
const told = () => document.querySelector('.top .told')?.textContent

async function purchase(scrolled: boolean): Promise<void> {
  await playing('18AL', game, actions.slice(0, buys))
  const scroller = document.querySelector('.play')?.parentElement
  if (!scroller) throw new Error('nothing to scroll')
  scroller.scrollTop = scrolled ? 300 : 0
  scroller.dispatchEvent(new Event('scroll'))
  await entering(actions[buys])
}

it('the head says what was entered while the screen stays scrolled past it, until it is in sight or taken back', async () => {
  await purchase(true)
  expect(told()).toMatch(/ buys a \d Train from /)
  await act(() => void undo())
  expect(told()).toBeUndefined()
})

it('the head says who comes next where what was entered is in sight', async () => {
  await purchase(false)
  expect(told()).toBeUndefined()
})

it('Redo is in the head while what was taken back is scrolled away, and redoes it', async () => {
  await purchase(false)
  await act(() => void undo())
  const redo = () => document.querySelector<HTMLElement>('.top .redo')
  const scroller = document.querySelector('.play')?.parentElement
  const scrollTo = (top: number) =>
    act(() => {
      if (scroller) scroller.scrollTop = top
      scroller?.dispatchEvent(new Event('scroll'))
    })
  expect(redo()).toBeNull()
  await scrollTo(300)
  expect(redo()?.textContent).toBe('Redo')
  await scrollTo(0)
  expect(redo()).toBeNull()
  await scrollTo(300)
  await act(() => redo()?.click())
  expect(session.value?.undone).toEqual([])
  expect(redo()).toBeNull()
})

it('a screen reader is not told of each entry that it is saved, only of one that is not, and that it is after all', async () => {
  await playing('18AL', game, actions.slice(0, buys))
  const told = async (is: 'saved' | 'saving' | 'failed') => {
    await act(() => {
      saved.value = { is, waiting: is === 'saved' ? 0 : 1 }
    })
    return document.querySelector('header [role=status]')?.textContent
  }
  expect(await told('saving')).toBe('')
  expect(await told('saved')).toBe('')
  expect(await told('saving')).toBe('')
  expect(await told('failed')).toBe('not saved (1)')
  expect(await told('saving')).toBe('not saved (1)')
  expect(await told('saved')).toBe('saved')
  expect(await told('saving')).toBe('')
})
