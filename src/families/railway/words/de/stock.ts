import { commonPlay } from '../../../words/de/play'
import { many } from '../../../words/de/say'
import type { StockWords } from '../screens'
import type { Spoken } from './terms'

/** What the panels of stock turns and of auctions say in German. */
export const railStock = ({ offering, market, places, unsold, par }: Spoken): StockWords => ({
  ...commonPlay,
  certificates: (held, limit, uncounted) =>
    `${held} von ${limit} Zertifikaten${uncounted > 0 ? `, ${uncounted} ${uncounted === 1 ? 'zählt' : 'zählen'} nicht` : ''}`,
  setAside: amount => `${amount} zurückgelegt`,
  priority: 'Vorrangkarte',
  // buying and selling
  stockTurn: 'Kaufen und verkaufen',
  corporations: 'Gesellschaften',
  corporationsLater: 'Gesellschaften: sobald alle Privatgesellschaften verkauft sind',
  stock: (from, left) => `${from === 'ipo' ? offering : market} · ${left}`,
  empty: { ipo: `${offering} leer`, market: `${market} leer` },
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} kauft ${corporation} ${(from === 'ipo' ? unsold : places[from]).from}`,
  floats: 'nimmt Betrieb auf',
  startIt: corporation => `${corporation} zu einem ${par} starten`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} startet ${corporation} zum Nennwert von ${price}`,
  sellLabel: (corporation, held) => `Verkauf (hat ${held}): ${corporation}`,
  // over the limit
  overLimitLabel: 'Über dem Zertifikatslimit',
  overLimit: (name, over) =>
    `${name} liegt ${over} über dem Zertifikatslimit und muss vor dem Ende des Spielzugs verkaufen.`,
  bringsBack: 'Jeder dieser Verkäufe genügt:',
  severalSales: 'Kein einzelner Verkauf genügt: Anteile mehrerer Gesellschaften verkaufen.',
  noSaleHelps: 'Nichts davon darf verkauft werden: Der Spielzug geht weiter.',
  thisSale: (count, corporation, proceeds) =>
    `${many(count, 'Anteil', 'Anteile')} von ${corporation} für ${proceeds}`,
  zoneTrick: (corporation, zone) =>
    `der Kurs fällt in die ${zone}, also zählen die behaltenen ${corporation} nicht mehr`,
  // private companies
  faceAndIncome: (face, income) => `${face} · zahlt ${income}`,
  soldTo: name => `verkauft an ${name}`,
  bidsSoFar: bids => `Gebote: ${bids}`,
  buyFor: price => `Kaufen ${price}`,
  buyCompanyLabel: (price, name, company) => `Kaufen ${price}: ${name} kauft ${company}`,
  bids: 'Bieten',
  bidOn: company => `Gebote auf ${company}`,
  bidLabel: (name, amount, company) => `${name} bietet ${amount} auf ${company}`,
  typed: 'mehr …',
  typedLabel: company => `mehr …: anderes Gebot auf ${company}`,
  freeCash: 'Worüber jeder Spieler verfügen kann',
  aside: amount => `+ ${amount} zurückgelegt`,
  auctionOf: company => `Versteigerung: ${company}`,
  highBid: (name, amount) => `${name} führt mit ${amount}`,
  mayRaise: 'darf erhöhen oder endgültig passen',
  freeForThis: 'verfügbar',
  leads: amount => `führt mit ${amount}`,
  bid: amount => `bietet ${amount}`,
  upTo: amount => `bis ${amount}`,
  // passing
  passes: name => `${name} passt`,
  allPass: 'Alle passen',
  allPassLabel: count => `Alle passen: ${count} Mal, dann endet die Runde`,
})
