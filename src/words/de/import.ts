import type { Words } from '../en'
import type { ImportStop } from '../en/import'

const reasons: Readonly<Record<string, (facts: ImportStop['facts']) => string>> = {
  unknownEntry: () => 'diese Art von Eintrag ist nicht bekannt',
  unreadable: ({ key }) => `„${key}“ fehlt darin oder ist nicht lesbar`,
  stranger: ({ named }) => `er nennt etwas, das in diesem Spiel nicht vorkommt: ${named}`,
  priceDiffers: ({ named, price, here }) => `der Preis von „${named}“ ist dort ${price} $ und hier ${here} $`,
  auctionOrder: ({ private: company }) =>
    `die Versteigerung von ${company} gewänne nicht das höchste Gebot, sondern ein anderes`,
  noStop: ({ hex, tile }) =>
    tile === ''
      ? `ein Zug hält auf ${hex}, wo nichts zahlt`
      : `ein Zug hält auf ${hex}, und Gleisplättchen ${tile} zahlt dort nichts, was bekannt ist`,
  dividendKind: ({ kind }) => `er teilt die Einnahmen auf eine Art, die die Regeln nicht kennen: ${kind}`,
  noRun: ({ corporation }) => `${corporation} ist davor nicht gefahren`,
  tooMany: ({ most }) => `ein Spiel hat höchstens ${most} Einträge`,
  lostUndo: () => 'was er zurücknimmt oder wiederholt, steht nicht in der Datei',
  goesOn: () => 'laut der Datei war das Spiel hier zu Ende, und nach den Regeln geht es weiter',
}

/** What is said where the reader of recorded games has not been fetched and cannot be. */
export const noReader =
  'Dieses Spiel wurde anderswo aufgezeichnet, und was solche Spiele liest, ist noch nicht auf diesem Gerät. Bitte noch einmal öffnen, sobald ein Netz da ist.'

/** The sentence of an import that stopped. */
export const stopped: Words['files']['stopped'] = ({ entry, type, code, facts }, refusal) => {
  const reason = refusal
    ? `${refusal.text.replace(/\.$/, '')} (${refusal.rule})`
    : (reasons[code]?.(facts) ?? code)
  return `Der Import endet bei Eintrag ${entry} (${type}): ${reason}. Bis dorthin ist das Spiel übernommen.`
}
