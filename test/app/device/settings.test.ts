import { beforeEach, describe, expect, it, vi } from 'vitest'
import { equip } from '../support'

async function load() {
  vi.resetModules()
  const [settings, { shelf }] = await Promise.all([
    import('../../../src/app/device/settings'),
    import('../../../src/app/device/shelf'),
  ])
  return { ...settings, shelf }
}

beforeEach(equip)

describe('settings', () => {
  it('work at once, and are there at the first paint of the next start', async () => {
    const { settings, set, settingsRead } = await load()
    expect(settings.theme.value).toBe('auto')
    set('theme', 'dark')
    set('paperMoney', [1, 5])
    expect(settings.theme.value).toBe('dark')
    await settingsRead
    const again = await load()
    expect(again.settings.theme.value).toBe('dark')
    expect(again.settings.paperMoney.value).toEqual([1, 5])
  })

  it('come from the store if nothing else is left', async () => {
    const { set, shelf } = await load()
    set('vibration', false)
    await vi.waitFor(async () => expect(await (await shelf()).note('settings')).toBeTruthy(), { interval: 1 })
    localStorage.clear()
    const again = await load()
    expect(again.settings.vibration.value).toBe(true)
    await again.settingsRead
    expect(again.settings.vibration.value).toBe(false)
  })

  it('fall back to a default if the stored value makes no sense', async () => {
    const { shelf } = await load()
    await (await shelf()).setNote('settings', {
      theme: 'pink',
      paperMoney: ['x'],
      keepAwake: false,
      other: 1,
    })
    const { settings, settingsRead } = await load()
    await settingsRead
    expect([settings.theme.value, settings.paperMoney.value, settings.keepAwake.value]).toEqual([
      'auto',
      [],
      false,
    ])
  })

  it('leave alone what another tab has changed', async () => {
    const [one, other] = [await load(), await load()]
    await Promise.all([one.settingsRead, other.settingsRead])
    const stored = async (now: object) => {
      const store = await one.shelf()
      await vi.waitFor(async () => expect(await store.note('settings')).toMatchObject(now), { interval: 1 })
    }
    one.set('theme', 'dark')
    await stored({ theme: 'dark' })
    other.set('vibration', false)
    await stored({ theme: 'dark', vibration: false })
    one.set('paperMoney', [5])
    await stored({ theme: 'dark', vibration: false, paperMoney: [5] })
    const { settings } = await load()
    expect([settings.theme.value, settings.vibration.value]).toEqual(['dark', false])
  })

  it('that the store refused once are stored with the next change', async () => {
    const { set, shelf, settingsRead } = await load()
    await settingsRead
    const store = await shelf()
    vi.spyOn(store, 'setNote').mockRejectedValueOnce(new Error('full'))
    set('theme', 'dark')
    set('keepAwake', false)
    await vi.waitFor(
      async () => expect(await store.note('settings')).toMatchObject({ theme: 'dark', keepAwake: false }),
      { interval: 1 },
    )
  })

  it('that are changed before the store was read stay changed', async () => {
    const first = await load()
    await (await first.shelf()).setNote('settings', { theme: 'light' })
    const { settings, set, settingsRead } = await load()
    set('theme', 'dark')
    await settingsRead
    expect(settings.theme.value).toBe('dark')
  })
})
