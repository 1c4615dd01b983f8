import type { Words } from '../en'
import type { ImportStop, Written } from '../en/import'

const reasons: Readonly<Record<string, (facts: ImportStop['facts'], money: Written) => string>> = {
  unknownEntry: () => 'diese Art von Eintrag ist nicht bekannt',
  unreadable: ({ key }) => `„${key}“ fehlt darin oder ist nicht lesbar`,
  stranger: ({ named }) => `er nennt etwas, das in diesem Spiel nicht vorkommt: ${named}`,
  soldToBank: () =>
    'er verkauft eine Privatgesellschaft an die Bank, was die Regeln dieses Spiels nicht kennen',
  coalDiffers: ({ onRun, onRoutes }, money) =>
    `die Kohle für die Kasse ist darin ${money(Number(onRun))}, auf seinen Strecken aber ${money(Number(onRoutes))}`,
  percentDiffers: ({ named, percent, here }) =>
    `von „${named}“ werden dort ${percent}\u00a0% gehandelt und hier ${here}\u00a0%`,
  priceDiffers: ({ named, price, here }, money) =>
    `der Preis von „${named}“ ist dort ${money(Number(price))} und hier ${money(Number(here))}`,
  auctionOrder: ({ private: company }) =>
    `bei der Versteigerung von ${company} würde nicht das höchste Gebot gewinnen`,
  noStop: ({ hex, tile }) =>
    tile === ''
      ? `ein Zug hält auf ${hex}, wo nichts zahlt`
      : `ein Zug hält auf ${hex}, und was Gleisplättchen ${tile} dort zahlt, ist nicht bekannt`,
  dividendKind: ({ kind }) => `er teilt die Einnahmen auf eine Art auf, die die Regeln nicht kennen: ${kind}`,
  noRun: ({ corporation }) => `${corporation} ist davor nicht gefahren`,
  noDividend: ({ corporation }) => `es fehlt, was aus den Einnahmen von ${corporation} geworden ist`,
  tooMany: ({ most }) => `ein Spiel hat höchstens ${most} Einträge`,
  lostUndo: () => 'was er zurücknimmt oder wiederholt, steht nicht in der Datei',
  goesOn: () => 'laut der Datei war das Spiel hier zu Ende, aber nach den Regeln geht es weiter',
}

/** Said when the reader of recorded games is not here and cannot be fetched. */
export const noReader =
  'Dieses Spiel wurde anderswo aufgezeichnet, und der Teil von Paymaster, der solche Spiele liest, ist noch nicht auf diesem Gerät. Bitte noch einmal öffnen, sobald ein Netz da ist.'

/** Says where an import stopped and why. */
export const stopped: Words['files']['stopped'] = ({ entry, type, code, facts }, money, refusal) => {
  const reason = refusal
    ? `${refusal.text.replace(/\.$/, '')} (${refusal.rule})`
    : (reasons[code]?.(facts, money) ?? code)
  const at = entry === 0 ? '' : ` bei Eintrag ${entry} (${type})`
  return `Der Import endet${at}: ${reason}.`
}

/** Says how much of a game was imported before it stopped. */
export const kept: Words['files']['kept'] = ({ kept: entries }) =>
  entries === 0
    ? 'Übernommen ist nichts.'
    : `Bis dorthin ist das Spiel übernommen: ${entries === 1 ? '1 Eintrag' : `${entries} Einträge`}.`

/** Said when the scores here differ from those recorded in the file. */
export const scoresDiffer: Words['files']['scoresDiffer'] = (rows, money) => {
  const list = rows
    .map(({ name, there, here }) => `${name} dort ${money(there)}, hier ${money(here)}`)
    .join('; ')
  return `Die Endabrechnung weicht von der in der Datei ab: ${list}.`
}
