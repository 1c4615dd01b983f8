import type { PageOfBook } from '../../../../rules/title'
import { BEGINNERS, type Paragraph } from '../../book'

/** The rule book of 1889 in our own words. */
export const book: Readonly<Record<Paragraph, PageOfBook>> = {
  'Setting up': {
    heading: 'Setting Up',
    text: 'Each player begins with ¥420, with five or six players ¥390. There is ¥7,000 in the game in all; the rest is the bank. Certificate limit: 25, 19, 14, 12 or 11 with 2 to 6 players. The South Iyo Railway is in the game from three players on, the Uno-Takamatsu Ferry from four on. The first player begins and holds the Priority Deal.',
    example: 'Four players take ¥420 each, so the bank keeps ¥5,320; each may hold 14 certificates.',
  },
  Auction: {
    heading: 'The Auction',
    text: 'Before any stock is sold, the private companies are. On a turn a player buys the cheapest one at its price, bids on another, at least ¥5 above its face value and above every bid on it, or passes. A bid sets its money aside. Once a company is the cheapest and has one bid, its bidder takes it for that; with several, those bidders go on: the lowest raises to at least ¥5 above the highest bid or withdraws, until one is left. If all pass in a row, the Takamatsu E-Railroad gets ¥5 cheaper while it is unsold, down to nothing, at which the next player takes it; once it is sold, all companies that are sold pay their owners instead. When the last one is sold, the player whose turn it would be gets the Priority Deal and begins the stock round.',
    example:
      'Ann has bid ¥45 on the Ehime Railway, Bo ¥50. The Mitsubishi Ferry is sold: Ann raises to ¥55, Bo withdraws, and Ann pays ¥55.',
  },
  'Starting a corporation': {
    heading: 'Starting a Corporation',
    text: 'The president’s certificate, 20%, is bought first. Its buyer sets the par value at ¥65, 70, 75, 80, 90 or 100 and pays twice that. The token is placed on that value.',
    example: 'Bo starts the IR at ¥90 and pays ¥180.',
  },
  'Stock turn': {
    heading: 'A Stock Turn',
    text: 'On a turn a player may buy one certificate and sell any number: first all sales and then the purchase, or the other way around, but not sales on both sides of it. A share costs par from the Initial Offering, and the market value from the Pool. Stock that a player has sold in this round cannot be bought back in it. The turn ends with a pass, whatever was done in it.',
    example: 'Cy sells two TR, then buys a KO at par. Cy may not sell anything else on this turn.',
  },
  Selling: {
    heading: 'Selling',
    text: 'Nothing is sold in the first stock round. All shares of one corporation that are sold on a turn are sold at once, at the market value, and then the token falls one row for each. The Pool takes at most 50% of a corporation. Shares of corporations that have not floated or not operated may be sold.',
    example: 'Dee sells three SR at ¥90 for ¥270, and the token falls three rows.',
  },
  '7.6': {
    heading: 'Certificate Limit',
    text: 'Private companies and certificates count, a president’s certificate once. A purchase needs a free place. Certificates of a corporation whose token lies in a yellow or orange space do not count; of one in an orange space a player may also own more than 60%. Whoever is over a limit sells on the next stock turn until it is kept, as far as possible, before anything is bought or the turn ends.',
    example:
      'With four players the limit is 14. Ann holds 14, two of them of the KU in yellow, which do not count: two places are left.',
  },
  Presidency: {
    heading: 'The Presidency',
    text: 'Whoever holds more of a corporation than its president, and at least 20%, takes over at once; of equals, the next clockwise from the old president. Two shares are handed over for the president’s certificate, which is never split: a president sells below 20% only if somebody else holds 20%.',
    example: 'Bo is president with 30%. Cy buys a fourth share and becomes president.',
  },
  Floating: {
    heading: 'Floating',
    text: 'A corporation floats once five of its shares have left the Initial Offering. The bank then pays ten times the par value into its treasury. Its home station is free.',
    example: 'The KO started at ¥75: with its fifth share sold it gets ¥750.',
  },
  'End of a stock round': {
    heading: 'The End of a Stock Round',
    text: 'Once as many turns in a row as there are players have gone by without a purchase or sale, the round ends. The Priority Deal goes to the player after the last who bought or sold. The tokens of floated corporations that players own wholly move up one row, in operating order.',
    example: 'Ann sold last, so Bo begins the next stock round.',
  },
  'Private companies': {
    heading: 'Private Companies',
    text: 'They pay their owners at the start of each operating round. In phases 3 and 4 a corporation may buy one from any player, at any time in its own turn, for half to twice its face value. With the first 5 they close. Only the Uno-Takamatsu Ferry stays if a player owns it then: it pays ¥50 from that time on, and can no longer be sold. At the end players’ private companies count at face value.',
    example: 'The AR buys the Dougo Railway, face value ¥60, for ¥30 to ¥120.',
  },
  'Private powers': {
    heading: 'What Private Companies Can Do',
    text: 'Takamatsu E-Railroad: while a player owns it, nobody lays a tile in Takamatsu. Mitsubishi Ferry: its player may lay the port tile on a coastal town. Ehime Railway: when it is sold to a corporation, the seller may lay a green tile in Ohzu. Sumitomo Mines Railway: its corporation pays nothing for mountains without a river. Dougo Railway: its player may exchange it for a share of the IR from the Initial Offering, on the player’s own stock turn or between two turns after the auction; that costs nothing, is no purchase and needs no free place under the certificate limit, but the 60% limit still applies. The phone watches over money only.',
    example:
      'Ann holds 20% of the IR and the Dougo Railway. The exchange makes it 30%, and Ann may still buy a share.',
  },
  'Operating turn': {
    heading: 'An Operating Turn',
    text: 'Corporations that had floated when the round began operate in the order of their market values; of equal ones the one further right, then the one on top. Lay a tile and place a station, run the trains, pay or withhold, buy trains. Private companies may be bought at any time. Forced sales change the order of those still to come.',
    example: 'KO and UR both stand at ¥80, the KO further right: it operates first.',
  },
  Terrain: {
    heading: 'Terrain',
    text: 'The first tile on a mountain or river hex costs ¥80; so does the brown tile of Kouchi, and Kotohira costs ¥80 for each of its three tiles. One entry a turn, before the run. A tile that costs nothing needs no entry.',
    example: 'The UR lays a tile on C6 and pays ¥80 to the bank.',
  },
  Stations: {
    heading: 'Stations',
    text: 'One station a turn, before the run, for ¥40. AR, IR, SR and KO have one besides their home, TR and UR two, the KU none.',
    example: 'The TR places its second station and pays ¥40.',
  },
  Running: {
    heading: 'Running Trains',
    text: 'A train calls at up to as many places as its number says, a D at all; nothing is doubled. All trains together make the revenue, a multiple of ¥10. Which routes they run is for the table to say.',
    example: 'A 2 runs from Kouchi (¥30) to Nangoku (¥10): ¥40.',
  },
  Dividend: {
    heading: 'Dividend',
    text: 'Paid out, each share brings a tenth: to players, and for shares in the Pool to the corporation; shares in the Initial Offering bring nothing. The token moves right, at the end of a row up. Withheld, the revenue goes into the treasury, and the token moves left, in the first column down. So it does for a corporation that did not run.',
    example: 'The SR pays ¥150: ¥15 a share. Two shares lie in the Pool, so its treasury gets ¥30.',
  },
  Trains: {
    heading: 'Trains',
    text: 'New trains are sold in order, used ones in the Pool at face value, those of other corporations at a price agreed on, ¥1 or more. The train limit is 4, from phase 4 on 3, from phase 5 on 2; whoever is over it discards into the Pool. Once a 6 has been bought, Ds are sold beside the 6s: for ¥1,100, or for ¥800 if a 4, 5 or 6 is handed in, which goes to the Pool.',
    example: 'The KO hands in its 4 and buys the first D for ¥800. All 4s go, the one in the Pool as well.',
  },
  '10.6': {
    heading: 'Train Purchase Funds',
    text: 'A corporation with a route must own a train at the end of its turn, unless neither bank nor Pool has one. If its treasury cannot pay for the cheapest of these, its president adds what is missing for that one. A train of another corporation is paid from the treasury alone, and no longer once shares have been sold for the purchase. For a D with a train handed in the president adds nothing.',
    example: 'The cheapest train costs ¥300, the treasury has ¥120: the president adds ¥180.',
  },
  'Forced sales': {
    heading: 'Forced Sales',
    text: 'A president who lacks the money sells shares: one sale of each corporation, no more shares than are needed, at most 50% in the Pool, and no presidency may change hands by it.',
    example: '¥100 are missing and a share brings ¥60: two are sold, not three.',
  },
  '12.1': {
    heading: 'Bankruptcy',
    text: 'If treasury, cash and all that may still be sold do not reach the cheapest train, the president is bankrupt: everything that may be sold is sold, all cash goes to the bank, and the game ends at once. Scores are taken as they stand.',
    example: 'The cheapest train costs ¥630, and all together there are ¥510: the game is over.',
  },
  Phases: {
    heading: 'Phases',
    text: 'The first train of each type begins a phase. Phase 3: green tiles, two operating rounds, corporations may buy private companies. Phase 4: all 2s go, train limit 3. Phase 5: brown tiles, private companies close but for a player’s ferry, train limit 2, three operating rounds. Phase 6: all 3s go, Ds are sold. Phase D: all 4s go.',
    example: 'The AR buys the first 4: every 2 is removed from play at once.',
  },
  'End of the game': {
    heading: 'The End of the Game',
    text: 'Once a payment leaves the bank with ¥0 or less, the set of operating rounds in progress is the last, or the next one if it happens in a stock round; the bank pays on. Cash, shares at market value and private companies at face value are added up.',
    example: 'Ann has ¥900, 4 shares at ¥200 and the ferry at ¥150: ¥1,850.',
  },
  [BEGINNERS]: {
    heading: 'The Beginner’s Game',
    text: 'No auction and no powers: each player is dealt one private company and pays its face value, in seat order; the first player then begins the first stock round. As many companies take part as there are players. Should a ruling leave somebody without the money, they pass; others may buy what is left, and when all pass it goes on as in the auction, without bids. Corporations cannot buy them, and all close with the first 5.',
    example: 'Three players: the Dougo, South Iyo and Ehime Railways are dealt.',
  },
  Ruling: {
    heading: 'A Ruling of the Table',
    text: 'The table outranks the program. A ruling moves money, certificates, trains, tokens or the turn as the table says; nothing is created or lost by it.',
    example: 'The table agrees that Bo got ¥20 too much: a ruling moves ¥20 from Bo to the bank.',
  },
}
