import type { ScreenWords } from '../../en/screens'

/** What a player owns, as a list says it. */
export const holdings: ScreenWords['holdings'] = {
  cash: 'Bargeld',
  sharesAt: (held, corporation, price) => `${10 * held}\u00a0% von ${corporation} zu ${price}`,
  copies: count => (count === 1 ? '1 Kopierkarte' : `${count} Kopierkarten`),
}
