import { englishOf, type OwnWords } from '../../../../families/railway/words/en'
import { wordsOf } from '../../../../families/railway/words/vocabulary'
import { say } from '../../../../families/words/en/say'
import { late } from '../../../../rules/late'
import type { Voice } from '../../../../rules/rule'
import { PARAGRAPHS } from '../../book'
import { company, terms } from './terms'

interface Exchanged {
  readonly player: string
  readonly private: string
}

const own: OwnWords = {
  terms,
  phases: {
    '3': 'Phase 3 begins: green tiles, corporations may buy private companies, and two operating rounds follow each stock round from the next one on.',
    '3 powerless':
      'Phase 3 begins: green tiles, and two operating rounds follow each stock round from the next one on.',
    '4': 'Phase 4 begins: all 2 Trains go, and the train limit is 3.',
    '5': 'Phase 5 begins: brown tiles, the train limit is 2, private companies close, and three operating rounds follow each stock round from the next one on.',
    '6': 'Phase 6 begins: all 3 Trains go, and D Trains can be bought.',
    D: 'Phase D begins: all 4 Trains go.',
  },
  notes: {
    cheaper: id => say`All have passed, and ${company(id)} gets ¥5 cheaper`,
    free: id => say`All have passed, and ${company(id)} is free now: whoever has the turn takes it`,
  },
  entries: {
    exchangePrivate: ({ player, private: id }: Exchanged, _: unknown, v: Voice) =>
      say`${v.name(player)} exchanges ${company(id)} for 10% of IR`,
  },
  zones: { yellow: 'yellow zone', orange: 'orange zone' },
  setsOff: {
    diesels: 'D Trains are sold beside the 6s',
  },
  reminders: {
    MF: 'Mitsubishi Ferry: a player who owns it may lay the port tile in a town by the sea, once and free.',
    ER: 'Ehime Railway: as it is sold to a corporation, the seller may lay a green tile in Ohzu, free.',
    SMR: 'Sumitomo Mines Railway: a corporation that owns it pays nothing for mountains without a river.',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
}

/** 1889 in English. */
export const words = wordsOf(
  englishOf(own),
  late(async () => (await import('./rest')).rest),
)
