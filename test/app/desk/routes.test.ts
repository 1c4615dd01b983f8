import { expect, it, vi } from 'vitest'

it.each([
  ['#/rules/4.2.5(a)', { screen: 'rules', of: '4.2.5(a)' }],
  ['#/rules/4.2.5%28a%29', { screen: 'rules', of: '4.2.5(a)' }],
  // Somebody typed it, or a messenger cut it off.
  ['#/rules/%', { screen: 'rules', of: '%' }],
  ['#/nowhere', { screen: 'start' }],
  ['', { screen: 'start' }],
])('the address %s leads somewhere', async (hash, route) => {
  location.hash = hash
  vi.resetModules()
  expect((await import('../../../src/app/desk/routes')).route.value).toEqual(route)
})
