import type { Vocabulary } from '../vocabulary'

/** The rule book in English. */
export const book: Awaited<ReturnType<Vocabulary['book']>> = {
  cards: {
    heading: 'A turn',
    text: 'Clockwise, each player takes a card, twice a round. Of each card there are as many as there are players. Pay day brings $20; Exchange and Timetable may be left unused.',
    example:
      'With two players there are two Timetable cards: the third player to want one has to take another card.',
  },
  shares: {
    heading: 'Shares',
    text: 'Exchange lets its player buy one unsold share, at the price of its company on the ladder, from the bank. A company has five shares.',
    example: 'The token of a company lies on $35: the share costs $35.',
  },
  runs: {
    heading: 'Running a company',
    text: 'Timetable lets its player run a company of which they hold a share. A fifth of the revenue is paid for each sold share, and the token moves right, at the end of the row up; or the company keeps it all, and the token moves left, at the beginning of the row down.',
    example: 'A revenue of $50 pays $10 a share: two shares bring $20.',
  },
  rounds: {
    heading: 'The end of the game',
    text: 'The game is over after two rounds, or after three where that was agreed. Money and shares at their price count.',
    example: '$60 and two shares at $40 are $140.',
  },
  ruling: {
    heading: 'What the table decides',
    text: 'The banker may move money and tokens and give the turn to somebody else. Nothing is created by it.',
    example: 'Somebody was paid $20 too much: a ruling moves $20 back to the bank.',
  },
}
