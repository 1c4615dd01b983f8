import type { Holder } from '../../../../bank/money'
import { list, many, train as named, say } from '../../../../families/words/de/say'
import type { Voice } from '../../../../rules/rule'
import { COAL_CITIES, game, SWAMPS } from '../../data'
import type { OwnRefusals } from '../vocabulary'

const ENDS: Readonly<Record<string, string>> = {
  bank: 'Die Bank ist gesprengt',
  market: 'Ein Kurs hat 300 $ erreicht',
  bankruptcy: 'Ein Spieler ist bankrott',
  stopped: 'Der Tisch hat das Spiel beendet',
}

const NO_EXTRA_ROUND: Readonly<Record<string, string>> = {
  running:
    'Das Spiel läuft noch: Eine zusätzliche Betriebsrunde löst nur einen Gleichstand an seinem Ende auf.',
  bankruptcy: 'Das Spiel endete mit einem Bankrott, und darauf folgt keine zusätzliche Betriebsrunde.',
  stopped: 'Der Tisch hat das Spiel beendet, und darauf folgt keine zusätzliche Betriebsrunde.',
  played: 'Die zusätzliche Betriebsrunde ist gespielt, und es gibt nur eine.',
  noTie: 'Auf dem ersten Platz herrscht kein Gleichstand, also gibt es keine zusätzliche Betriebsrunde.',
}

/** Whose a private company is, for the sentences that depend on it; the New Decatur Yards are several. */
function belongs(id: string, owner: Holder, v: Voice): string {
  const company = `die ${game.printed.privates[id]?.name}`
  const several = id === 'NDY'
  if (owner === 'closed') return `${company} ${several ? 'sind' : 'ist'} geschlossen`
  const whose = owner === 'bank' ? 'noch der Bank' : v.name(owner)
  return `${company} ${several ? 'gehören' : 'gehört'} ${whose}`
}

