import type { TitleCard } from '../../rules/title'

/** What is shown of 1889 before any of its code is loaded. */
export const card: TitleCard = {
  id: '1889',
  name: '1889: History of Shikoku Railways',
  short: '1889',
  currency: '¥',
  landmark: round => round.startsWith('SR '),
  // German uses Aktienrunde (AR) and Betriebsrunde (BR).
  round: (round, language) =>
    language === 'de' ? round.replace(/^SR (?=\d)/, 'AR ').replace(/^OR (?=\d)/, 'BR ') : round,
}
