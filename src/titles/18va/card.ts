import type { TitleCard } from '../../rules/title'

/** What the app shows of 18VA before the title is loaded. */
export const card: TitleCard = {
  id: '18VA',
  name: '18VA',
  // The eight bills of 6.1.
  notes: [1, 2, 5, 10, 20, 50, 100, 200],
  // German round names are Aktienrunde and Betriebsrunde. In English, SR is a corporation already.
  round: (round, language) =>
    language === 'de'
      ? round.replace(/^SR (?=\d)/, 'AR ').replace(/^OR (?=\d)/, 'BR ')
      : round.replace(/^SR (?=\d)/, 'Stock '),
}
