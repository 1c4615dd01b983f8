import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import type { PrivateId } from '../../data'
import type { RefusalWords } from '../vocabulary'
import { company, companyDative, dative, list, many, name, say, type, verb } from './say'

/** Whose a private company is, for the sentences that depend on it. */
function belongs(id: PrivateId, owner: Holder, voice: Voice): string {
  if (owner === 'closed') return `${company(id)} ${verb(id, 'ist', 'sind')} geschlossen`
  return `${company(id)} ${verb(id, 'gehört', 'gehören')} ${dative(owner, voice)}`
}

const NOW: Readonly<Record<string, string>> = {
  convert: 'steht am Anfang des Spielzugs',
  station: 'hat den Spielzug begonnen',
  run: 'ist bei der Fahrt',
  trains: 'hat die Fahrt hinter sich',
}

/** Why something in an operating turn other than trains is refused, in German. */
export const operatingRefusals = {
  stepOver: ({ corporation, now }, v) =>
    say`Bahnhöfe und Marker setzt man vor der Fahrt, aber ${name(corporation, v)} ${NOW[now] ?? now}`,
  convertNotYet: ({ phase }) => say`Umwandlungen gibt es ab Phase 3, aber dies ist Phase ${phase}`,
  tenShares: ({ corporation }, v) => say`${name(corporation, v)} hat schon zehn Anteile`,
  convertLate: ({ corporation }, v) =>
    say`Eine Umwandlung kommt in einem Spielzug zuerst, aber ${name(corporation, v)} hat schon etwas anderes getan`,
  secondStation: ({ corporation }, v) =>
    say`${name(corporation, v)} hat den einen Bahnhof dieses Spielzugs schon gesetzt`,
  noStation: ({ corporation }, v) => say`${name(corporation, v)} hat keinen Bahnhof mehr übrig`,
  yellowBase: ({ city, owner }, v) =>
    say`${city} ist die Heimatstadt von ${name(owner, v)}: In Phase 2 ist ihr Plättchen gelb, und nur der Marker der Potomac Yards darf dorthin`,
  stationThere: ({ corporation, city }, v) => say`${name(corporation, v)} hat schon einen Bahnhof in ${city}`,
  notOwned: ({ corporation, private: id, owner }, v) =>
    owner === 'closed'
      ? say`${belongs(id, owner, v)}`
      : say`${belongs(id, owner, v)}, nicht ${name(corporation, v)}`,
  useNeeded: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'bringt', 'bringen')} einen weiteren Bahnhof oder einen Zug mehr: Eines von beiden angeben`,
  useNotAsked: ({ private: id }) =>
    say`Bei ${companyDative(id)} gibt es nur ein Sonderrecht und nichts zu wählen`,
  notInCity: ({ city }) =>
    say`Der Marker +10 kommt in eine Stadt auf dem Plan, aber ${city} ist ein Gebiet außerhalb`,
  noCityNeeded: ({ city }) => say`Ein Zug mehr wird nirgends gesetzt, also gehört ${city} nicht hierher`,
  noTrain: ({ corporation }, v) => say`${name(corporation, v)} hat keinen Zug und fährt nicht`,
  hasRun: ({ corporation }, v) =>
    say`Für ${name(corporation, v)} ist die Fahrt dieses Spielzugs vorbei, und gefahren wird einmal`,
  mustRun: ({ corporation, trains }, v) =>
    say`${name(corporation, v)} hat ${many(trains, 'Zug', 'Züge')} und fährt zuerst; auch eine Fahrt für ${v.money(0)} wird eingetragen`,
  tens: ({ revenue }, v) =>
    say`Einnahmen sind Vielfache von ${v.money(10)}, und ${v.money(revenue)} sind das nicht`,
  nothingToPay: ({ corporation }, v) =>
    say`${name(corporation, v)} hat nichts eingenommen, also gibt es nichts auszuschütten`,
  coalOver: ({ coal, phase }, v) =>
    say`In Phase ${phase} bringt Kohle den Kassen nichts mehr, also sind ${v.money(coal)} nicht möglich`,
  coalTooHigh: ({ coal, most, freight }, v) =>
    freight.length === 0
      ? say`Nur Güterzüge fahren zur Kohle, und die Gesellschaft hat keinen, also sind ${v.money(coal)} nicht möglich`
      : say`${freight.length === 1 ? 'Ihr Güterzug' : 'Ihre Güterzüge'} (${list(freight)}) ${freight.length === 1 ? 'kann' : 'können'} der Kasse ${v.money(most)} an Kohle bringen, nicht ${v.money(coal)}`,
  coalParts: ({ coal, sums, freight }, v) =>
    say`Ein Güterzug bringt der Kasse ${v.money(20)} mal seine Zahl oder nichts: Möglich sind mit ${list(freight)} ${list(sums.map(sum => v.money(Number(sum))))}, nicht ${v.money(coal)}`,
  coalOverRevenue: ({ coal, revenue }, v) =>
    say`Die Kohle der Kasse ist Teil der Einnahmen, und ${v.money(coal)} sind mehr als ${v.money(revenue)}`,
  privatesNotYet: ({ phase }) =>
    say`Privatgesellschaften gehören Gesellschaften erst ab Phase 3, aber dies ist Phase ${phase}`,
  notFromPlayer: ({ private: id, owner }, v) =>
    owner === 'closed'
      ? say`${belongs(id, owner, v)}`
      : say`${belongs(id, owner, v)}, und verkaufen kann sie nur ein Spieler`,
  priceRange: ({ private: id, price, least, most }, v) =>
    say`Eine Gesellschaft zahlt ${v.money(least)} bis ${v.money(most)} für ${company(id)}, nicht ${v.money(price)}`,
  shouldConvert: ({ corporation, phase }, v) =>
    say`In Phase ${phase} hat jede Gesellschaft zehn Anteile, aber ${name(corporation, v)} hat fünf`,
  convertedEarly: ({ corporation, phase }, v) =>
    say`${name(corporation, v)} hat zehn Anteile, aber in Phase ${phase} hat sie nur die B&O`,
  trainGone: ({ train, by }) =>
    say`Mit dem ersten ${type(by)} verlässt jeder ${type(train)} das Spiel, aber einer ist noch da`,
} satisfies Partial<RefusalWords>
