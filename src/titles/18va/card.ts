import type { TitleCard } from '../../rules/title'

/** What is said of 18VA before anything of it is loaded. */
export const card: TitleCard = {
  id: '18VA',
  name: '18VA',
  // German says Aktienrunde and Betriebsrunde.
  round: (round, language) =>
    language === 'de' ? round.replace(/^SR (?=\d)/, 'AR ').replace(/^OR (?=\d)/, 'BR ') : round,
}
