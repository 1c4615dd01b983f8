import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { elsewhere, session } from '../../../src/app/desk/table'
import type { Action } from '../../../src/rules/rule'
import { enter, type Session, undo } from '../../../src/session/session'
import '../../../src/ui/kit/motion/money'
import { Chart } from '../../../src/families/railway/screens/Chart'
import { Top } from '../../../src/ui/shell/frame/Top'
import { actionsOf, realGame } from '../../games/recorded'
import { taken } from '../../session/games'
import { openInApp } from '../../titles/drawn'

const game = realGame('4714')
const actions = actionsOf(game)
/** The first run that is paid out: the token moves one space to the right, and the Bank pays several purses. */
const run = actions.findIndex(({ type, pay }: Action & { pay?: boolean }) => type === 'run' && pay)

interface Moved {
  readonly part: Element
  readonly frames: PropertyIndexedKeyframes
  readonly options: KeyframeAnimationOptions
  readonly cancel: ReturnType<typeof vi.fn>
  onfinish?: () => void
}
let moved: Moved[]

/**
 * A made-up layout, for the test environment has none: spaces 50 wide and 60 high, each with its price and, 22 apart,
 * plates of 20.
 */
function layOut(this: Element): DOMRect {
  const index = (part: Element) => [...(part.parentElement?.children ?? [])].indexOf(part)
  if (this.matches('.chart-grid > *')) {
    const columns = (this.parentElement as HTMLElement).style.gridTemplateColumns.split(' ').length
    return new DOMRect((index(this) % columns) * 50, Math.floor(index(this) / columns) * 60, 48, 58)
  }
  const space = this.closest('.chart-grid > *')
  if (space) {
    const { x, y } = space.getBoundingClientRect()
    return new DOMRect(x + 2, y + 22 * index(this), 44, 20)
  }
  if (this instanceof HTMLElement && this.dataset.purse) {
    const all = [...document.querySelectorAll('[data-purse]')]
    return new DOMRect(900, 100 * all.indexOf(this), 80, 20)
  }
  return new DOMRect(0, 0, 1000, 1000)
}

const purseAt = (_: number, y: number) =>
  document.querySelectorAll('[data-purse]')[Math.floor(y / 100)] ?? null

beforeEach(() => {
  moved = []
  Element.prototype.animate = function (this: Element, frames, options) {
    const animation = { part: this, frames, options, cancel: vi.fn() } as unknown as Moved
    moved.push(animation)
    return animation as unknown as Animation
  }
  Element.prototype.getBoundingClientRect = layOut
  document.elementFromPoint = purseAt
})

afterEach(() => {
  cleanup()
  session.value = null
  elsewhere.value = null
})

const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

/** Waits for two frames, so that everything due in the first has been done. */
async function settled() {
  await painted()
  await painted()
}

function take(next: (now: Session) => ReturnType<typeof undo>): void {
  session.value = taken(session.value ? next(session.value) : undefined)
}

const enterNext = () => take(now => enter(now, [actions[now.entries.length] as Action]))
const plates = () => moved.filter(({ part }) => part.matches('.plate'))
const notes = () => moved.filter(({ part }) => part.matches('.paper-note'))

describe('a token', () => {
  beforeEach(() => openInApp('18AL', game, actions.slice(0, run)))

  it('walks to its new space at once on a chart that is shown', async () => {
    render(<Chart />)
    enterNext()
    await settled()
    const { corporation } = actions[run] as Action & { corporation: string }
    expect(plates().map(({ part, frames }) => [part.textContent, frames.transform])).toEqual([
      [corporation, ['translate(-50px, 0px)', 'none']],
    ])
    expect(plates()[0]?.options).toMatchObject({ delay: 0 })
  })

  it('walks once on a chart that is opened after the entry, when the eye has found it', async () => {
    enterNext()
    const { unmount } = render(<Chart />)
    await settled()
    expect(plates()).toHaveLength(1)
    expect(Number(plates()[0]?.options.delay)).toBeGreaterThan(0)
    unmount()
    render(<Chart />)
    await settled()
    expect(plates()).toHaveLength(1)
  })

  it('walks for the last entry only, and not after an undo', async () => {
    enterNext()
    enterNext()
    const { unmount } = render(<Chart />)
    await settled()
    expect(plates()).toEqual([])
    unmount()
    take(undo)
    render(<Chart />)
    take(undo)
    await settled()
    expect(plates()).toEqual([])
  })

  it('is where it belongs as soon as another entry is made', async () => {
    render(<Chart />)
    enterNext()
    await settled()
    enterNext()
    expect(plates()[0]?.cancel).toHaveBeenCalledOnce()
  })

  it('does not walk while another moment is shown', async () => {
    enterNext()
    if (session.value) elsewhere.value = { session: session.value, revision: -1, stays: true }
    render(<Chart />)
    await settled()
    expect(plates()).toEqual([])
  })
})

describe('money', () => {
  beforeEach(() => openInApp('18AL', game, actions.slice(0, run)))

  const text = () => notes().map(({ part }) => part.textContent)

  it('goes from the purse that pays to those that are paid, each sum by itself', async () => {
    render(
      <>
        <Top />
        {game.players.map(({ id }) => (
          <b key={id} data-purse={id} />
        ))}
      </>,
    )
    enterNext()
    await settled()
    const paid = session.value?.entries.at(-1)?.happened.filter(it => it.is === 'paid') ?? []
    expect(paid.length).toBeGreaterThan(1)
    expect(text()).toEqual(paid.map(it => `$${it.amount}`))
    for (const [i, { frames }] of notes().entries()) {
      const nth = 1 + game.players.findIndex(player => player.id === paid[i]?.to)
      expect(frames.transform).toEqual([
        'translate(980px, 10px) translate(-100%, -50%)',
        `translate(980px, ${100 * nth + 10}px) translate(-100%, -50%)`,
      ])
    }
  })

  it('names a purse that is not on the screen, one sum below the other, hidden from screen readers', async () => {
    render(<Top />)
    enterNext()
    await settled()
    const paid = session.value?.entries.at(-1)?.happened.filter(it => it.is === 'paid') ?? []
    const name = (id: string) => game.players.find(player => player.id === id)?.name
    expect(text()).toEqual(paid.map(it => `$${it.amount} › ${name(it.to)}`))
    for (const { part } of notes()) expect(part.getAttribute('aria-hidden')).toBe('true')
    expect(new Set(notes().map(({ frames }) => String(frames.transform))).size).toBe(paid.length)
  })

  it('is not shown if neither purse is on the screen, or after an undo', async () => {
    enterNext()
    await settled()
    render(<Top />)
    take(undo)
    await settled()
    expect(notes()).toEqual([])
  })

  it('leaves nothing on the page, neither at its end nor when another entry comes', async () => {
    render(<Top />)
    enterNext()
    await settled()
    const [first] = notes()
    first?.onfinish?.()
    expect(first?.part.isConnected).toBe(false)
    expect(document.querySelectorAll('.paper-note').length).toBe(notes().length - 1)
    take(undo)
    expect(document.querySelectorAll('.paper-note')).toHaveLength(0)
  })
})
