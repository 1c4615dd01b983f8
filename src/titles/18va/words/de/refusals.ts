import { lotsRefusals } from '../../../../families/railway/words/de/lots/rest'
import { list, many, say, train } from '../../../../families/words/de/say'
import type { RefusalWords } from '../../../../families/words/vocabulary'
import { lots } from '../../data'
import type { SaidReasons } from '../../refusals'
import { companyDative, t } from './terms'

const { name, company, verb, dative, from: fromPlace, percent: portion } = t
const type = (id: string) => t.type(id)
const certificates = (held: number) => many(held, 'Zertifikat', 'Zertifikate')

/** Why something with stock is refused in 18VA. */
const stock = {
  sellsTooFew: ({ player, corporation, held, limit, least }, v) =>
    say`${name(player, v)} hält ${certificates(held)}, und das Limit ist ${limit}. In diesem Spielzug wird nur ein Block von ${name(corporation, v)} verkauft: mindestens ${portion(least)}`,
  salesOver: ({ player }, v) =>
    say`${name(player, v)} hat in diesem Spielzug schon gekauft, und verkauft wird vor dem Kauf`,
  notOperated: ({ corporation }, v) =>
    say`${name(corporation, v)} hat in einer Betriebsrunde noch keinen Spielzug beendet, und vorher sind die Anteile nicht verkäuflich`,
  marketFull: ({ corporation, percent, limit }, v) =>
    say`${percent} % von ${name(corporation, v)} lägen im Pool, aber kein Verkauf darf mehr als ${limit} % dorthin bringen`,
  privateUnsold: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'müsste', 'müssten')} in der ersten Versteigerung verkauft worden sein`,
} satisfies Partial<RefusalWords<SaidReasons>>

/** Why something in an operating turn other than trains is refused in 18VA. */
const operating = {
  stepOver: ({ corporation }, v) =>
    say`Bahnhöfe und Marker setzt man vor der Fahrt, und dafür ist es bei ${name(corporation, v)} jetzt zu spät`,
  convertNotYet: ({ phase }) => say`Umwandlungen gibt es ab Phase 3, aber dies ist Phase ${phase}`,
  tenShares: ({ corporation }, v) => say`${name(corporation, v)} hat schon zehn Anteile`,
  convertLate: ({ corporation }, v) =>
    say`Eine Umwandlung kommt in einem Spielzug zuerst, aber ${name(corporation, v)} hat schon etwas anderes getan`,
  yellowBase: ({ city, owner }, v) =>
    say`${city} ist die Heimatstadt von ${name(owner, v)}: In Phase 2 ist ihr Plättchen gelb, und nur der Marker der Potomac Yards darf dorthin`,
  stationThere: ({ corporation, city }, v) => say`${name(corporation, v)} hat schon einen Bahnhof in ${city}`,
  notOwned: ({ corporation, private: id, owner }, v) =>
    owner === 'closed'
      ? say`${company(id)} ${verb(id, 'ist', 'sind')} geschlossen`
      : say`${company(id)} ${verb(id, 'gehört', 'gehören')} ${dative(owner, v)}, nicht ${name(corporation, v)}`,
  useNeeded: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'bringt', 'bringen')} einen weiteren Bahnhof oder einen Zug mehr: Eines von beiden angeben`,
  useNotAsked: ({ private: id }) =>
    say`Bei ${companyDative(id)} gibt es nur ein Sonderrecht und nichts zu wählen`,
  notInCity: ({ city }) =>
    say`Der Marker +10\u00a0$ kommt in eine Stadt auf dem Plan, aber ${city} ist ein Gebiet außerhalb`,
  noCityNeeded: ({ city }) => say`Ein Zug mehr wird nirgends gesetzt, also gehört ${city} nicht hierher`,
  powerLate: ({ owners }, v) =>
    say`Paymaster liest die Regel so, dass zuerst kommt, was eine neue Phase verlangt, und erst dann der Zug mehr durch die Potomac Yards: ${list(owners.map(owner => name(owner, v)))} ${owners.length === 1 ? 'muss' : 'müssen'} abgeben, und nutzen ließen sie sich vor dem Kauf`,
  coalOver: ({ coal, phase }, v) =>
    say`In Phase ${phase} bringt Kohle den Kassen nichts mehr, also sind ${v.money(coal)} nicht möglich`,
  coalTooHigh: ({ coal, most, freight }, v) =>
    freight.length === 0
      ? say`Nur Güterzüge fahren zur Kohle, und die Gesellschaft hat keinen, also sind ${v.money(coal)} nicht möglich`
      : say`${freight.length === 1 ? 'Ihr Güterzug' : 'Ihre Güterzüge'} (${list(freight)}) ${freight.length === 1 ? 'kann' : 'können'} der Kasse ${v.money(most)} an Kohle bringen, nicht ${v.money(coal)}`,
  coalParts: ({ coal, sums, freight }, v) =>
    say`Ein Güterzug bringt der Kasse ${v.money(20)} mal seine Zahl oder nichts: Mit ${list(freight)} sind ${list(sums.map(sum => v.money(Number(sum))))} möglich, nicht ${v.money(coal)}`,
  coalOverRevenue: ({ coal, revenue }, v) =>
    say`Die Kohle der Kasse ist Teil der Einnahmen, und ${v.money(coal)} sind mehr als ${v.money(revenue)}`,
  shouldConvert: ({ corporation, phase }, v) =>
    say`In Phase ${phase} hat jede Gesellschaft zehn Anteile, aber ${name(corporation, v)} hat fünf`,
  convertedEarly: ({ corporation, phase }, v) =>
    say`${name(corporation, v)} hat zehn Anteile, aber in Phase ${phase} hat sie nur die B&O`,
} satisfies Partial<RefusalWords<SaidReasons>>

