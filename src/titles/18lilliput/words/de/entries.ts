import { commonEntries, costing } from '../../../../families/words/de/entries'
import { genitive } from '../../../../families/words/de/say'
import { isNoted, sum, tokenMoved, valuesMoved } from '../../../../families/words/entries'
import type { Voice } from '../../../../rules/rule'
import type { LilHappening } from '../../ledger'
import type { Vocabulary } from '../vocabulary'
import { card, chosen, from as fromPlace, holders, name, percent, say, theCharacter, theTrain } from './say'

/** The prices between which the marker has moved: `; der Kurs steigt von 55 $ auf 60 $`. */
function moved(happened: readonly LilHappening[], corporation: string, why: string, v: Voice): string {
  const values = valuesMoved(happened, corporation, why)
  if (!values) return ''
  const [was, is] = values
  return `; der Kurs ${was < is ? 'steigt' : 'fällt'} von ${v.money(was)} auf ${v.money(is)}`
}

/** What the last round makes of a dividend: `, in der letzten Runde doppelt`. */
const doubled = (happened: readonly LilHappening[]): string =>
  isNoted(happened, 'doubled') ? ', in der letzten Runde doppelt' : ''

const { added, count, dividend } = commonEntries(holders)

/** The log in German. */
export const entries: Vocabulary['entries'] = {
  chooseCorporation: ({ player, corporation }, happened, v) => {
    const more = sum(happened, 'advantage')
    const advantage = more > 0 ? ` und ${v.money(more)} mehr in der Hand` : ''
    return say`${name(player, v)} nimmt ${name(corporation, v)}, mit ${v.money(sum(happened, 'capital'))} in der Kasse${advantage}`
  },
  chooseCharacter: ({ player, character }, _, v) => say`${name(player, v)} nimmt ${theCharacter(character)}`,
  justiciary: ({ player, corporation }, happened, v) =>
    say`${genitive(name(player, v))} Oberrichter zahlt ${name(corporation ?? player, v)} ${v.money(sum(happened, 'justiciary'))}`,
  takeCard: ({ player, card: id, use, copy }, _, v) =>
    copy
      ? say`${name(player, v)} kopiert ${card(id, v)} und wählt ${chosen(id, use, v)}`
      : say`${name(player, v)} nimmt ${card(id, v)} und wählt ${chosen(id, use, v)}`,
  layY: ({ corporation }, happened, v) => {
    const price = sum(happened, 'tile')
    return price === 0
      ? say`${name(corporation, v)} legt kostenlos ein gelbes Y-Plättchen`
      : say`${name(corporation, v)} legt für ${v.money(price)} ein gelbes Y-Plättchen`
  },
  fund: ({ corporation, amount }, _, v) =>
    say`${name(corporation, v)} erhält ${v.money(amount)} von der Bank`,
  sellShares: ({ player, corporation, shares }, happened, v) =>
    say`${name(player, v)} verkauft ${percent(shares)} von ${name(corporation, v)}${costing(happened, 'sale', v)}${moved(happened, corporation, 'sold', v)}`,
  buyShare: ({ player, corporation }, happened, v) =>
    say`${name(player, v)} kauft ${percent(1)} von ${name(corporation, v)}${costing(happened, 'share', v)}`,
  found: ({ player, corporation }, happened, v) => {
    const price = tokenMoved(happened, corporation, 'founded')?.value ?? 0
    return say`${name(player, v)} gründet ${name(corporation, v)} zum Kurs von ${v.money(price)} und zahlt ${v.money(sum(happened, 'certificate'))}; in die Kasse kommen ${v.money(sum(happened, 'capital'))}`
  },
  buyTrain: ({ corporation, train, from }, happened, v) =>
    say`${name(corporation, v)} kauft ${theTrain(train)} ${fromPlace(from, v)}${costing(happened, 'train', v)}${added(happened, v)}`,
  scrapTrain: ({ corporation, train }, _, v) => say`${name(corporation, v)} mustert ${theTrain(train)} aus`,
  discardTrain: ({ corporation, train }, _, v) =>
    say`${name(corporation, v)} mustert wegen des Zuglimits ${theTrain(train)} aus`,
  placeToken: ({ corporation, city }, happened, v) =>
    say`${name(corporation, v)} setzt${costing(happened, 'station', v)} einen Bahnhof${city === undefined ? '' : ` in ${city}`}`,
  tradeIn: ({ player }, happened, v) =>
    say`${name(player, v)} tauscht ${theCharacter('treasurer')} gegen ${v.money(sum(happened, 'treasurer'))}`,
  endTurn: ({ player }, _, v) => say`${name(player, v)} ist fertig`,
  run: ({ corporation, revenue, pay }, happened, v) => {
    if (revenue === 0) return say`${name(corporation, v)} nimmt nichts ein`
    return pay
      ? say`${name(corporation, v)} fährt ${v.money(revenue)} ein und zahlt eine Dividende${doubled(happened)}${dividend(happened, corporation, v)}${moved(happened, corporation, 'right', v)}`
      : say`${name(corporation, v)} fährt ${v.money(revenue)} ein und behält alles ein`
  },
  endRun: ({ corporation }, happened, v) =>
    isNoted(happened, 'noTrain')
      ? say`${name(corporation, v)} hat keinen Zug und fährt nicht`
      : say`${name(corporation, v)} ist fertig`,
  count,
  position: ({ table }) =>
    table.round === 'start'
      ? 'Einstieg in die laufende Partie: Auswahl der Gesellschaften und Charaktere.'
      : say`Einstieg in die laufende Partie: Runde ${table.round.charAt(0)}${table.round.endsWith('run') ? ', während der Fahrten' : ''}`,
  stop: () => 'Der Tisch beendet das Spiel hier, und gewertet wird der jetzige Stand.',
}
