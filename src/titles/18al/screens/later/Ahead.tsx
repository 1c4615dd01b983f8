import { voice } from '../../../../app/desk/table'
import type { End } from '../../../../families/ahead/screens/Ends'
import { outlookNow } from '../../../../families/ahead/screens/outlook'
import { aheadScreen, bankEnd, bankruptcyEnd } from '../../../../families/railway/screens/later/Ahead'
import { ahead, HIGHEST, marketOf } from '../../later/ahead'
import { said } from '../words'

const market = outlookNow(marketOf)

/** How near a corporation is to the market value that ends the game (5(b)). */
function marketEnd(): End {
  const { highest: text } = said.value.ahead
  const { name, money } = voice.value
  const nearest = market.value
  const near = nearest ? text.near(name(nearest.corporation), money(nearest.price), nearest.runs) : text.far
  return { what: text.end(money(HIGHEST)), near, cite: '5(b)' }
}

/** What lies ahead: the end of the bank, the trains, paying or withholding, and what each player can raise. */
export const Ahead = aheadScreen(ahead, {
  ends: (comes, view) => [bankEnd('5(a)')(comes, view), marketEnd(), bankruptcyEnd('5(c)')(comes)],
})