/** Why something with trains, or with the money for one, is refused in 18VA. */
const trains = {
  oneOfAType: ({ corporation, type: id }, v) =>
    say`${name(corporation, v)} hat in diesem Spielzug schon einen ${type(id)} von der Bank gekauft, und bis zum ersten 6/5G-Zug ist von jedem Typ nur einer erlaubt`,
  notNext: ({ train: card, next }) =>
    next.length === 0
      ? say`Die Bank hat keine Züge mehr, also auch keinen ${type(card)}`
      : say`Die Bank verkauft jetzt den ${list(next.map(type), 'oder den')}, nicht den ${type(card)}`,
  tredegarNewOnly: ({ from }, v) =>
    say`Die Tredegar Iron Works nehmen ${v.money(200)} vom Preis eines neuen Zugs der Bank, nicht von einem ${fromPlace(from, v)}`,
  treasuryOnly: ({ corporation, has, price }, v) =>
    has > 0
      ? say`${name(corporation, v)} bezahlt andere Gesellschaften mit eigenem Geld: In der Kasse sind ${v.money(has)}, aber dies kostet ${v.money(price)}`
      : say`${name(corporation, v)} hat kein Geld für die ${v.money(price)}, und der Direktor bezahlt eine andere Gesellschaft nur, wenn kein Zug da ist`,
  cheapestOnly: ({ price, cheapest, from, least }, v) =>
    say`Mit Geld des Direktors kauft man nur den günstigsten Zug: Das ist der ${type(cheapest)} ${fromPlace(from, v)} zu ${v.money(least)}, nicht einer zu ${v.money(price)}`,
  aboveFace: ({ train: card, price, face }, v) =>
    say`Mit Geld des Direktors kostet ein ${train(card)} höchstens ${v.money(face)}, den aufgedruckten Preis, nicht ${v.money(price)}`,
  soldForTrain: ({ player, corporation }, v) =>
    say`${name(player, v)} hat Anteile verkauft, um einen Zug für ${name(corporation, v)} zu kaufen; Paymaster liest die Regel so, dass der Zug dann von der Bank oder aus dem Pool kommt, wer auch zahlt`,
  trainNeeded: ({ corporation }, v) =>
    say`${name(corporation, v)} hat keinen Zug, und bei der Bank oder im Pool ist einer: Er muss gekauft werden`,
  keepsPresidency: ({ player, corporation, most }, v) =>
    say`${name(player, v)} verlöre den Direktorenposten von ${name(corporation, v)}, für die gerade gekauft wird, und kann ${most === 0 ? 'nichts' : `höchstens ${portion(most)}`} davon verkaufen`,
  sellsTooLittle: ({ player, corporation, shares, least }, v) =>
    say`${name(player, v)} verkauft nur einen Block von ${name(corporation, v)} und keinen zweiten: Mit allem, was sonst verkauft werden darf, können ${portion(least)} genug bringen, ${shares} nicht`,
  sellsNotAll: ({ player, corporation, shares, all, raises, needs }, v) =>
    say`${name(player, v)} kann nur ${v.money(raises)} von ${v.money(needs)} aufbringen und muss vor dem Bankrott alles verkaufen, was verkauft werden darf: von ${name(corporation, v)} ${portion(all)} in einem Block, nicht ${shares}`,
  notBankrupt: ({ player, raises, needs, tredegar }, v) =>
    say`${name(player, v)} kann ${v.money(raises)} aufbringen und muss ${tredegar ? 'mit den Tredegar Iron Works ' : ''}${v.money(needs)} zuschießen, also ist das kein Bankrott`,
} satisfies Partial<RefusalWords<SaidReasons>>

/** What only 18VA refuses, or refuses on another ground than other games, in German. */
export const refusals: RefusalWords<SaidReasons> = {
  ...lotsRefusals(t, lots),
  ...stock,
  ...operating,
  ...trains,
  positionSize: ({ corporation, size, phase }, v) =>
    say`${name(corporation, v)} kann in Phase ${phase} nicht ${size} Anteile haben`,
  positionLimit: ({ corporation, said, limit }, v) =>
    say`Das Zuglimit von ${name(corporation, v)} ist ${limit}, mit den Potomac Yards ${limit + 1}, aber nicht ${said}`,
  positionNowhere: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'gehört', 'gehören')} niemandem, und vor Phase 3 kann keine genutzt sein`,
}
