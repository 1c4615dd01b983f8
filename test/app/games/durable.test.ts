import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { equip, openTab, settled, tap } from '../support'

beforeEach(equip)
afterEach(() => vi.restoreAllMocks())

async function openWarning(storage: object, { vendor = 'Google Inc.', standalone = false } = {}) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  Object.defineProperty(navigator, 'vendor', { value: vendor, configurable: true })
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
  const tab = await openTab()
  const durable = await import('../../../src/app/games/durable')
  await tab.refresh()
  tab.ready.value = true
  return { ...tab, ...durable }
}

describe('what a browser can lose', () => {
  it('is asked to be kept once there is an entry, and not before', async () => {
    const persist = vi.fn(async () => true)
    const tab = await openWarning({ persist, persisted: async () => false })
    await tab.newGame('18AL', setup)
    await settled(tab)
    expect(persist).not.toHaveBeenCalled()
    tap(tab)
    tap(tab)
    await settled(tab)
    await vi.waitFor(() => expect(tab.persistence.value).toBe('promised'), { interval: 1 })
    expect(persist).toHaveBeenCalledOnce()
  })

  it('is little when the device is nearly full', async () => {
    const tab = await openWarning({ estimate: async () => ({ usage: 99_000_000, quota: 100_000_000 }) })
    expect(tab.warnings.value).toEqual([])
    await tab.measureSpace()
    expect(tab.warnings.value).toEqual(['nearlyFull'])
  })

  it('is warned of in Safari in time: install before the first game, keep copies after it', async () => {
    const tab = await openWarning({}, { vendor: 'Apple Computer, Inc.' })
    expect(tab.warnings.value).toEqual(['installFirst'])
    await tab.newGame('18AL', setup)
    expect(tab.warnings.value).toEqual(['forgets'])
    const installed = await openWarning({}, { vendor: 'Apple Computer, Inc.', standalone: true })
    expect(installed.warnings.value).toEqual([])
  })

  it('is probably everything if private files are refused, as in a private window', async () => {
    const getDirectory = vi.fn(async () => {
      throw new DOMException('denied', 'SecurityError')
    })
    const tab = await openWarning({ getDirectory })
    await tab.measureSpace()
    expect(tab.warnings.value).toEqual(['private'])
    const old = await openWarning({})
    await old.measureSpace()
    expect(old.warnings.value).toEqual([])
  })

  it('is everything without a database', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const tab = await openWarning({})
    expect(tab.warnings.value).toEqual(['blocked'])
  })
})
