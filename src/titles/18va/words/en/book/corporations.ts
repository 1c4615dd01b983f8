import type { Book } from '../../vocabulary'

/** How corporations are formed, and who is president (4.4 to 4.4.2). */
export const corporations = {
  '4.4': {
    heading: 'Corporations',
    text: 'The B&O always has ten shares and four stations; the others begin with five shares and two stations unless phase 5 has begun. Buying the president’s certificate starts a corporation: it operates in the next operating round. A Five-Share Company gets the money of each share as it is sold. When the sixth share of a Ten-Share Company leaves its treasury, the bank pays for four more at the current value, and these go to the Pool, however much is there.',
    example:
      'The B&O stands at $90, and its sixth share is bought from the treasury: the treasury gets $90 from the buyer and $360 from the bank, and four shares are in the Pool.',
  },
  '4.4.1': {
    heading: 'Corporations That Start Late',
    text: 'From phase 5 on every corporation begins with ten shares and four stations. The bank takes the last four shares as usual.',
    example: 'The WM starts in phase 5 at $70: $140 for 20%, and eight shares of 10% are in its treasury.',
  },
  '4.4.2': {
    heading: 'Change of Presidency',
    text: 'The president is the player with the most shares, or the current one if tied. Whoever holds more takes the president’s certificate for two single shares, with the charter and all that is on it. If several hold equally many, it is the first in move order after the president.',
    example:
      'Ann is president with 3 shares. Bo buys a fourth and becomes president; with three, Bo would not.',
  },
} as const satisfies Partial<Book>
