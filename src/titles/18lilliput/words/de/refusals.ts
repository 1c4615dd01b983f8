import type { Voice } from '../../../../rules/rule'
import type { CardId } from '../../data'
import type { LabelId, RefusalWords } from '../vocabulary'
import { cardRefusals } from './cardRefusals'
import { labels } from './labels'
import { positionRefusals } from './positionRefusals'
import { aTrain, card, list, many, name, noTrain, percent, say, theCharacter, train } from './say'
import { shareRefusals } from './shareRefusals'
import { trainRefusals } from './trainRefusals'

const KINDS: Readonly<Record<string, string>> = {
  money: 'Geld',
  shares: 'Aktien',
  train: 'Züge',
  character: 'Charaktere',
}

/** What a holder does not have enough of: money, shares, or a train such as `train 3*`. */
function lacking(what: string, has: number, wants: number, money: (amount: number) => string): string {
  if (what === 'money') return `hat ${money(has)}, nicht ${money(wants)}`
  if (what === 'shares') return `hat ${percent(has)}, nicht ${percent(wants)}`
  return `hat ${noTrain(what.replace('train ', ''))}`
}

/** What a ruling is about, by its kind. */
function called(what: string, of: string, voice: Voice): string {
  if (what === 'taken') return card(of as CardId, voice)
  return what === 'phase' || what === 'round' ? of : name(of, voice)
}

/** What somebody cannot pay for. */
const BOUGHT = {
  share: 'eine Aktie',
  founding: 'die Gründung',
  station: 'ein Bahnhof',
  tile: 'ein Y-Plättchen',
} as const

/** Where the game is, as a report says the round. */
const when = (round: string) => (round === 'start' ? 'der Anfang' : `Runde ${round.charAt(0)}`)

/** Says that a ruling would change nothing, by kind of ruling. */
function already(what: string, of: string): string {
  if (what === 'price') return `Der Kursmarker von ${of} liegt schon auf diesem Feld, und keiner unter ihm`
  if (what === 'station') return `${of} hat schon so viele Bahnhöfe übrig`
  if (what === 'character')
    return of === 'aus dem Spiel' ? 'Er ist schon aus dem Spiel' : `${of} hat ihn schon`
  if (what === 'copies') return `${of} hat schon so viele Kopierkarten`
  if (what === 'phase') return `Es ist schon Phase ${of}`
  if (what === 'round') return `Es ist schon Runde ${of}`
  if (what === 'taken') return `So ist es schon: ${of}`
  if (what === 'operated') return `Für ${of} steht das schon so in den Büchern`
  if (what === 'starting') return `${of} hat die Startspielerkarte schon`
  return `Woher und wohin sind dasselbe (${of}), also würde sich nichts ändern`
}

