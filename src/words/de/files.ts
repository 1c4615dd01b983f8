import type { Words } from '../en'
import { kept, noReader, scoresDiffer, stopped } from './import'
import { many } from './say'

type Problem = Parameters<Words['files']['problem']>[0]
type Facts = Problem['facts']

/** Translates the one expectation that comes in words. */
const oneOf = (expected: string | number | undefined) =>
  `${expected}`.replace(/^exactly one of /, 'genau eines von ')

/** Who already has the name that a company in the list is given. */
const holders: Readonly<Record<string | number, string>> = {
  corporation: 'eine Gesellschaft dieses Titels',
  player: 'jemand am Tisch',
  company: 'eine andere Gesellschaft der Liste',
}

/** Kinds of values, by what the checks of files call them. */
const kinds = new Map([
  ['string', 'ein Text'],
  ['number', 'eine Zahl'],
  ['boolean', 'true oder false'],
  ['Array', 'eine Liste'],
  ['Object', 'ein Objekt'],
])

/** A single thing that a value is or must be, in words; values of the file stay as they are. */
const oneInWords = (value: string) =>
  kinds.get(value) ??
  value.replace(/^>=/, 'mindestens ').replace(/^<=/, 'höchstens ').replace(/^%/, 'ein Vielfaches von ')

/** What a value is or must be, as the checks of files write it, in words: one thing, or any of several. */
function inWords(value: string | number | undefined): string {
  const any = /^\((.*)\)$/.exec(`${value}`)?.[1]?.split(' | ')
  if (!any) return oneInWords(`${value}`)
  return any.every(it => it.startsWith('"'))
    ? `eines von ${any.join(', ')}`
    : any.map(oneInWords).join(' oder ')
}

const reasons: Readonly<Record<string, (facts: Facts) => string>> = {
  tooDeep: ({ depth, most }) =>
    `ist ${depth} Ebenen tief verschachtelt, aber höchstens ${most} werden gelesen`,
  unknownKey: () => 'ist ein Schlüssel, der nicht hierher gehört',
  missingKey: () => 'fehlt',
  noWhole: ({ received }) => `muss eine ganze Zahl sein, nicht ${received}`,
  oneKey: ({ expected }) => `muss ${oneOf(expected)} haben`,
  unknownId: ({ received }) => `nennt etwas, das es in diesem Spiel nicht gibt: ${received}`,
  empty: () => 'ist leer',
  tooManyCharacters: ({ characters, most }) =>
    `hat ${characters} Zeichen, aber höchstens ${most} sind erlaubt`,
  writtenLike: ({ example, received }) => `muss so aussehen wie ${example}, nicht wie ${received}`,
  notInThis: ({ received, only }) =>
    `ist ${received}: Das gibt es in diesem Spiel, aber nicht hierfür; hier geht nur ${only}`,
  wrongValue: ({ expected, received }) => `muss ${inWords(expected)} sein, nicht ${inWords(received)}`,
  unknownAction: ({ received }) => `ist keine Aktion dieses Titels: ${received}`,
  seats: ({ players, least, most }) => `nennt ${players}, aber an den Tisch passen ${least} bis ${most}`,
  twice: ({ received }) => `ist doppelt vergeben: ${received}`,
  reservedId: ({ received }) => `darf nicht ${received} sein, denn so heißt ein Ort auf dem Tisch`,
  oddId: ({ received }) =>
    `darf nicht ${received} sein, ein Wort, das für Programme reserviert ist; eine Id ist zum Beispiel p1`,
  tooMany: ({ actions, most }) => `hat ${actions} Einträge, aber höchstens ${most} werden gelesen`,
  newer: ({ version, known }) =>
    `ist ${version}: Diese Datei stammt von einem neueren Paymaster, dieser liest ${known}`,
  ladderLength: ({ spaces, least, most }) =>
    `hat ${many(Number(spaces), 'Feld', 'Felder')}, aber es müssen ${least} bis ${most} sein`,
  ladderRows: ({ spaces, first, other }) =>
    `hat ${many(Number(spaces), 'Feld', 'Felder')}, aber es müssen so viele sein wie in „${first}“, nämlich ${other}`,
  ladderRises: ({ price, before }) => `ist ${price}, muss aber größer sein als der Kurs davor, ${before}`,
  ladderBegins: ({ price, begins }) => `ist ${price}, doch die aufgedruckte Reihe beginnt mit ${begins}`,
  companiesMost: ({ companies, most }) =>
    `nennt ${companies} Gesellschaften, aber höchstens ${most} können dazukommen`,
  companyId: ({ received, due }) => `muss an dieser Stelle ${due} sein, nicht ${received}`,
  companyTwice: ({ received, as }) => `ist ${received}, und so heißt schon ${holders[as ?? ''] ?? as}`,
  noColor: ({ received }) =>
    `muss eine Farbe sein, als #rrggbb in Kleinbuchstaben geschrieben, nicht ${received}`,
  optionSeats: ({ players, seats }) =>
    `ist eine Variante nur für Spiele mit ${seats} Spielern, aber hier sind es ${players}`,
}

