import { voice } from '../../../../app/desk/table'
import type { End } from '../../../../families/ahead/screens/Ends'
import { outlookNow } from '../../../../families/ahead/screens/outlook'
import { aheadScreen, bankEnd, bankruptcyEnd } from '../../../../families/railway/screens/later/Ahead'
import type { PlayerView } from '../../../../families/railway/view'
import { ahead, HIGHEST, marketOf } from '../../later/ahead'
import { tableNow } from '../table'
import { said } from '../words'

const market = outlookNow(marketOf)

/** How near a corporation is to the market value that ends the game (5(b)). */
function marketEnd(): End {
  const { ahead: text } = said.value
  const { name, money } = voice.value
  const nearest = market.value
  const near = nearest
    ? text.endMarketNear(name(nearest.corporation), money(nearest.price), nearest.runs)
    : text.endMarketFar
  return { what: text.endMarket(money(HIGHEST)), near, cite: '5(b)' }
}

/** A player's shares of corporations in the yellow zone, such as `L&N 3, WRA 1`. */
function uncounted({ shares }: PlayerView) {
  const held = (tableNow.value?.corporations ?? []).filter(it => it.yellow && shares[it.id])
  const what = held.map(it => `${it.id} ${shares[it.id]}`).join(', ')
  return what === '' ? '' : <p>{said.value.ahead.inYellow(what)}</p>
}

/** What lies ahead: the end of the bank, the trains, paying or withholding, and what each player can raise. */
export const Ahead = aheadScreen(ahead, {
  ends: (comes, view) => [bankEnd('5(a)')(comes, view), marketEnd(), bankruptcyEnd('5(c)')(comes)],
  uncounted,
})
