import { CHARTERS } from '../../data'
import type { LabelId, RefusalWords } from '../vocabulary'
import { labels } from './labels'
import { operatingRefusals } from './operatingRefusals'
import { positionRefusals } from './positionRefusals'
import {
  company,
  dative,
  list,
  many,
  name,
  percent,
  roundInFull,
  say,
  sentence,
  train,
  verb,
  within,
} from './say'
import { stockRefusals } from './stockRefusals'
import { trainRefusals } from './trainRefusals'

const NO_EXTRA_ROUND: Readonly<Record<string, string>> = {
  running:
    'Das Spiel läuft noch: Eine zusätzliche Betriebsrunde löst nur einen Gleichstand an seinem Ende auf.',
  bankruptcy: 'Das Spiel endete mit einem Bankrott, und darauf folgt keine zusätzliche Betriebsrunde.',
  stopped: 'Der Tisch hat das Spiel beendet, und darauf folgt keine zusätzliche Betriebsrunde.',
  played: 'Die zusätzliche Betriebsrunde ist gespielt, und es gibt nur eine.',
  noTie: 'Auf dem ersten Platz herrscht kein Gleichstand, also gibt es keine zusätzliche Betriebsrunde.',
}

/** What a holder cannot hold: as the object, denied, and as the bank's own. */
const KINDS: Readonly<Record<string, { what: string; none: string; its: string }>> = {
  money: { what: 'Geld', none: 'kein Geld', its: 'ihr Geld' },
  shares: {
    what: 'Zertifikate von Gesellschaften',
    none: 'keine Zertifikate von Gesellschaften',
    its: 'ihre Zertifikate von Gesellschaften',
  },
  train: { what: 'Züge', none: 'keine Züge', its: 'ihre Züge' },
  private: {
    what: 'Privatgesellschaften',
    none: 'keine Privatgesellschaften',
    its: 'ihre Privatgesellschaften',
  },
}

/** The train of a fact such as `train 3`. */
const trainOf = (what: string) => train(what.replace(/^train /, ''))

/** What is as the ruling would have it, from the subject and from whom it belongs to. */
function already(what: string, subject: string, owner: string): string {
  if (what === 'president') return `${subject} hat den Direktorenposten schon`
  if (what === 'price') return `Der Kursmarker von ${subject} liegt schon auf diesem Feld und keiner darunter`
  if (what === 'private')
    return owner === ''
      ? 'Die Privatgesellschaft ist schon geschlossen'
      : `Die Privatgesellschaft gehört schon ${owner}`
  if (what === 'station') return `${subject} hat schon genau so viele Bahnhöfe übrig`
  if (what === 'phase') return `Es ist schon Phase ${subject}`
  if (what === 'float') return `${subject} hat den Betrieb schon aufgenommen`
  return `Woher und wohin sind dasselbe (${subject}), also würde sich nichts ändern`
}

/** Refusals of whose turn it is, of money, of the end and of rulings. */
const otherRefusals = {
  gameOver: ({ by }) => say`Das Spiel ist zu Ende: ${Object.hasOwn(labels, by) ? labels[by as LabelId] : by}`,
  notYourTurn: ({ turn }, v) =>
    turn === '' ? say`Jetzt ist niemand an der Reihe` : say`An der Reihe ist ${name(turn, v)}`,
  discardFirst: ({ owners }, v) => {
    const who = list(owners.map(owner => name(owner, v)))
    return owners.length === 1
      ? say`${who} hat mehr Züge, als das Limit erlaubt, und muss zuerst abgeben`
      : say`${who} haben mehr Züge, als das Limit erlaubt, und müssen zuerst abgeben`
  },
  tooExpensive: ({ payer, has, price }, v) =>
    say`${name(payer, v)} hat ${v.money(has)}${Object.hasOwn(CHARTERS, payer) ? ' in der Kasse' : ''}, und dies kostet ${v.money(price)}`,
  noExtraRound: ({ why }) => NO_EXTRA_ROUND[why] ?? sentence(why),
  noSuchHolder: ({ holder, kind }, v) => {
    const { what, none, its } = KINDS[kind] ?? { what: kind, none: kind, its: kind }
    if (holder === 'closed') return say`${what} kann man nicht aus dem Spiel nehmen`
    if (holder === 'bank')
      return say`Die Bank hat ${its} im Startangebot und im Offenen Markt: Eines von beiden angeben`
    return say`${name(holder, v)} kann ${none} haben`
  },
  holderLacks: ({ holder, what, has, wants }, v) => {
    if (what === 'money') return say`${name(holder, v)} kann ${v.money(has)} abgeben, nicht ${v.money(wants)}`
    if (what === 'shares')
      return say`${name(holder, v)} kann ${percent(has)} abgeben, nicht ${percent(wants)}`
    if (holder === 'closed') return say`Kein ${trainOf(what)} ist aus dem Spiel`
    return holder === 'ipo' || holder === 'market'
      ? say`${within(holder, v)} liegt kein ${trainOf(what)}`
      : say`${name(holder, v)} hat keinen ${trainOf(what)}`
  },
  presidentsTwo: ({ holder, corporation }, v) =>
    say`Die Direktorenaktie von ${name(corporation, v)} umfasst 20 % und wird nicht geteilt, und ${name(holder, v)} hätte weniger`,
  noSuchSpace: ({ row, column }) =>
    say`Die Kurstabelle hat in Zeile ${row + 1}, Spalte ${column + 1} kein Feld`,
  alreadySo: ({ what, of }, v) =>
    sentence(already(what, what === 'phase' ? of : name(of, v), of === 'closed' ? '' : dative(of, v))),
  stationsLeft: ({ corporation, most }, v) =>
    say`${name(corporation, v)} hat ${many(most, 'Bahnhof', 'Bahnhöfe')} außer dem Heimatbahnhof, also können nicht mehr übrig sein`,
  wrongTurn: ({ turn, round }, v) =>
    say`${name(turn, v)} kann in ${roundInFull(round)} nicht an der Reihe sein`,
  ...positionRefusals,
  outvoted: ({ corporation, president, player }, v) =>
    say`${name(president, v)} hat den Direktorenposten von ${name(corporation, v)}, aber ${name(player, v)} hält mehr davon`,
  shouldFloat: ({ corporation }, v) =>
    say`60 % von ${name(corporation, v)} haben das Startangebot verlassen, und ${name(corporation, v)} hat den Betrieb noch nicht aufgenommen`,
  floatedEarly: ({ corporation, percent: left }, v) =>
    say`${name(corporation, v)} hat den Betrieb aufgenommen, und ${left} % liegen noch im Startangebot`,
  wrongPhase: ({ phase, latest }) =>
    latest === '1'
      ? say`Dies ist Phase ${phase}, und noch ist kein Zug gekauft`
      : say`Dies ist Phase ${phase}, und der neueste Zug ist ein ${train(latest)}`,
  trainGone: ({ train: type, by }) =>
    say`Mit dem ersten ${train(by)} verlässt jeder ${train(type)} das Spiel, und einer ist noch da`,
  privateOpen: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'müsste', 'müssten')} seit dem ersten ${train('5')} geschlossen sein`,
  privateClosed: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'dürfte', 'dürften')} erst mit dem ersten ${train('5')} schließen`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in German. */
export const refusals: RefusalWords = {
  ...otherRefusals,
  ...stockRefusals,
  ...operatingRefusals,
  ...trainRefusals,
}
