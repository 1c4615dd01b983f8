import { railAhead } from '../../../../../families/railway/words/de/ahead'
import type { ScreenWords } from '../../en/screens'
import { t } from '../say'

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export const ahead: ScreenWords['ahead'] = {
  ...railAhead(t),
  endMarket: highest => `Ein Kurs erreicht ${highest}.`,
  endMarketNear: (corporation, price, runs) =>
    `${corporation} steht mit ${price} am höchsten, ${runs === 1 ? 'eine ausgeschüttete Fahrt' : `${runs} ausgeschüttete Fahrten`} davon entfernt.`,
  endMarketFar: 'Noch hat keine Gesellschaft einen Kurs.',
  inYellow: what => `In der gelben Zone und darum nicht gezählt: ${what}.`,
}