/** Refusals about whose turn it is, money, running, the end of the game and rulings. */
const otherRefusals = {
  gameOver: ({ by }) => say`Das Spiel ist zu Ende: ${Object.hasOwn(labels, by) ? labels[by as LabelId] : by}`,
  notYourTurn: ({ turn }, v) =>
    turn === '' ? say`Jetzt ist niemand an der Reihe` : say`An der Reihe ist ${name(turn, v)}`,
  discardFirst: ({ owners }, v) => {
    const who = list(owners.map(owner => name(owner, v)))
    const [are, must] = owners.length === 1 ? ['ist', 'muss'] : ['sind', 'müssen']
    return say`${who} ${are} über dem Zuglimit und ${must} zuerst Züge abgeben`
  },
  justiciaryFirst: ({ player }, v) =>
    say`${name(player, v)} hat ${theCharacter('justiciary')} und sagt zuerst, wer das Geld dieser Runde erhält`,
  stillChoosing: ({ player }, v) =>
    say`Gesellschaften und Charaktere werden noch gewählt: Die Wahl hat ${name(player, v)}`,
  stillCards: ({ player }, v) =>
    say`Jetzt werden Aktionskarten genommen${player === '' ? '' : `: An der Reihe ist ${name(player, v)}`}`,
  companiesRun: ({ corporation }, v) =>
    say`Jetzt fahren die Gesellschaften: An der Reihe ist ${name(corporation, v)}`,
  noSuchCompany: ({ corporation }, v) =>
    say`In dieser Partie gibt es keine Gesellschaft ${name(corporation, v)}`,
  notFounded: ({ corporation }, v) => say`${name(corporation, v)} ist nicht gegründet`,
  notDirector: ({ corporation, director, player }, v) =>
    say`Die Leitung von ${name(corporation, v)} hat ${name(director, v)}, nicht ${name(player, v)}`,
  tooExpensive: ({ payer, has, price, of }, v) =>
    say`${name(payer, v)} hat ${v.money(has)}, aber ${BOUGHT[of]} kostet ${v.money(price)}`,
  noTrain: ({ corporation }, v) => say`${name(corporation, v)} hat keinen Zug und kann nichts einfahren`,
  hasRun: ({ corporation }, v) => say`${name(corporation, v)} ist in dieser Runde schon gefahren`,
  mustRun: ({ corporation, trains }, v) =>
    say`${name(corporation, v)} hat ${many(trains, 'Zug', 'Züge')}: Zuerst kommen die Einnahmen oder ${v.money(0)}`,
  tens: ({ revenue }, v) =>
    say`Einnahmen sind ein Vielfaches von ${v.money(10)}, je Zug abgerundet, also nicht ${v.money(revenue)}`,
  nothingToPay: ({ corporation }, v) =>
    say`${name(corporation, v)} hat ${v.money(0)} eingefahren, also gibt es keine Dividende`,
  lastRoundPays: ({ revenue, round }, v) =>
    say`In Runde ${round}, der letzten, wird nichts einbehalten: Die ${v.money(revenue)} werden doppelt als Dividende gezahlt`,
  noSuchHolder: ({ holder, kind }, v) => {
    const what = KINDS[kind] ?? kind
    if (holder === 'closed') return say`Nur Züge und Charaktere kommen aus dem Spiel, nicht ${what}`
    return say`${name(holder, v)} ${holder === 'scrapped' ? 'können' : 'kann'} ${kind === 'money' ? 'kein' : 'keine'} ${what} haben`
  },
  holderLacks: ({ holder, what, has, wants }, v) => {
    const lacked = what.replace('train ', '')
    if (holder === 'closed') return say`Kein ${train(lacked)} ist aus dem Spiel`
    return holder === 'scrapped'
      ? say`Bei den ausgemusterten Zügen gibt es ${noTrain(lacked)}`
      : say`${name(holder, v)} ${lacking(what, has, wants, amount => v.money(amount))}`
  },
  alreadySo: ({ what, of }, v) => say`${already(what, called(what, of, v))}`,
  stationsMost: ({ corporation, most }, v) =>
    say`${name(corporation, v)} hat ${many(most, 'Bahnhof', 'Bahnhöfe')} außer dem Heimatbahnhof, mehr können nicht übrig sein`,
  copiesMost: ({ player, most }, v) =>
    say`${name(player, v)} hat mit ${many(most, 'Kopierkarte', 'Kopierkarten')} begonnen, mehr können nicht übrig sein`,
  wrongTurn: ({ turn, round }, v) => {
    const when =
      round === 'start'
        ? 'bei der Auswahl'
        : round.endsWith('run')
          ? `bei den Fahrten der Runde ${round.charAt(0)}`
          : `beim Nehmen der Karten in Runde ${round}`
    return say`${name(turn, v)} kann ${when} nicht an der Reihe sein`
  },
  notTaking: ({ round }) => say`Karten werden vor den Fahrten genommen, aber dies ist ${when(round)}`,
  notRunning: ({ round }) => say`Gefahren wird, wenn die Karten genommen sind, aber dies ist ${when(round)}`,
  itsRun: ({ corporation }, v) =>
    say`${name(corporation, v)} ist gerade an der Reihe, war es also noch nicht`,
  wrongPhase: ({ phase, latest }) =>
    say`Es ist Phase ${phase}, aber nach den Zügen außerhalb des Stapels wäre es Phase ${latest}`,
  wrongSide: ({ train: card, as, phase }) =>
    card.endsWith('*')
      ? say`Ein ${train(as)} veraltet in Phase ${phase}, aber einer liegt schon jetzt mit der grauen Seite oben`
      : say`Seit Phase ${phase} ist jeder ${train(card)} veraltet, aber einer liegt mit der Vorderseite oben`,
  trainGone: ({ train: card, phase }) =>
    say`Phase ${phase} nimmt jeden ${train(card)} aus dem Spiel, aber ${aTrain(card)} ist noch da`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in German. */
export const refusals: RefusalWords = {
  ...otherRefusals,
  ...cardRefusals,
  ...shareRefusals,
  ...trainRefusals,
  ...positionRefusals,
}
