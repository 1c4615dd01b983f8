import type { JoinTerms } from '../../../../../families/railway/words/join'
import { game } from '../../../state'

const named = (id: string) => game.printed.privates[id]?.name ?? id

/** What the form for joining a game asks in 18VA. */
export const asked: JoinTerms = {
  stages: { station: 'a station placed' },
  endings: { bank: 'The bank ran out once: the end is set' },
  own: {
    operated: { name: 'Has it completed a turn?', answers: { yes: 'Yes', no: 'No' } },
    express: { name: 'Its +$10 in a city belongs to' },
    station: { name: 'Its extra station belongs to' },
    limit: { name: 'Its train limit +1 belongs to' },
  },
  asks: {
    moves: (after: string) => (after === '' ? 'Who moves first?' : `Who moves after ${after}?`),
    floated: () => 'Which corporations have started? In an operating round there is at least one.',
    operated: (who: string) => `${who} has no train: has it completed a turn?`,
    express: (company: string) => `${named(company)}: who has its +$10?`,
    station: (company: string) => `${named(company)}: who has its extra station?`,
    bid: (lot: string) => `What is the bid on ${named(lot)}? At least its face value, in steps of $5.`,
    limit: (company: string) => `${named(company)}: who has its train limit +1?`,
  },
}

/** Joining a game that has begun. */
export const joining = {
  what: 'Enter the table as it stands. What follows from the rest (the phase, the bank, the shares in the treasuries, the trains left) is not asked for.',
  moves: 'Move order: tap the players in turn',
  move: (nth: number, name: string) => `${nth} ${name}`,
  auction: {
    on: 'The first auction is still on',
    passes: 'Passed in a row',
    face: 'Face value now',
    leads: 'Who leads',
    noBid: 'no bid',
    bid: (lot: string) => `Bid on ${lot}`,
  },
  value: 'The auction is over; whoever has the turn sets the starting value of the B&O',
  bankrupts: 'Is anybody bankrupt?',
  bankrupt: (name: string) => `${name} is bankrupt`,
  par: 'Started at',
  size: 'Shares in all',
  rest: (percent: number) => (percent < 0 ? `${-percent}% too many` : `${percent}% in its treasury`),
}