/** Why only 18AL refuses something, in German. */
export const refusals: OwnRefusals = {
  gameOver: ({ by }) => say`Das Spiel ist zu Ende: ${ENDS[by] ?? by}`,
  noExtraRound: ({ why }) => NO_EXTRA_ROUND[why] ?? why,
  noTileHere: ({ hex }) =>
    say`${hex} ist ein rotes oder graues Gebiet, und dort darf kein Gleisplättchen liegen`,
  lumberNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('B&SLC', owner, v)}, also darf ${v.name(corporation)} das Lumber Terminal nicht legen`,
  lumberGone: ({ state }) =>
    state === 'laid'
      ? say`Das Lumber Terminal liegt schon auf dem Plan`
      : say`Das Lumber Terminal wurde nicht vor dem ersten 5er-Zug gelegt und ist aus dem Spiel`,
  lumberHex: ({ hex }) =>
    SWAMPS.includes(hex)
      ? say`Das Lumber Terminal braucht ein leeres Sumpffeld, aber auf ${hex} liegt ein Gleisplättchen`
      : say`Das Lumber Terminal braucht ein leeres Sumpffeld, ${list(SWAMPS, 'oder')}, nicht ${hex}`,
  lumberStays: ({ hex }) =>
    say`Das Lumber Terminal auf ${hex} bleibt für immer liegen und kann nicht ausgebaut werden`,
  lumberFree: ({ cost }, v) =>
    say`Das Lumber Terminal legt man kostenlos, also sind keine ${v.money(cost)} fällig`,
  stationThere: ({ corporation, city }, v) =>
    say`${v.name(corporation)} hat schon einen Bahnhof in ${city} und darf dort nur einen haben`,
  notObjective: ({ corporation, objective, city }, v) =>
    say`Das historische Ziel von ${v.name(corporation)} ist ${objective}, nicht ${city}`,
  objectiveUnsaid: ({ corporation, objective }, v) =>
    say`${objective} ist das historische Ziel von ${v.name(corporation)}: Der Bahnhof dort bringt ${v.money(100)} und wird als Ziel eingetragen`,
  objectivePaid: ({ corporation }, v) =>
    say`${v.name(corporation)} hat die ${v.money(100)} für das historische Ziel schon erhalten, und die gibt es nur einmal`,
  coalNotOwned: ({ corporation, owner }, v) =>
    say`${belongs('S&NA', owner, v)}, also kann ${v.name(corporation)} keinen Warrior-Coal-Field-Marker legen`,
  coalGone: ({ at }) =>
    at === 'gone'
      ? say`Die Warrior-Coal-Field-Marker sind aus dem Spiel`
      : say`Der Warrior-Coal-Field-Marker liegt in ${at} und kann nicht versetzt werden`,
  coalCity: ({ city }) =>
    say`Der Warrior-Coal-Field-Marker kommt nach ${list(COAL_CITIES, 'oder')}, nicht nach ${city}`,
  coalNoTrain: ({ corporation, city }, v) =>
    say`${v.name(corporation)} hat keinen Zug, der ${city} erreichen könnte`,
  coalNobody: ({ city }) =>
    say`Niemand hat einen Warrior-Coal-Field-Marker für ${city}: Zuerst muss die South & North Alabama einer Gesellschaft gehören`,
  chitsNobody: ({ holder }, v) =>
    say`Die Namensmarker kann nur eine Gesellschaft haben, und ${v.name(holder)} ist keine`,
  privatesNotYet: ({ phase }) =>
    say`Gesellschaften dürfen Privatgesellschaften kaufen, sobald ein 3er-Zug gekauft ist, aber dies ist Phase ${phase}`,
  oneTrainATurn: ({ corporation, phase }, v) =>
    say`${v.name(corporation)} hat in diesem Spielzug schon einen Zug von der Bank gekauft; vor dem ersten 4er-Zug ist nur einer je Spielzug erlaubt, und dies ist Phase ${phase}`,
  yardsNotOwned: ({ corporation, owner }, v) =>
    owner === corporation
      ? say`Der halbe Preis durch die New Decatur Yards endete mit dem ersten 5er-Zug`
      : say`${belongs('NDY', owner, v)}, also zahlt ${v.name(corporation)} den vollen Preis`,
  yardsNewOnly: ({ train }) =>
    say`Die New Decatur Yards halbieren den Preis eines neuen Zugs aus dem Startangebot, aber dieser ${named(train)} ist nicht neu`,
  yardsMust: ({ corporation, train, price }, v) =>
    say`${v.name(corporation)} hat die New Decatur Yards und muss sie hier nutzen: Mit ihnen kostet der ${named(train)} ${v.money(price)}, und nur dafür darf der Direktor zuschießen`,
  keepsPresidency: ({ player, corporation }, v) =>
    say`${v.name(player)} würde den Direktorenposten von ${v.name(corporation)} verlieren, und ${v.name(corporation)} kauft gerade den Zug`,
  sellsTooMuch: ({ player, left, least, shares }, v) =>
    say`${v.name(player)} hätte nach dem Kauf noch ${v.money(left)}, und das muss weniger sein als die ${v.money(least)}, die ein Zertifikat bringt: Stattdessen ${many(shares, 'Anteil', 'Anteile')} verkaufen`,
  takeBack: ({ player, left, least }, v) =>
    say`${v.name(player)} hätte nach dem Kauf noch ${v.money(left)}, und das muss weniger sein als die ${v.money(least)} des billigsten verkauften Zertifikats: Diesen Verkauf zurücknehmen oder verkaufen, was weniger bringt`,
  lumberTile: ({ tile }) =>
    tile === '445'
      ? say`Gleisplättchen ${tile} ist das Lumber Terminal der Brown & Sons Lumber und wird als solches gelegt`
      : say`Das Lumber Terminal ist Gleisplättchen 445, nicht ${tile}`,
}
