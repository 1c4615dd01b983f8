import type { OwnLotsWords } from '../../lots'

/** What the panels say of an auction of several lots at once, in German. */
export const lotsStock: OwnLotsWords = {
  auction: 'Die erste Versteigerung',
  inARow: (count, of) => `gepasst: ${count} von ${of}`,
  mustBid: (name, lot, nothing) =>
    `${lot} kostet nichts mehr: ${name} muss darauf bieten, ${nothing} oder mehr, etwas anderes geht nicht.`,
  lots: 'Was versteigert wird',
  faceNow: (face, income) => `jetzt ${face} · zahlt ${income}`,
  noBid: 'noch kein Gebot',
  lastPass: what => `Passt auch der Letzte, gilt: ${what}.`,
  falls: (lot, to) => `${lot} fällt auf ${to}`,
  allSold: 'alles geht an die, die führen',
  allPassAuction: (count, what) => `Alle passen: ${count} Mal, dann gilt: ${what}`,
  valueLabel: (price, corporation, sum, money) =>
    `${price} ${sum} in die Kasse: ${corporation} startet zu ${money}`,
  forTreasury: sum => `${sum} in die Kasse`,
  orderBy: names => `Danach sind alle in der Reihenfolge ihres Geldes dran: ${names}.`,
}
