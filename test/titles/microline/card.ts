import type { TitleCard } from '../../../src/rules/title'

/** What is known of Micro Line before it is loaded. */
export const card: TitleCard = {
  id: 'MicroLine',
  name: 'Micro Line: Two Rounds of Cards',
  short: 'Micro Line',
  sample: false,
  round: (round, language) =>
    /^\d$/.test(round) ? `${language === 'de' ? 'Runde' : 'Round'} ${round}` : round,
}
