import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../../../app/setup'
import { equip, openTab } from '../../../app/support'

beforeEach(equip)

/** A phone that keeps its screen awake, refuses to, or takes it back, as the test says. */
class Phone {
  asked = 0
  refuses = false
  held: (EventTarget & { released: boolean }) | undefined

  readonly wakeLock = {
    request: async () => {
      this.asked++
      if (this.refuses) throw new DOMException('battery', 'NotAllowedError')
      const held = Object.assign(new EventTarget(), { released: false, release: async () => this.takeBack() })
      this.held = held
      return held
    },
  }

  takeBack(): void {
    const { held } = this
    this.held = undefined
    if (!held) return
    held.released = true
    held.dispatchEvent(new Event('release'))
  }
}

async function withGame(refuses = false) {
  const phone = new Phone()
  phone.refuses = refuses
  Object.defineProperty(navigator, 'wakeLock', { value: phone.wakeLock, configurable: true })
  const tab = await openTab()
  const { useDevice } = await import('../../../../src/ui/kit/parts/device')
  useDevice()
  await tab.newGame('18AL', setup)
  await vi.waitFor(() => expect(phone.asked).toBe(1), { interval: 1 })
  return { phone, tab }
}

const tapScreen = () => document.dispatchEvent(new Event('pointerdown', { bubbles: true }))

describe('a phone that is to stay awake while a game is open', () => {
  it('is asked again at once when it takes that back while the page is visible', async () => {
    const { phone } = await withGame()
    phone.takeBack()
    await vi.waitFor(() => expect(phone.held).toBeDefined(), { interval: 1 })
    expect(phone.asked).toBe(2)
  })

  it('is asked again at the next tap if it refused, and not before', async () => {
    const { phone } = await withGame(true)
    phone.refuses = false
    await new Promise(resolve => setImmediate(resolve))
    expect(phone.asked).toBe(1)
    tapScreen()
    await vi.waitFor(() => expect(phone.held).toBeDefined(), { interval: 1 })
    tapScreen()
    expect(phone.asked).toBe(2)
  })

  it('is not asked on and on if it takes back at once what it grants', async () => {
    const { phone } = await withGame()
    for (let i = 0; i < 20; i++) {
      phone.takeBack()
      await new Promise(resolve => setImmediate(resolve))
    }
    const asked = phone.asked
    expect(asked).toBeLessThan(10)
    tapScreen()
    await vi.waitFor(() => expect(phone.held).toBeDefined(), { interval: 1 })
    expect(phone.asked).toBe(asked + 1)
  })

  it('may sleep once the game is closed, also if it grants the wish only then', async () => {
    const { phone, tab } = await withGame()
    tab.closeGame()
    await vi.waitFor(() => expect(phone.held).toBeUndefined(), { interval: 1 })
    tapScreen()
    expect(phone.asked).toBe(1)
  })
})
