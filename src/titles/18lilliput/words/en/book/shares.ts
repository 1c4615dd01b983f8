import type { Book } from '../../vocabulary'

/** Shares, founding, limits and stations. */
export const shares = {
  shares: {
    heading: 'Selling and Buying Shares',
    text: 'A card for shares lets a player first sell as many shares as wanted and then buy one. Shares go back to the bank at the price of the moment, and then the marker goes down a space for each: from the top row straight down, from the bottom row left and up. At the beginning of the bottom row it stays. A marker that comes to a space goes under those that are there. Several shares of a company sold together bring the same price each; sold one after the other they bring less and less. The bank takes any number. A director’s certificate is never sold.\nThen the player may buy one share of 10% of a company from the bank at its price, also one that was just sold; or a director’s certificate. After that nothing more is sold with the card.',
    example:
      'Slamecksan stands at $70 in the top row. Ann sells 2 shares together for $140. One after the other the second would bring the $62 of the space below: $132.',
  },
  founding: {
    heading: 'Founding a Company',
    text: 'Instead of a share a player may buy the director’s certificate of a company that nobody directs. The player chooses any space of the index for its marker and pays five times its price to the bank; the bank pays ten times the price into the treasury. The home station goes into any empty city slot on the table; if there is none, nothing can be founded. Starting companies that nobody has chosen are out of the game. At once the company may buy one of the scrapped trains at its printed price, and nothing else. It runs in the same round.',
    example:
      'Cy founds a company at $60, pays $300, and its treasury has $600. It buys a scrapped 3-train for $150 and keeps $450.',
  },
  shareLimit: {
    heading: 'Share Limit',
    text: 'A player may hold five certificates at most, a director’s certificate counted as one, and two directors’ certificates among them. Selling first makes room. All shares of one company may be in one hand.',
    example:
      'Di directs 2 companies and holds 3 more shares: that makes 5 certificates. For another share one has to be sold first, with the same card.',
  },
  stations: {
    heading: 'Stations',
    text: 'A card for a station lets one company of the player place a marker in an empty city circle that it can reach by a route of any length from one of its stations. The first after the home costs $40, the next $100; with the General $20 and $50. More markers it has not. A city takes one marker of each company. Each route needs a station of its company, and a city full of others’ stations blocks the way through.',
    example:
      'Glimigrim places its first station for $40, and in a later round its last for $100: $140 in all, or $70 with the General.',
  },
} as const satisfies Partial<Book>
