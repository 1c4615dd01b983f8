import { CHARTERS } from '../../data'
import type { LabelId, RefusalWords } from '../vocabulary'
import { labels } from './labels'
import { operatingRefusals } from './operatingRefusals'
import { positionRefusals } from './positionRefusals'
import { company, list, many, name, percent, say, sentence, train } from './say'
import { stockRefusals } from './stockRefusals'
import { trainRefusals } from './trainRefusals'

const NO_EXTRA_ROUND: Readonly<Record<string, string>> = {
  running: 'The game is still on: an extra operating round only breaks a tie at its end.',
  bankruptcy: 'The game ended by a bankruptcy, and no extra operating round follows that.',
  stopped: 'The table ended the game, and no extra operating round follows that.',
  played: 'The extra operating round has been played, and there is only one.',
  noTie: 'First place is not tied, so no extra operating round is played.',
}

const KINDS: Readonly<Record<string, string>> = {
  money: 'money',
  shares: 'certificates of corporations',
  train: 'trains',
  private: 'private companies',
}

/** What a holder has too little of: money, whole shares, or a train such as `train 3`. */
function lacking(what: string, has: number, wants: number, money: (amount: number) => string): string {
  if (what === 'money') return `has ${money(has)} to give, not ${money(wants)}`
  if (what === 'shares') return `has ${percent(has)} to give, not ${percent(wants)}`
  return `has no ${what.replace(/^train (.*)$/, '$1 Train')}`
}

/** What is as the ruling would have it. */
function already(what: string, of: string): string {
  if (what === 'president') return `${of} is the president already`
  if (what === 'price') return `The token of ${of} lies on that space already, with none under it`
  if (what === 'private') return of === 'out of play' ? 'It is closed already' : `It belongs to ${of} already`
  if (what === 'station') return `${of} has that many stations left already`
  if (what === 'phase') return `It is phase ${of} already`
  if (what === 'float') return `${of} has floated already`
  return `From and to are both ${of}, so nothing would change`
}

/** Refusals of whose turn it is, of money, of the end and of rulings. */
const otherRefusals = {
  gameOver: ({ by }) => {
    const why = Object.hasOwn(labels, by) ? labels[by as LabelId] : by
    return say`The game is over: ${why.charAt(0).toLowerCase()}${why.slice(1)}`
  },
  notYourTurn: ({ turn }, v) =>
    turn === '' ? say`It is nobody's turn now` : say`It is the turn of ${name(turn, v)}`,
  discardFirst: ({ owners }, v) => {
    const who = list(owners.map(owner => name(owner, v)))
    return owners.length === 1
      ? say`${who} owns more trains than the limit and has to discard first`
      : say`${who} own more trains than the limit and have to discard first`
  },
  tooExpensive: ({ payer, has, price }, v) =>
    say`${name(payer, v)} has ${v.money(has)}${Object.hasOwn(CHARTERS, payer) ? ' in its treasury' : ''} and this costs ${v.money(price)}`,
  noExtraRound: ({ why }) => NO_EXTRA_ROUND[why] ?? sentence(why),
  noSuchHolder: ({ holder, kind }, v) => {
    const what = KINDS[kind] ?? kind
    if (holder === 'closed')
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} cannot be put out of play.`
    if (holder === 'bank')
      return say`The bank keeps its ${what} in the Initial Offering and the Open Market: name one of these`
    return say`${name(holder, v)} cannot hold ${what}`
  },
  holderLacks: ({ holder, what, has, wants }, v) =>
    holder === 'closed'
      ? say`No ${what.replace(/^train (.*)$/, '$1 Train')} is out of play`
      : say`${name(holder, v)} ${lacking(what, has, wants, amount => v.money(amount))}`,
  presidentsTwo: ({ holder, corporation }, v) =>
    say`The president's certificate of ${name(corporation, v)} is 20% and is not split, and ${name(holder, v)} would have less`,
  noSuchSpace: ({ row, column }) => say`The stock chart has no space in row ${row + 1}, column ${column + 1}`,
  alreadySo: ({ what, of }, v) => sentence(already(what, what === 'phase' ? of : name(of, v))),
  stationsLeft: ({ corporation, most }, v) =>
    say`${name(corporation, v)} has ${many(most, 'station')} besides its home, so no more can be left`,
  wrongTurn: ({ turn, round }, v) => say`${name(turn, v)} cannot have the turn in ${round}`,
  ...positionRefusals,
  outvoted: ({ corporation, president, player }, v) =>
    say`${name(player, v)} holds more of ${name(corporation, v)} than its president ${name(president, v)}`,
  shouldFloat: ({ corporation }, v) =>
    say`60% of ${name(corporation, v)} have left the Initial Offering and it has not floated`,
  floatedEarly: ({ corporation, percent: left }, v) =>
    say`${name(corporation, v)} has floated, and ${left}% of it are still in the Initial Offering`,
  wrongPhase: ({ phase, latest }) =>
    latest === '1'
      ? say`It is phase ${phase}, and no train has been bought`
      : say`It is phase ${phase}, and the latest train is a ${train(latest)}`,
  trainGone: ({ train: type, by }) =>
    say`With the first ${train(by)} every ${train(type)} goes out of play, and one is still there`,
  privateOpen: ({ private: id }) => say`${company(id)} should be closed since the first ${train('5')}`,
  privateClosed: ({ private: id }) => say`${company(id)} should be open until the first ${train('5')}`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in English. */
export const refusals: RefusalWords = {
  ...otherRefusals,
  ...stockRefusals,
  ...operatingRefusals,
  ...trainRefusals,
}
