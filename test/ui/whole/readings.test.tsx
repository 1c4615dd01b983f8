import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { addressOf, go } from '../../../src/app/desk/routes'
import { titleWords } from '../../../src/app/desk/table'
import type { Action, Setup } from '../../../src/rules/rule'
import { Rules } from '../../../src/ui/shell/menu/Rules'
import { Ruling } from '../../../src/ui/shell/ruling/Ruling'
import { textOf } from '../../games/found'
import { openInApp } from '../../titles/drawn'
import { entering, playing, putAway } from '../playing'

afterEach(putAway)

/** A small game up to before its entry `at`, counted from 0, and that entry. */
function before(title: '18VA' | '18Lilliput', name: string, at: number) {
  const { actions, index, others, ...file } = JSON.parse(textOf(name)) as {
    actions: Action[]
    index?: unknown
    others?: unknown
  } & Setup
  const setup = index ? { ...file, own: { index, others } } : file
  return { game: [title, setup, actions.slice(0, at)] as const, next: actions[at] }
}

const rulingLinks = () =>
  [...document.querySelectorAll('a')]
    .map(a => a.getAttribute('href'))
    .filter(href => href?.startsWith('#/ruling'))

it('4.5 a set that keeps its rounds in a new phase is said once, and a ruling on them is one tap away', async () => {
  const { game, next } = before('18VA', 'rounds-of-new-phase', 6)
  await playing(...game)
  expect(rulingLinks()).toEqual([])
  await entering(next)
  expect(document.body.textContent).toContain(
    'This set keeps its 1 operating round, although phase 3 has 2: the number at its beginning applies.',
  )
  expect(rulingLinks()).toEqual([addressOf('ruling', 'rounds')])
  await entering({ type: 'endTurn', corporation: 'B&O' } as Action)
  expect(rulingLinks()).toEqual([])
})

it('a ruling that the address names begins with its fields', async () => {
  await openInApp(...before('18VA', 'rounds-of-new-phase', 6).game)
  go('ruling', 'rounds')
  render(<Ruling />)
  expect(document.body.textContent).toContain(titleWords.value?.ruling('rounds'))
  expect(document.querySelector('.kinds')).toBeNull()
  cleanup()
  go('ruling')
  render(<Ruling />)
  expect(document.querySelector('.kinds')).not.toBeNull()
})

it.each([
  ['18VA', 'rounds-of-new-phase', '4.5', 'rounds'],
  ['18Lilliput', 'doubtful-admiral-scrapped-train', 'characters', 'money'],
] as const)(
  'the page of %s on what can be read both ways leads to the ruling (%s, %s)',
  async (title, name, page, kind) => {
    await openInApp(...before(title, name, 1).game)
    go('rules', page)
    render(<Rules />)
    await vi.waitFor(() => expect(rulingLinks()).toContain(addressOf('ruling', kind)), { timeout: 10_000 })
    const open = document.querySelector('.paragraph.open')
    expect(open?.textContent).toContain('can be read both ways')
    expect(open?.querySelector('a')?.getAttribute('href')).toBe(addressOf('ruling', kind))
  },
)
