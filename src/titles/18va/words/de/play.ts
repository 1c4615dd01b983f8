import type { play as Play } from '../en/play'
import { t } from './terms'

const places: Readonly<Record<string, string>> = { ipo: 'Bank', market: 'Pool' }

/** What the panels of 18VA say. */
export const play: typeof Play = {
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
  yardsLimit: limit => `Zuglimit ${limit}, für immer`,
  yardsLimitLabel: (limit, company) => `Zuglimit ${limit}, für immer: ${company} schließt`,
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
  // a forced purchase
  withTredegar: (company, name, amount) =>
    `Mit den ${company} müsste ${name} ${amount ? `nur ${amount}` : 'nichts'} zuschießen; gezwungen ist dazu niemand.`,
  cannotRaise: (raises, needs) => `kann ${raises} von ${needs} aufbringen und scheidet aus`,
  inherits: (name, corporation) => `${name} übernimmt ${corporation}`,
  mustFinish: (name, corporation) => `${name} übernimmt ${corporation} und muss den Kauf zu Ende bringen`,
  corporationCloses: corporation => `niemand hat zwei Anteile von ${corporation}: Sie schließt`,
  hasWon: name => `${name} bleibt allein übrig und hat gewonnen`,
  // discards
  overTrainLimits: limits =>
    `Über dem Zuglimit (${limits}): in den Pool abgeben, in beliebiger Reihenfolge. Wer ihn dort kauft, wählt wieder: Personen- oder Güterzug.`,
  mayKeep: (corporation, limit) => `${corporation} darf ${limit} behalten`,
}