/** What is said of a file as a whole, without a key. */
const whole: Readonly<Record<string, (problem: Problem) => string>> = {
  noGame: () => 'Das ist keine Spieldatei.',
  tooLong: ({ facts }) =>
    `Das ist keine Spieldatei: Sie hat ${facts.bytes} Bytes, aber höchstens ${facts.most} werden gelesen.`,
  noJson: ({ line }) =>
    `Ab Zeile ${line} lässt sich die Datei nicht lesen. Vielleicht ist sie unvollständig oder beschädigt.`,
  unknownTitle: ({ facts }) => `Das ist ein Spiel von ${facts.received}; dafür ist Paymaster keine Bank.`,
}

/** What is wrong with a file, and a game that is stored already. */
export const files: Words['files'] = {
  problem: problem => {
    const { code, key, line, facts } = problem
    const said = whole[code]?.(problem)
    if (said) return said
    const reason = reasons[code]?.(facts) ?? code
    return key === '' ? `Zeile ${line}: Die Datei ${reason}.` : `Zeile ${line}: „${key}“ ${reason}.`
  },
  readable: titles =>
    `Paymaster liest Spiele von ${titles.join(', ')}: eigene Dateien und solche von 18xx.games.`,
  stopped,
  kept,
  scoresDiffer,
  noReader,
  twin: ({ stored, read, common }) => {
    if (common !== undefined)
      return `Dieses Spiel ist schon hier, weicht aber von Nr. ${common + 1} an ab. Das eben gelesene hat ${many(read, 'Eintrag', 'Einträge')}, das gespeicherte ${stored}.`
    if (stored === read)
      return `Dieses Spiel ist schon hier, mit ${stored === 1 ? 'demselben Eintrag' : `denselben ${stored} Einträgen`}.`
    return read > stored
      ? `Dieses Spiel ist schon hier, bis Eintrag ${stored}. Das eben gelesene geht bis Eintrag ${read}.`
      : `Dieses Spiel ist schon hier und geht weiter, bis Eintrag ${stored}. Das eben gelesene endet mit Eintrag ${read}.`
  },
  openStored: 'Das gespeicherte Spiel öffnen',
  goOn: entries => (entries === 1 ? 'Den neuen Eintrag anfügen' : `Die ${entries} neuen Einträge anfügen`),
  replace: (old, read) =>
    `${old === 1 ? 'Seinen letzten Eintrag' : `Seine letzten ${old} Einträge`} durch ${read === 1 ? 'den einen' : `die ${read}`} eben gelesenen ersetzen`,
  apart: 'Als weiteres Spiel hinzufügen',
  notExtended:
    'Das ging nicht: Das gespeicherte Spiel hat sich inzwischen geändert oder ließ sich nicht schreiben. Nichts wurde geändert.',
}
