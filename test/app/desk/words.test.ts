import { beforeEach, expect, it, vi } from 'vitest'
import { equip } from '../support'

beforeEach(equip)

it('a language chosen while the stored settings are read is the one that is spoken', async () => {
  vi.resetModules()
  const [settings, { chooseLanguage }] = await Promise.all([
    import('../../../src/app/device/settings'),
    import('../../../src/app/desk/words'),
  ])
  // English is there at once, German takes a moment.
  await chooseLanguage('en')
  settings.settings.language.value = 'de'
  await chooseLanguage('en')
  await vi.waitFor(() => expect(settings.settings.language.value).toBe('en'))
  await vi.dynamicImportSettled()
  expect(settings.spoken.value).toBe('en')
})
