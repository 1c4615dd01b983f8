import { signal } from '@preact/signals'
import { render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followed } from '../../../../src/app/desk/followed'
import { go, route } from '../../../../src/app/desk/routes'
import { session } from '../../../../src/app/desk/table'
import { Page } from '../../../../src/ui/kit/frame/Page'
import { useKeyboard } from '../../../../src/ui/kit/parts/keyboard'
import { later } from '../../../../src/ui/kit/parts/later'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'
import { putAway } from '../../playing'

const put: (() => void)[] = []

beforeEach(async () => {
  const game = realGame('4714')
  await openInApp('18AL', game, actionsOf(game).slice(0, 30))
  go('settings')
  const listen = vi.spyOn(document, 'addEventListener')
  useKeyboard()
  for (const [type, listener, how] of listen.mock.calls)
    put.push(() => document.removeEventListener(type, listener, how))
  listen.mockRestore()
})
afterEach(() => {
  for (const back of put.splice(0)) back()
  followed.value = undefined
  putAway()
})

const entries = () => session.value?.entries.length

/** Presses a key where the focus is; returns whether it was left to the browser. */
async function press(key: string, how: KeyboardEventInit = { ctrlKey: true }) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })
  await act(() => void (document.activeElement ?? document.body).dispatchEvent(event))
  return !event.defaultPrevented
}

it('Ctrl+Z and Cmd+Z tap Undo; Ctrl+Shift+Z and Ctrl+Y tap Redo, while there is one', async () => {
  render(<Page title="Settings">{null}</Page>)
  expect(await press('y')).toBe(true)
  expect(await press('z')).toBe(false)
  await press('z', { metaKey: true })
  expect(entries()).toBe(28)
  // With Shift the key is a capital letter.
  await press('Z', { ctrlKey: true, shiftKey: true })
  expect(entries()).toBe(29)
  await press('y')
  expect(entries()).toBe(30)
  expect(await press('y')).toBe(true)
  expect(entries()).toBe(30)
})

it('the keys of Undo mean nothing without Ctrl, with Alt, or held down', async () => {
  render(<Page title="Settings">{null}</Page>)
  for (const how of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, repeat: true }])
    await press('z', how)
  expect(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))).not.toThrow()
  // On a Mac this shows the history of the browser.
  await press('z')
  expect(await press('y', { metaKey: true })).toBe(true)
  expect(entries()).toBe(29)
})

it('the keys of Undo take nothing back where Undo rests, nor while somebody types', async () => {
  const { rerender } = render(
    <Page title="Settings">
      <input aria-label="Name" />
      <input type="checkbox" />
    </Page>,
  )
  screen.getByRole('textbox').focus()
  expect(await press('z')).toBe(true)
  expect(entries()).toBe(30)
  screen.getByRole('checkbox').focus()
  await press('z')
  expect(entries()).toBe(29)
  rerender(
    <Page title="Settings" fills>
      {null}
    </Page>,
  )
  await press('z')
  expect(entries()).toBe(29)
  rerender(<Page title="Settings">{null}</Page>)
  await act(() => {
    followed.value = { '': 'P1' }
  })
  await press('z')
  await press('y')
  expect(entries()).toBe(29)
})

it('the keys of Undo find the focus that they lost, and give none to whoever had none: that would scroll', async () => {
  const gone = signal(false)
  const Main = () => (
    <main>
      <h2>First</h2>
      {gone.value ? null : <button type="button">Gone</button>}
      <button type="button" class="undo" onClick={() => (gone.value = true)}>
        Undo
      </button>
    </main>
  )
  render(<Main />)
  const first = screen.getByRole('heading', { name: 'First' })
  const frames: FrameRequestCallback[] = []
  const focus = vi.spyOn(first, 'focus')
  const ask = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(draw => frames.push(draw))
  const undo = async () => {
    await press('z')
    for (const draw of frames.splice(0)) draw(0)
    return focus.mock.calls.splice(0)
  }
  const scrolls = [{ preventScroll: false }]
  screen.getByRole('button', { name: 'Gone' }).focus()
  expect(await undo()).toContainEqual(scrolls)
  first.blur()
  expect(await undo()).not.toContainEqual(scrolls)
  ask.mockRestore()
})

it('a part that comes late leaves the focus where the page goes on; a screen that does has it on its name', async () => {
  // Not in `act`, which would draw only after the frame in which the focus is looked for.
  const drawn = () => new Promise(done => setTimeout(done, 50))
  const Page = () => (
    <>
      <h1>Name</h1>
      <main>
        <section data-goes-on>On</section>
      </main>
    </>
  )
  const Part = later(async () => () => <p>Late</p>, true)
  const Screen = later(async () => Page, true)
  const { rerender } = render(<Page />)
  await drawn()
  await press('a', {})
  ;(document.activeElement as HTMLElement).blur()
  rerender(
    <>
      <Page />
      <Part />
    </>,
  )
  await screen.findByText('Late')
  const focusOn = (text: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(text))
  await focusOn('On')
  // By a button that goes with its own tap, pressed at the keyboard.
  const goes = () => {
    route.value = { screen: 'count' }
    rerender(<p>Nothing yet</p>)
  }
  rerender(
    <button type="button" onClick={goes}>
      Go
    </button>,
  )
  screen.getByRole('button').click()
  await drawn()
  expect(document.activeElement).toBe(document.body)
  rerender(<Screen />)
  await focusOn('Name')
})
