import type { TitleCard } from '../../../src/rules/title'

/** What is said of Micro Line before anything of it is loaded. */
export const card: TitleCard = {
  id: 'MicroLine',
  name: 'Micro Line: Two Rounds of Cards',
  short: 'Micro Line',
  round: (round, language) =>
    /^\d$/.test(round) ? `${language === 'de' ? 'Runde' : 'Round'} ${round}` : round,
}
