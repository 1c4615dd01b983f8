import type { stock as Stock } from '../en/stock'

/** What the panels of the first auction and of stock turns say of 18VA alone. */
export const stock: typeof Stock = {
  // the first auction
  auction: 'Die erste Versteigerung',
  inARow: (count, of) => `gepasst: ${count} von ${of}`,
  mustBid: (name, lot) =>
    `${lot} kostet nichts mehr: ${name} muss darauf bieten, 0\u00a0$ oder mehr, etwas anderes geht nicht.`,
  lots: 'Was versteigert wird',
  presidency: 'Direktorenaktie, 20\u00a0%',
  faceNow: (face, income) => `jetzt ${face} · zahlt ${income}`,
  noBid: 'noch kein Gebot',
  lastPass: what => `Passt auch der Letzte, gilt: ${what}.`,
  falls: (lot, to) => `${lot} fällt auf ${to}`,
  allSold: 'alles geht an die, die führen',
  allPassAuction: (count, what) => `Alle passen: ${count} Mal, dann gilt: ${what}`,
  // the value of the first corporation
  setValue: corporation => `Startwert der ${corporation}`,
  valueIs: (name, corporation) =>
    `${name} legt den Wert fest; die Bank zahlt der ${corporation} das Doppelte.`,
  valueLabel: (price, corporation, sum) =>
    `${price} ${sum} in die Kasse: ${corporation} startet zu ${price}\u00a0$`,
  forTreasury: sum => `${sum} in die Kasse`,
  orderBy: names => `Danach sind alle in der Reihenfolge ihres Geldes dran: ${names}.`,
  // a stock turn
  percent: percent => `${percent}\u00a0%`,
  aShare: 'je Anteil',
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} kauft ${corporation} aus ${from === 'ipo' ? 'der Kasse' : 'dem Pool'}`,
  empty: { ipo: 'Kasse leer', market: 'Pool leer' },
  underwrites: amount => `Bank legt ${amount} dazu`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} startet ${corporation} zu ${price}\u00a0$`,
  noSaleHelps: 'Kein Verkauf ist möglich, der helfen würde: Der Spielzug geht weiter.',
}
