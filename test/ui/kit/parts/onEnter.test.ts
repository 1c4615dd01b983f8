import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** Where the focus is after the last field was left, on a device whose pointer is this one. */
async function afterLast(pointer: 'coarse' | 'fine'): Promise<Element | null> {
  vi.resetModules()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  const { closeKeyboard } = await import('../../../../src/ui/kit/parts/onEnter')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  closeKeyboard(field)
  return document.activeElement
}

it('after the last field the keyboard on the screen closes', async () => {
  expect(await afterLast('coarse')).toBe(document.body)
})

it('after the last field the focus of somebody at a keyboard is not lost', async () => {
  expect((await afterLast('fine'))?.tagName).toBe('INPUT')
})
