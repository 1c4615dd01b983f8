import type { ScreenWords } from '../../en/screens'

/** What a player owns, as a list says it. */
export const holdings: ScreenWords['holdings'] = {
  cash: 'Geld',
  sharesAt: (held, corporation, price) => `${held} ${corporation} zu ${price}`,
}
