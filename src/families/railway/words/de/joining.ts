import { difference, many, say } from '../../../words/de/say'
import type { JoinRefusals } from '../vocabulary'
import type { Spoken } from './terms'

/** What must hold for a part of a joined table to fit the rest of it, by key. */
const UNFIT: Readonly<Record<string, string>> = {
  stacks: 'Genannt wird jede Gesellschaft mit einem Kursmarker genau einmal',
  rounds:
    'Ein Set hat mindestens so viele Betriebsrunden, wie begonnen haben, und eine Aktienrunde gehört zu keinem',
  operated:
    'Genannt werden in einer Betriebsrunde Gesellschaften im Betrieb, aber nicht die, die an der Reihe ist',
  cities: 'Jede Stadt wird nur einmal genannt, und nicht mehr Städte, als Bahnhöfe gebaut sind',
  bids: 'Gebote steigen, sie gelten etwas, das die Bank noch verkauft, und alle haben das Geld für ihre Gebote',
  turns: 'Am Anfang steht, wer an der Reihe ist; alles passt zur Runde, und genannt wird nur, wer mitspielt',
  terrain: 'Kein Feld wird öfter genannt, als sein Gelände zu bezahlen ist',
  closed: 'Niemand hat eine Privatgesellschaft, die aus dem Spiel ist',
  unstarted:
    'Das gibt es nur durch Entscheidungen und nur bei nicht gegründeten Gesellschaften, deren Direktorenaktie noch da ist',
  gone: 'Genannt wird nur ein Typ, der nie ausgeht',
}

/** Why a game in progress cannot be joined with a table, in German. */
export const joinRefusals = (
  { name, company, verb, percent, unsold, game }: Spoken,
  unfit: Readonly<Record<string, string>> = {},
): JoinRefusals => ({
  positionPlayer: ({ holder }, v) =>
    say`In die Aufstellung gehört jeder Spieler dieser Partie genau einmal, und bei ${name(holder, v)} stimmt das nicht`,
  positionPresident: ({ corporation, presidents }, v) =>
    presidents === 1
      ? say`Der Direktor von ${name(corporation, v)} muss mindestens ${percent(game.printed.paper.presidentShares)} davon halten`
      : say`${name(corporation, v)} hat ${presidents === 0 ? 'keinen Direktor' : `${presidents} Direktoren`}, und es muss genau einer sein`,
  positionPrice: ({ corporation, price }, v) =>
    say`Kein Feld der Kurstabelle zeigt ${v.money(price)}, den Kurs von ${name(corporation, v)}`,
  positionFloated: ({ corporation, percent: left }, v) =>
    say`Ob ${name(corporation, v)} in Betrieb ist, ergibt sich aus den ${left} %, die noch ${unsold.within} liegen, und in der Aufstellung steht es anders; war es eine Entscheidung, steht dort „ruled“`,
  positionTrains: ({ train: type, found, number, phase }) =>
    say`Vom Typ ${type} gibt es ${many(number, 'Zug', 'Züge')}, aber eingetragen ${found === 1 ? 'ist' : 'sind'} ${found}${found < number ? `, und zwar in Phase ${phase}` : ''}`,
  positionUnlimited: ({ train: type, number }) =>
    say`Vom Typ ${type} gibt es ${many(number, 'Zug', 'Züge')}, also muss unter „trainsLeft“ stehen, wie viele davon übrig sind: Nur ein Typ, der nie ausgeht, hat keine Zahl`,
  positionPhase: ({ phase, latest }) =>
    say`In der Aufstellung steht Phase ${phase}, aber nach ihren Zügen ist es Phase ${latest}; hat eine Entscheidung die Phase gesetzt, steht dort „ruled“`,
  positionPrivate: ({ private: id }) => say`${company(id)} ${verb(id, 'ist', 'sind')} zweimal aufgeführt`,
  positionWithout: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'ist', 'sind')} in dieser Partie nicht dabei`,
  positionNowhere: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'gehört', 'gehören')} niemandem: Privatgesellschaften werden der Reihe nach verkauft und bleiben offen, bis die Phase sie schließt`,
  positionBid: ({ player, private: id, amount, is }, v) => {
    const bids = `${name(player, v)} hat auf ${company(id)} ${v.money(amount)} geboten`
    if (is === 'sold') return say`${bids}, aber die Bank hat sie nicht mehr`
    return is === 'twice'
      ? say`${bids} und noch einmal: Von jedem gilt nur das höchste Gebot`
      : say`${bids}, und das liegt nicht über dem Gebot davor`
  },
  positionBids: ({ player, bid, has }, v) =>
    say`${name(player, v)} hat zusammen ${v.money(bid)} geboten, aber nur ${v.money(has)}`,
  privateOpen: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'müsste', 'müssten')} schon geschlossen sein`,
  privateClosed: ({ private: id }) => say`${company(id)} ${verb(id, 'müsste', 'müssten')} noch offen sein`,
  positionUnfit: ({ key }) =>
    say`Was unter „${key}“ steht, widerspricht dem Rest des Tischs: ${unfit[key] ?? UNFIT[key] ?? key}`,
  positionLate: () =>
    say`In eine Partie steigt man vor ihrem ersten Eintrag ein, und diese hat schon begonnen`,
  positionMoney: ({ sum, bank, missing }, v) =>
    say`Spieler, Kassen und Bank haben zusammen ${v.money(sum)}, im Spiel sind aber ${v.money(bank)}: ${difference(Number(missing), v)}`,
  positionShares: ({ corporation, percent }, v) =>
    say`${percent} % von ${name(corporation, v)} eingetragen, ${Number(percent) > 100 ? 'mehr als 100 % gibt es nicht' : 'es müssen 100 % sein'}`,
})
