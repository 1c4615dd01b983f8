import type { RememberedKey } from '../../refusals'
import type { RefusalWords } from '../vocabulary'
import { list, many, name, percent, say, theCharacter, train } from './say'

/** What must hold for what a table remembers to fit, by key. */
const UNFIT: Readonly<Record<RememberedKey, string>> = {
  order: 'Dort stehen Gesellschaften, die begonnen haben, jede einmal',
  done: 'Dort stehen Gesellschaften, die in dieser Runde gefahren sind, jede einmal, und nicht die, die an der Reihe ist',
  taken: 'Jede Karte wird einmal genommen und liegt dann nicht mehr aus, und kopiert wird eine genommene',
  gone: 'Es sind genau die, die auf dem Tisch fehlen',
}

/** Reasons why a game in progress cannot be joined with a table. */
export const positionRefusals = {
  positionLate: () => 'In eine Partie steigt man mit dem ersten Eintrag ein, und diese hat schon begonnen.',
  positionPlayer: ({ holder }, v) =>
    say`Der Tisch muss alle Spieler der Partie nennen und sonst niemanden, aber ${name(holder, v)} gibt es nur in einem von beiden`,
  positionRound: ({ round, last }) =>
    say`Runde ${round.charAt(0)} gibt es nicht: Die Partie hat ${last} Runden`,
  positionMoney: ({ sum, missing }, v) =>
    missing > 0
      ? say`Spieler, Kassen und Bank müssen zusammen ${v.money(0)} ergeben; sie ergeben ${v.money(sum)}, es fehlen also ${v.money(missing)}`
      : say`Spieler, Kassen und Bank müssen zusammen ${v.money(0)} ergeben; sie ergeben ${v.money(sum)}, und das ist zu viel`,
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
  positionUnfit: ({ key }) => say`Was unter „${key}“ steht, widerspricht dem Rest des Tischs: ${UNFIT[key]}`,
  positionPhase: ({ phase, latest }) =>
    say`Am Tisch soll Phase ${phase} sein, aber nach seinen Zügen ist es Phase ${latest}; hat eine Entscheidung die Phase zurückgesetzt, gehört dazu „ruled“`,
  positionStarting: ({ player, corporations }, v) =>
    corporations.length === 0
      ? say`Jeder Spieler leitet eine Startgesellschaft, aber der Tisch gibt ${name(player, v)} keine`
      : say`Jeder Spieler leitet eine Startgesellschaft, aber der Tisch gibt ${name(player, v)} ${list(corporations.map(id => name(id, v)))}`,
  positionCharacter: ({ character: id }) => say`Der Tisch gibt mehr als einem Spieler ${theCharacter(id)}`,
} satisfies Partial<RefusalWords>
