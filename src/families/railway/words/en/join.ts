import { commonJoining } from '../../../words/en/join'
import type { Asks, JoinTerms } from '../join'
import type { Voiced } from '../terms'

/** The form for the table of a game that is joined in progress, in English. */
export const railJoining = (
  { places, unsold, market, company, par }: Voiced,
  { stages, endings, own = {}, asks }: JoinTerms = { stages: {}, endings: {} },
) => ({
  ...commonJoining,
  what: `Enter the table as it stands. What follows from the rest (the phase, the bank, ${unsold}, the trains left) is not asked for.`,
  par: `Started at a ${par} of`,
  price: 'Price now',
  market,
  rest: (percent: number) => (percent < 0 ? `${-percent}% too many` : `${percent}% in ${unsold}`),
  unfloated: 'Not floated yet.',
  /** The move order, and a player's place in it, if it is not that of the seats. */
  moves: 'Move order: tap the players in turn',
  move: (nth: number, name: string) => `${nth} ${name}`,
  /** Who is out of the game, if it goes on without them. */
  bankrupts: 'Is anybody bankrupt?',
  bankrupt: (name: string) => `${name} is bankrupt`,
  /** The size of a corporation, if there are several. */
  size: 'Shares in all',
  trainsMarket: `Trains in ${places.market}`,
  /** What was done in a stock turn, and which stock was sold in it. */
  deeds: {
    nothing: 'nothing yet',
    sold: 'has sold',
    bought: 'has bought',
    soldBought: 'has sold, then bought',
    boughtSold: 'has bought, then sold',
  },
  soldNow: 'Sold in this turn',
  /** How far an operating turn has come, by the title's stages. */
  stages: { nothing: 'nothing yet', run: 'its run is over', ...stages },
  raised: 'Sold by its president for a train',
  bought: 'Trains bought from the bank in this turn',
  boughtTypes: 'Types bought from the bank in this turn',
  /** The least that a certificate brought which the president sold for a train: nothing sold, or another amount. */
  least: 'Sold by its president for a train: the least that a certificate brought',
  noneSold: 'nothing sold',
  otherLeast: 'Another amount',
  /** What private companies have left once they are closed. */
  leftovers: 'What private companies have left',
  bids: (id: string) => `Bids on ${company(id)}`,
  bid: (who: string, id: string) => `${who}, bid on ${id}`,
  /** A company is being auctioned; who has the turn after that. */
  auction: (id: string) => `${company(id)} is being auctioned. Whose turn is it after the auction?`,
  /** Who got a share for a private company, before the corporation was started. */
  exchanged: (corporation: string) => `Exchanged for a share of ${corporation}, which is not started yet, by`,
  endings: 'Has the end been set off?',
  ending: endings,
  asks: {
    priority: () => 'Who has the Priority Deal?',
    turn: () => 'Whose turn is it?',
    moves: after => (after === '' ? 'Who moves first?' : `Who moves after ${after}?`),
    floated: () => 'Which corporations have floated? In an operating round there is at least one.',
    cash: who => `How much cash does ${who} have?`,
    treasury: who => `How much is in the treasury of ${who}?`,
    private: id => `Who has ${company(id)}?`,
    bidders: id => `Who else has bid on ${company(id)}? With one bid it would be sold.`,
    overLimit: who => `Which trains does ${who} keep? It has more than its limit.`,
    gone: type => `Trains of type ${type} are out of play by now: take them away.`,
    ...asks,
  } as Asks,
  /** The title's own questions, by key. */
  own,
})
