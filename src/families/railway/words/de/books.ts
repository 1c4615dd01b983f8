import type { bidding as En } from '../en/books'

/** What the table view says of an auction in German. */
export const bidding: typeof En = {
  price: 'zu kaufen für',
  least: 'Gebote ab',
  free: 'frei',
  of: cash => `von ${cash}`,
  leads: 'führt',
  auctionOf: company => `Versteigerung: ${company}`,
}
