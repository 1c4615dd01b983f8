import { describe, expect, it } from 'vitest'
import { loadTitle } from '../../../../src/titles/registry'

const voice = { name: (id: string) => id, money: (amount: number) => `$${amount}` }

describe('where something comes from in 18VA', () => {
  it.each([
    ['en', 'Treasury', 'Pool'],
    ['de', 'Kasse', 'Pool'],
  ] as const)(
    'is the treasury for shares and the bank for trains, in %s',
    async (language, treasury, pool) => {
      const { holder } = await (await loadTitle('18VA')).words(language)
      expect(holder('ipo', voice)).toBe(treasury)
      expect(holder('ipo', voice, 'train')).toBe('Bank')
      expect(holder('market', voice, 'train')).toBe(pool)
      expect(holder('WM', voice, 'train')).toBe('WM')
    },
  )
})
