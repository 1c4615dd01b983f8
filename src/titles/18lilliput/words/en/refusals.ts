import type { Voice } from '../../../../rules/rule'
import type { CardId } from '../../data'
import type { LabelId, RefusalWords } from '../vocabulary'
import { cardRefusals } from './cardRefusals'
import { labels } from './labels'
import { positionRefusals } from './positionRefusals'
import { aTrain, card, character, list, many, name, percent, say, train } from './say'
import { shareRefusals } from './shareRefusals'
import { trainRefusals } from './trainRefusals'

const KINDS: Readonly<Record<string, string>> = {
  money: 'money',
  shares: 'shares of companies',
  train: 'trains',
  character: 'characters',
}

/** What a holder does not have enough of: money, shares, or a train such as `train 3*`. */
function lacking(what: string, has: number, wants: number, money: (amount: number) => string): string {
  if (what === 'money') return `has ${money(has)} to give, not ${money(wants)}`
  if (what === 'shares') return `has ${percent(has)} to give, not ${percent(wants)}`
  return `has no ${train(what.replace('train ', ''))}`
}

/** What a ruling is about, by its kind. */
function called(what: string, of: string, voice: Voice): string {
  if (what === 'taken') return card(of as CardId, voice)
  return what === 'phase' || what === 'round' ? of : name(of, voice)
}

/** What somebody cannot pay for. */
const BOUGHT = { share: 'a share', founding: 'the founding', station: 'a station', tile: 'a Y-tile' } as const

/** Where the game is, as a report says the round. */
const when = (round: string) => (round === 'start' ? 'the start' : `round ${round.charAt(0)}`)

/** Says that a ruling would change nothing, by kind of ruling. */
function already(what: string, of: string): string {
  if (what === 'price') return `The marker of ${of} is on that space already, with none under it`
  if (what === 'station') return `${of} has that many stations left already`
  if (what === 'character')
    return of === 'out of the game' ? 'The character is out of the game already' : `${of} has it already`
  if (what === 'copies') return `${of} has that many copy cards already`
  if (what === 'phase') return `It is phase ${of} already`
  if (what === 'round') return `It is round ${of} already`
  if (what === 'taken') return `That is so for ${of} already`
  if (what === 'operated') return `That is already in the books for ${of}`
  if (what === 'starting') return `${of} has the starting player card already`
  return `From and to are both ${of}, so nothing would change`
}

/** Refusals about whose turn it is, money, running, the end of the game and rulings. */
const otherRefusals = {
  gameOver: ({ by }) => {
    const why = Object.hasOwn(labels, by) ? labels[by as LabelId] : by
    return say`The game is over: ${why.charAt(0).toLowerCase()}${why.slice(1)}`
  },
  notYourTurn: ({ turn }, v) =>
    turn === '' ? say`It is nobody’s turn now` : say`It is ${name(turn, v)}’s turn`,
  discardFirst: ({ owners }, v) => {
    const who = list(owners.map(owner => name(owner, v)))
    return owners.length === 1
      ? say`${who} owns more trains than the limit allows and has to discard first`
      : say`${who} own more trains than the limit allows and have to discard first`
  },
  justiciaryFirst: ({ player }, v) =>
    say`${name(player, v)} has ${character('justiciary')} and first says who receives this round’s money`,
  stillChoosing: ({ player }, v) =>
    say`Companies and characters are still being chosen: it is the choice of ${name(player, v)}`,
  stillCards: ({ player }, v) =>
    player === ''
      ? say`Action cards are being taken now`
      : say`Action cards are being taken now: it is ${name(player, v)}’s turn`,
  companiesRun: ({ corporation }, v) =>
    say`The cards of this round are done and companies run now: it is ${name(corporation, v)}’s turn`,
  noSuchCompany: ({ corporation }, v) => say`This game has no company ${name(corporation, v)}`,
  notFounded: ({ corporation }, v) => say`${name(corporation, v)} has not been founded`,
  notDirector: ({ corporation, director, player }, v) =>
    say`${name(director, v)} directs ${name(corporation, v)}, not ${name(player, v)}`,
  tooExpensive: ({ payer, has, price, of }, v) =>
    say`${name(payer, v)} has ${v.money(has)}, but ${BOUGHT[of]} costs ${v.money(price)}`,
  noTrain: ({ corporation }, v) => say`${name(corporation, v)} owns no train and cannot earn anything`,
  hasRun: ({ corporation }, v) => say`${name(corporation, v)} has run in this round`,
  mustRun: ({ corporation, trains }, v) =>
    say`${name(corporation, v)} owns ${many(trains, 'train')}: its revenue comes first, or ${v.money(0)}`,
  tens: ({ revenue }, v) =>
    say`Revenue is a multiple of ${v.money(10)}, each train’s rounded down, so it cannot be ${v.money(revenue)}`,
  nothingToPay: ({ corporation }, v) =>
    say`${name(corporation, v)} earned ${v.money(0)}, so there is no dividend to pay`,
  lastRoundPays: ({ revenue, round }, v) =>
    say`Round ${round} is the last, and nothing may be kept in it: the ${v.money(revenue)} is paid as a dividend, twice`,
  noSuchHolder: ({ holder, kind }, v) => {
    const what = KINDS[kind] ?? kind
    if (holder === 'closed') return say`Only trains and characters can be put out of the game, not ${what}`
    return say`${name(holder, v)} cannot hold ${what}`
  },
  holderLacks: ({ holder, what, has, wants }, v) =>
    holder === 'closed'
      ? say`No ${train(what.replace('train ', ''))} is out of the game`
      : say`${name(holder, v)} ${lacking(what, has, wants, amount => v.money(amount))}`,
  alreadySo: ({ what, of }, v) => say`${already(what, called(what, of, v))}`,
  stationsMost: ({ corporation, most }, v) =>
    say`${name(corporation, v)} has ${many(most, 'station')} besides its home, so no more can be left`,
  copiesMost: ({ player, most }, v) =>
    say`${name(player, v)} began with ${many(most, 'copy card')}, so no more can be left`,
  wrongTurn: ({ turn, round }, v) => {
    const when =
      round === 'start'
        ? 'while companies and characters are chosen'
        : round.endsWith('run')
          ? `while companies run in round ${round.charAt(0)}`
          : `while cards are taken in round ${round}`
    return say`${name(turn, v)} cannot have the turn ${when}`
  },
  notTaking: ({ round }) => say`Cards are taken before companies run, but this is ${when(round)}`,
  notRunning: ({ round }) => say`Companies run once the cards are taken, but this is ${when(round)}`,
  itsRun: ({ corporation }, v) => say`It is ${name(corporation, v)}’s turn now, so it has not had it yet`,
  wrongPhase: ({ phase, latest }) =>
    say`It is phase ${phase}, but the trains that have left the stack make it phase ${latest}`,
  wrongSide: ({ train: card, as, phase }) =>
    card.endsWith('*')
      ? say`A ${train(as)} becomes obsolete in phase ${phase}, but one is already gray side up`
      : say`Since phase ${phase} every ${train(card)} is obsolete, but one is still front side up`,
  trainGone: ({ train: card, phase }) =>
    say`Phase ${phase} removes every ${train(card.replace('*', ''))}, but ${aTrain(card)} is still there`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in English. */
export const refusals: RefusalWords = {
  ...otherRefusals,
  ...cardRefusals,
  ...shareRefusals,
  ...trainRefusals,
  ...positionRefusals,
}
