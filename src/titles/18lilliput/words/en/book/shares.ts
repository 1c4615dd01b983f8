import type { Book } from '../../vocabulary'

/** Shares, founding, limits and stations. */
export const shares = {
  shares: {
    heading: 'Selling and Buying Shares',
    text: 'A card for shares lets a player first sell any number of shares and then buy one. Shares go back to the bank at the current price, and then the marker goes down a space for each: from the top row straight down, from the bottom row left and up. At the beginning of the bottom row it stays. A marker that comes to a space goes under any markers there. Several shares of a company sold together bring the same price each; sold one after the other, they bring less and less. The bank takes any number. A director’s certificate is never sold.\nThen the player may buy one 10% share of a company from the bank at its price, even one that was just sold, or a director’s certificate. After that, nothing more is sold with the card.',
    example:
      'Slamecksan stands at $70 in the top row. Ann sells 2 shares together for $140. Sold one after the other, the second would bring only the $62 of the space below: $132 in all.',
  },
  founding: {
    heading: 'Founding a Company',
    text: 'Instead of a share, a player may buy the director’s certificate of a company that nobody directs. The player chooses any space of the index for its marker and pays five times its price to the bank; the bank pays ten times the price into the treasury. The home station goes into any empty city slot on the table; if there is none, nothing can be founded. Starting companies that nobody has chosen are out of the game. The new company may at once buy one of the scrapped trains at its printed price, and nothing else. It runs in the same round.',
    example:
      'Cy founds a company at $60, pays $300, and its treasury has $600. It buys a scrapped 3-train for $150 and keeps $450.',
  },
  shareLimit: {
    heading: 'Share Limit',
    text: 'A player may hold at most five certificates, counting a director’s certificate as one, and at most two directors’ certificates among them. Selling first makes room. All shares of one company may be in one hand.',
    example:
      'Di directs 2 companies and holds 3 more shares: that makes 5 certificates. To buy another share, Di has to sell one first, with the same card.',
  },
  stations: {
    heading: 'Stations',
    text: 'A card for a station lets one company of the player place a marker in an empty city circle that it can reach by a route of any length from one of its stations. The first after the home costs $40, the next $100; with the General, $20 and $50. It has no more markers. A city takes one marker of each company. Each route needs a station of its company, and a city full of other companies’ stations blocks the way through.',
    example:
      'Glimigrim places its first station for $40, and in a later round its last for $100: $140 in all, or $70 with the General.',
  },
} as const satisfies Partial<Book>
