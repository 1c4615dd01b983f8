import type { TitleCard } from '../../rules/title'

/** What is shown of 1889 before any of its code is loaded. */
export const card: TitleCard = {
  id: '1889',
  name: '1889: History of Shikoku Railways',
  short: '1889',
  currency: '¥',
  landmark: round => round.startsWith('SR '),
  // Stock rounds are not said in short: SR is a corporation, and so is AR, which would be short for them in German.
  round: (round, language) =>
    language === 'de'
      ? round.replace(/^SR (?=\d)/, 'Aktien\u00adrunde ').replace(/^OR (?=\d)/, 'BR ')
      : round.replace(/^SR (?=\d)/, 'Stock '),
}
