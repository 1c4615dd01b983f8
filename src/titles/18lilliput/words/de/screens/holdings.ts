import type { ScreenWords } from '../../en/screens'

/** Was ein Spieler besitzt, wie eine Liste es sagt. */
export const holdings: ScreenWords['holdings'] = {
  cash: 'Bargeld',
  sharesAt: (held, corporation, price) => `${10 * held} % von ${corporation} zu ${price}`,
  copies: count => (count === 1 ? '1 Kopierkarte' : `${count} Kopierkarten`),
}
