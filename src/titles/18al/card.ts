import type { TitleCard } from '../../rules/title'

/** What is said of 18AL before anything of it is loaded. */
export const card: TitleCard = {
  id: '18AL',
  name: '18AL: The Railroads Come to Alabama',
  landmark: round => round.startsWith('SR '),
  // German says Aktienrunde and Betriebsrunde.
  round: (round, language) =>
    language === 'de' ? round.replace(/^SR (?=\d)/, 'AR ').replace(/^OR (?=\d)/, 'BR ') : round,
}
