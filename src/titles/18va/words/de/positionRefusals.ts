import type { RefusalWords } from '../vocabulary'
import { name, say, company as the, type, verb } from './say'

/** Why a game in progress cannot be joined with a table, in German. */
export const positionRefusals = {
  positionPlayer: ({ holder }, v) =>
    say`In die Aufstellung gehört jeder Spieler dieser Partie genau einmal, und bei ${name(holder, v)} stimmt das nicht`,
  positionPresident: ({ corporation, presidents }, v) =>
    presidents === 1
      ? say`Der Direktor von ${name(corporation, v)} muss mindestens zwei Anteile davon halten`
      : say`${name(corporation, v)} hat ${presidents === 0 ? 'keinen Direktor' : `${presidents} Direktoren`}, und es muss genau einer sein`,
  positionSize: ({ corporation, size, phase }, v) =>
    say`${name(corporation, v)} kann in Phase ${phase} nicht ${size} Anteile haben`,
  positionLimit: ({ corporation, said, limit }, v) =>
    say`Das Zuglimit von ${name(corporation, v)} ist ${limit}, mit den Potomac Yards ${limit + 1}, aber nicht ${said}`,
  positionPrice: ({ corporation, price }, v) =>
    say`Kein solches Feld der Kurstabelle zeigt ${v.money(price)}, den Kurs von ${name(corporation, v)}`,
  positionTrains: ({ train, found, number }) =>
    say`Vom ${type(train)} gibt es ${number}, aber ${found} sind eingetragen`,
  positionNowhere: ({ private: company }, _v) =>
    say`${the(company)} gehört niemandem, und vor Phase 3 kann keine genutzt sein`,
  positionPhase: ({ phase, latest }) =>
    say`In der Aufstellung steht Phase ${phase}, aber nach ihren Zügen ist es Phase ${latest}; hat eine Entscheidung die Phase zurückgesetzt, steht dort „ruled“`,
  positionPrivate: ({ private: company }) =>
    say`${the(company)} ${verb(company, 'ist', 'sind')} zweimal aufgeführt`,
} satisfies Partial<RefusalWords>
