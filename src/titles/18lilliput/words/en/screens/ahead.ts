import { means } from '../../../../../families/words/en/ahead'
import { aTrain } from '../say'

/** Words of the look ahead, with what it assumes. */
export const ahead = {
  ...means,
  title: 'Look ahead',
  tap: 'Tap a line to see what is behind it. Nobody’s plans are in it.',
  rounds: 'The rounds',
  after: (n: number) =>
    n === 0 ? 'This is the last round' : n === 1 ? '1 round after this one' : `${n} rounds after this one`,
  last: 'In the last round dividends are paid twice, nothing may be kept, and a marker moves right twice. No bureaucracy follows.',
  lastProfessional:
    'In the last round dividends are paid twice, nothing may be kept, and a marker moves right twice. Bureaucracy’s train still goes before the runs.',
  bureaucracy: 'Bureaucracy alone',
  takes: (round: number, train: string) => `Round ${round}: ${aTrain(train)}`,
  nothing: 'nothing changes',
  stays: 'Its phase has already begun: it only goes to the scrapped trains.',
  noMore: 'Bureaucracy takes no more trains.',
  bureaucracyAssumes:
    'Assumed: nobody buys a train from the stack, and companies over the limit part with their oldest ones. Each train that is bought brings all this one round closer.',
  stack: 'The trains',
  type: (type: string, price: string, left: number | null) =>
    `${type} · ${price} · ${left === null ? 'unlimited' : `${left} left`}`,
  by: (round: number) => `by round ${round} at the latest`,
  never: 'not by bureaucracy alone',
  begun: 'Its phase has begun',
  more: 'One more of them changes nothing.',
  trainlessNow: (companies: string) =>
    `Without a train now: ${companies}. Without one nothing is earned, and the marker moves left.`,
  trainless: (companies: string) => `Without a train then: ${companies}.`,
  stackAssumes:
    'Assumed: the trains before it are gone and have done what they do, and charters are otherwise as they are now.',
  lastCalls: 'Only until the end',
  treasurer: (name: string, amount: string) =>
    `${name} has the Lord High Treasurer: ${amount} on their own turn with a card, nothing after the last one.`,
  copies: (name: string, count: number, worth: string) =>
    `${name} has ${count === 1 ? '1 copy card' : `${count} copy cards`}: ${worth} at the end if unused.`,
}
