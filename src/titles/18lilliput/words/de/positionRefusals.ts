import type { RememberedKey } from '../../refusals'
import type { RefusalWords } from '../vocabulary'
import { list, many, name, percent, say, theCharacter, train } from './say'

/** What must hold for what a table remembers to fit, by key. */
const UNFIT: Readonly<Record<RememberedKey, string>> = {
  order: 'Dort stehen Gesellschaften, die begonnen haben, jede einmal',
  done: 'Dort stehen Gesellschaften, die in dieser Runde gefahren sind, jede einmal, ohne die, die an der Reihe ist',
  taken: 'Jede Karte wird einmal genommen und liegt dann nicht mehr aus, und kopiert wird eine genommene',
  gone: 'Es sind genau die, die auf dem Tisch fehlen',
}

/** Reasons why a game in progress cannot be joined with a table. */
export const positionRefusals = {
  positionLate: () => 'In eine Partie steigt man mit dem ersten Eintrag ein, und diese hat schon begonnen.',
  positionPlayer: ({ holder }, v) =>
    say`Der Tisch nennt genau die Spieler der Partie, aber ${name(holder, v)} gibt es nur in einem von beiden`,
  positionRound: ({ round, last }) =>
    say`Runde ${round.charAt(0)} gibt es nicht: Die Partie hat ${last} Runden`,
  positionMoney: ({ sum, missing }, v) =>
    say`Spieler, Kassen und Bank müssen zusammen ${v.money(0)} ergeben; sie ergeben ${v.money(sum)}, ${missing > 0 ? `es fehlen also ${v.money(missing)}` : 'und das ist zu viel'}`,
  positionShares: ({ corporation, shares }, v) =>
    say`80 % von ${name(corporation, v)} sind im Spiel, aber der Tisch hat ${percent(shares)}`,
  positionDirector: ({ corporation, directors }, v) =>
    directors === 1
      ? say`Wer ${name(corporation, v)} leitet, muss mindestens 50 % davon halten`
      : say`${name(corporation, v)} wird von einem Spieler geleitet, aber der Tisch nennt ${directors}`,
  positionCell: ({ corporation, price }, v) =>
    say`Auf dem Feld von ${name(corporation, v)} in der Kurstabelle stehen keine ${v.money(price)}`,
  positionTrains: ({ train: type, found, number }) =>
    say`In der Partie gibt es ${many(number, train(type), type === '3D' || type === '4D' ? `${type}-Züge` : `${type}er-Züge`)}, aber der Tisch hat ${found}`,
  positionUnfit: ({ key }) => say`Was unter „${key}“ steht, widerspricht dem Rest: ${UNFIT[key]}`,
  positionPhase: ({ phase, latest }) =>
    say`Der Tisch nennt Phase ${phase}, aber nach seinen Zügen ist es Phase ${latest}; nach einer Entscheidung gehört „ruled“ dazu`,
  positionStarting: ({ player, corporations }, v) =>
    say`Jeder Spieler leitet eine Startgesellschaft, aber der Tisch gibt ${name(player, v)} ${list(corporations.map(id => name(id, v))) || 'keine'}`,
  positionCharacter: ({ character: id }) => say`Der Tisch gibt mehr als einem Spieler ${theCharacter(id)}`,
} satisfies Partial<RefusalWords>
