// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { build } from '../../../src/app/device/named'
import { equip, openTab, played, settled, tap } from '../support'
import { hide, keptOf } from './tails'

beforeEach(equip)

describe('what the last change of a game left', () => {
  it('is kept once nothing has been entered for a while', async () => {
    const { tab, id } = await played(2)
    await import('../../../src/app/saving/tail')
    await vi.waitFor(async () => expect(await keptOf(tab)).toMatchObject({ game: id, n: 2, build }))
    const { state, happened } = tab.session.value?.entries.at(-1) ?? {}
    const [left] = JSON.parse((await keptOf(tab))?.text ?? '[]')
    expect(left).toEqual(JSON.parse(JSON.stringify({ state, happened })))
  })

  it('is kept at once when the app is left', async () => {
    const { tab } = await played(1)
    await import('../../../src/app/saving/tail')
    expect(tap(tab)).toBe(true)
    await settled(tab)
    hide()
    await vi.waitFor(async () => expect(await keptOf(tab)).toMatchObject({ n: 2 }))
  })

  it('is not kept by a tab that only follows', async () => {
    const { tab } = await played(1)
    const other = await openTab()
    await other.continueLast()
    expect(other.role.value).toBe('follows')
    await import('../../../src/app/saving/tail')
    const keeping = vi.spyOn(await other.shelf(), 'keepTail')
    hide()
    await other.retrySaving()
    expect(keeping).not.toHaveBeenCalled()
    expect(await keptOf(tab)).toBeUndefined()
  })

  it('is not kept while entries are not stored', async () => {
    const { tab } = await played(1)
    await import('../../../src/app/saving/tail')
    const store = await tab.shelf()
    vi.spyOn(store, 'append').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    const keeping = vi.spyOn(store, 'keepTail')
    expect(tap(tab)).toBe(true)
    await vi.waitFor(() => expect(tab.saved.value.is).toBe('failed'))
    hide()
    // Waits for its turn to write, which comes after any other that was begun.
    await tab.retrySaving()
    expect(keeping).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
