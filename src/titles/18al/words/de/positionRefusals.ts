import type { RefusalWords } from '../vocabulary'
import { name, say, company as the, train, verb } from './say'

/** Why a game in progress cannot be joined with a table, in German. */
export const positionRefusals = {
  positionPlayer: ({ holder }, v) =>
    say`In die Aufstellung gehört jeder Spieler dieser Partie genau einmal, und bei ${name(holder, v)} stimmt das nicht`,
  positionPresident: ({ corporation, presidents }, v) =>
    presidents === 1
      ? say`Der Direktor von ${name(corporation, v)} muss mindestens 20 % davon halten`
      : say`${name(corporation, v)} hat ${presidents === 0 ? 'keinen Direktor' : `${presidents} Direktoren`}, und es muss genau einer sein`,
  positionPrice: ({ corporation, price }, v) =>
    say`Kein Feld der Kurstabelle zeigt ${v.money(price)}, den Kurs von ${name(corporation, v)}`,
  positionTrains: ({ train, found, number }) =>
    say`Vom Typ ${train} gibt es ${number} Züge, aber ${found} sind eingetragen`,
  positionNowhere: ({ private: company }, _v) =>
    say`${the(company)} ${verb(company, 'gehört', 'gehören')} niemandem: Privatgesellschaften werden der Reihe nach verkauft und sind bis zum ersten ${train('5')} offen`,
  positionUnlimited: ({ train: type, number }) =>
    say`Vom Typ ${type} gibt es ${number} Züge, also muss unter „trainsLeft“ stehen, wie viele davon übrig sind: Nur ein Typ, der nie ausgeht, hat keine Zahl`,
  positionPhase: ({ phase, latest }) =>
    say`In der Aufstellung steht Phase ${phase}, aber nach ihren Zügen ist es Phase ${latest}; hat eine Entscheidung die Phase zurückgesetzt, steht dort „ruled“`,
  positionPrivate: ({ private: company }, _v) =>
    say`${the(company)} ${verb(company, 'ist', 'sind')} zweimal aufgeführt`,
} satisfies Partial<RefusalWords>
