import type { ScreenWords } from '../../en/screens'

/** What a player owns. */
export const holdings: ScreenWords['holdings'] = {
  cash: 'Geld',
  sharesAt: (shares, corporation, price) => `${shares} ${corporation} zu ${price}`,
}
