import type { play as Play } from '../en/play'
import { t } from './terms'

const places: Readonly<Record<string, string>> = { ipo: 'Bank', market: 'Pool' }

/** What the panels of 18VA say. */
export const play: typeof Play = {
  // an operating turn
  freight: card => `${card} Güter`,
  shares: t.percent,
  conversion: 'Umwandlung',
  toTen: 'In zehn Anteile',
  toTenLabel: 'In zehn Anteile: was das Umwandeln bewirkt',
  convert: corporation => `${corporation} in zehn Anteile umwandeln`,
  countsFor: (from, to) => `Jeder Anteil bleibt mit seinem Zertifikat und zählt ${to} statt ${from}\u00a0%`,
  priceStays: price => `Der Kurs bleibt ${price}`,
  moreShares: (more, now) => `${more} Anteile mehr in der Kasse, nun ${now}`,
  moreStations: (more, price) => `${more} Bahnhöfe mehr zu ${price}`,
  limitBecomes: limit => `Zuglimit ${limit}`,
  powers: 'Sonderrechte',
  express: '+10\u00a0$ Stadt',
  expressLabel: company => `+10\u00a0$ Stadt, für immer: ${company} schließt`,
  // A soft hyphen shows where it breaks if it does not fit.
  yardsStation: 'Zusatz\u00adbahnhof',
  yardsStationLabel: company => `Zusatz\u00adbahnhof, umsonst und überall: ${company} schließt`,
  yardsLimit: 'Ein Zug mehr, für immer',
  yardsLimitLabel: company => `Ein Zug mehr, für immer: ${company} schließt`,
  closes: company => `${company} schließt`,
  coalOfLastRun: amount => `noch ${amount} wie bei der letzten Fahrt?`,
  coal: 'Kohle für die Kasse',
  otherTrains: 'wie zuletzt, mit anderen Zügen',
  andCoal: amount => `Kohle ${amount}`,
  didNotRun: 'Nichts eingefahren',
  reaches: (token, revenue, price) => `${token}: ${revenue} erreichen ${price}`,
  tooLittle: (revenue, price) => `Kurs bleibt: ${revenue} sind weniger als ${price}`,
  highest: price => `Kurs bleibt: Über ${price} ist nichts mehr`,
  // trains
  theseConvert: corporations => `sofort umgewandelt in zehn Anteile: ${corporations}`,
  pool: 'im Pool',
  earlierNotNow: 'Frühere Schritte: jetzt nicht',
  passenger: 'Personenzug',
  freightTrain: 'Güterzug',
  tredegar: company => `mit ${company}, die schließen`,
  buyTrainLabel: (visible, corporation, from) =>
    `${visible}: ${corporation} kauft diesen Zug ${from === 'market' ? 'aus dem Pool' : 'von der Bank'}`,
  place: id => places[id] ?? id,
}
