import type { Book } from '../../vocabulary'

/** Trains, their limit, phases, obsolete trains. */
export const trains = {
  trains: {
    heading: 'Purchasing Trains',
    text: 'A card for trains lets the player’s companies buy one or two. A new train comes from the top of the stack, at the printed price: $80, $150, $300, $400, $500 for a 3D, $650 for a 4D. The next type is for sale only when the one before is gone; 4D-trains never run out. A company may also buy a train from another company, even an obsolete one, at any openly stated price of $1 or more; both may have the same director. It counts as one of the card’s trains.\nScrapped trains are not for sale with such a card. A company that has just been founded may buy one, and so may a company that has just run without a dividend. No company has to own a train.\nA company pays from its treasury. If it owns no train and cannot pay for one, its director may add what is missing from private cash, exactly that much, so that the treasury is empty afterwards. This applies to new and scrapped trains and to those of other companies: the text makes no exception. It is never compulsory, and shares are not sold for it.',
    example:
      'With the card for two trains Bo buys the last 3-train for $150 and then a 4-train for $300: phase 4 begins. Mildendo owns no train and has $110: for a 3-train at $150, Ann adds $40, and the treasury has $0.',
  },
  trainLimit: {
    heading: 'Train Limit',
    text: 'A company may own 4 trains at first, 3 from phase 4 on, 2 from phase 5 on; obsolete trains count. At the limit it buys none, even if the purchase would remove some of its trains. It may scrap an obsolete train first.\nIf a new phase lowers the limit, the directors of companies with too many trains discard any of them, in any order, to the scrapped trains before anything else goes on.',
    example:
      'Lilliput owns three trains when phase 5 begins and discards 1 of them. Mildendo owns 2 and may buy none until it has scrapped one that is obsolete.',
  },
  phases: {
    heading: 'Phases',
    text: 'The first train of a type begins its phase at once, whether a company buys it or bureaucracy discards it.\nPhase 1: yellow tiles, money card $50.\nPhase 2, the first 2-train from the stack: the train limit stays 4.\nPhase 3, the first 3-train: green tiles, money card $70.\nPhase 4, the first 4-train: train limit 3, and 2-trains are obsolete.\nPhase 5, the first 5-train: brown tiles, money card $100, train limit 2, and 2-trains are removed.\nPhase 6, the first 3D-train: 3-trains are obsolete.\nPhase 7, the first 4D-train: 4-trains are obsolete, and 3-trains are removed.\nAll this applies to the scrapped trains, too.',
    example:
      'Bureaucracy discards the first 4-train: phase 4 begins, all 2-trains are turned over, and a company with 4 trains discards one.',
  },
  obsolete: {
    heading: 'Obsolete Trains',
    text: 'An obsolete train is turned over to its gray side. What it earns is halved and rounded down to tens. It counts against the train limit, may be sold to another company, and may be scrapped: its director puts it with the scrapped trains and receives nothing. That is possible on the director’s turn with a card in hand, for all of the director’s companies, and while the company runs. Other trains are never scrapped by choice.',
    example:
      'An obsolete 2-train that visits places worth $90 earns $40. Two of them with $90 each earn $80, since each is halved separately.',
  },
} as const satisfies Partial<Book>
