import type { TitleCard } from '../../rules/title'

/** What is shown of 18AL before any of its code is loaded. */
export const card: TitleCard = {
  id: '18AL',
  name: '18AL: The Railroads Come to Alabama',
  landmark: round => round.startsWith('SR '),
  // German uses Aktienrunde (AR) and Betriebsrunde (BR).
  round: (round, language) =>
    language === 'de' ? round.replace(/^SR (?=\d)/, 'AR ').replace(/^OR (?=\d)/, 'BR ') : round,
}
