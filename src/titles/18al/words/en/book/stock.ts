import type { Book } from '../../vocabulary'

/** Introduction, setting up and stock rounds (1 to 3.6). */
export const stock = {
  '1.1': {
    heading: 'Rounds and Turns',
    text: 'Stock rounds and operating rounds alternate. In a stock round the players buy and sell, clockwise, until all pass in a row. In an operating round each private company pays its owner and each floated corporation has one turn. At first, one operating round follows each stock round; it is two once a 3 Train has been bought and three once a 5 Train has. A change begins with the next stock round.',
    example:
      'The first 3 Train is bought in OR 2.1. SR 3 comes next, and after it OR 3.1 and OR 3.2, then SR 4.',
  },
  '1.2': {
    heading: 'Game Phases',
    text: 'The game begins in phase 1. The first train of each new type begins the phase with its number, at once, even in the middle of a turn; the turn and the round then go on. Table I says what each phase changes.',
    example:
      'WRA buys the first 4 Train: phase 4 begins at once, and WRA may buy another train in the same turn.',
  },
  '1.3.1': {
    heading: 'Private Companies',
    text: 'A private company is one certificate, owned by one player or one corporation. In every operating round the bank pays its owner a fixed income. It has no money of its own, lays no track and runs no trains. Some have special abilities, which only a corporation that owns the company can use, in its own turn.',
    example: 'The Memphis & Charleston brings its owner $20 in every operating round.',
  },
  '1.3.2': {
    heading: 'Corporations',
    text: 'Each corporation has nine certificates: the president’s certificate of 20% and eight of 10%. Only players and the bank hold them. A share is 10%, so a certificate is one or two shares. Shares decide who is president and what dividends bring; the limit of a player counts certificates. The president decides for the corporation and keeps its charter, with its money, trains, stations and private companies. Nothing moves between the charter and the president’s own things unless a rule says so.',
    example:
      'Ann holds the president’s certificate of L&N and two others: 3 certificates, 4 shares, 40% of each dividend.',
  },
  '1.4': {
    heading: 'The Bank and the Open Market',
    text: 'The bank has everything that no player or corporation owns. New certificates and trains are in the Initial Offering, used ones in the Open Market. A certificate costs its par value in the Initial Offering; the Open Market sells and buys at market value. What has left the Initial Offering counts for the float, wherever it is now. The dividend on shares in the Open Market goes into the treasury; that on shares in the Initial Offering goes to nobody. New trains are sold in the order of their types; used ones do not hold that order up. The bank takes no private company back. There is $8,000 in the game.',
    example:
      'L&N has a par value of $75 and a market value of $90: a certificate costs $75 in the Initial Offering and $90 in the Open Market.',
  },
  '1.5': {
    heading: 'The Stock Chart and Par Display',
    text: 'A corporation has a par value and a market value, both for one share. Whoever buys the president’s certificate sets the par value, which never changes. The market value begins there and moves on the stock chart with sales, dividends and a sell-out. Private companies have a par value, printed on the certificate, and no market value.',
    example:
      'At a par value of $90 the president’s certificate costs $180, and each other certificate in the Initial Offering costs $90 until the end of the game.',
  },
  '2': {
    heading: 'Starting the Game',
    text: 'Seats and the Priority Deal are drawn at random or agreed on. Each player receives the starting cash of Table II; the rest of the $8,000 is the bank. The map and the stock chart are empty, and all trains and all stock of corporations are in the Initial Offering. The game begins with a stock round.',
    example: 'Four players begin with $500 each, and the bank with $6,000.',
  },
  '3': {
    heading: 'Stock Round',
    text: 'The player with the Priority Deal has the first turn. Then turns go clockwise around the table.',
    example:
      'Bo has the Priority Deal at a table of four: turn 1 is Bo’s, turns 2, 3 and 4 are those of the players to the left, and turn 5 is Bo’s again.',
  },
  '3.1': {
    heading: 'Stock Turn While Unsold Private Companies Remain',
    text: 'As long as the bank has a private company to sell, a turn is one of three things: buy the cheapest one, bid on another, or pass. No stock of a corporation is bought or sold. This applies until the end of the turn in which the last one is sold.',
    example:
      'Cy buys the last private company for $120: the turn is over, and the next player may start a corporation.',
  },
  '3.1(a)': {
    heading: 'Buying the Cheapest Private Company',
    text: 'The cheapest unsold private company, by par value, is bought at its par value, or at the price of 3.1.2. If there are bids on the one that is then cheapest, it is auctioned at once, and so on until the cheapest has no bids or all are sold. The stock round goes on with the player after the buyer, whoever won the auctions.',
    example:
      'Ann buys the Tuscumbia for $20. Only Bo has bid on the South & North Alabama, $45, and pays that. Nobody has bid on the next company, so the player after Ann has the turn.',
  },
  '3.1(b)': {
    heading: 'Bidding on Another Private Company',
    text: 'A bid on any unsold private company but the cheapest uses the turn. It is in whole dollars and at least $5 above the bid before it, or above the par value if there is none. The amount is set aside and can be used for nothing else until that company is auctioned; nobody can bid more than their cash that is not set aside. A bid cannot be withdrawn, and stands through operating rounds.',
    example:
      'The par value is $40: the first bid is at least $45, and after it the next at least $50. A player with $150, of which $45 is set aside, can bid up to $105 elsewhere.',
  },
  '3.1.1': {
    heading: 'Private Company Auction Procedure',
    text: 'Only players who have bid on the company take part. A single bidder pays the bid and takes it. Otherwise the highest bid stands, and the bidders are asked clockwise from the player after the highest bidder: each raises by at least $5 or passes. A player who has passed may raise when asked again. When all but the highest bidder have passed in a row, the highest bidder pays and takes the company. Money set aside for this company can be used; money set aside for others cannot.',
    example:
      'Ann has bid $45, Bo $50 and Cy $55, sitting in this order. Ann is asked first and would have to bid $60. Ann and Bo pass: Cy pays $55.',
  },
  '3.1.2': {
    heading: 'First-Company Discount and Forced Purchase',
    text: 'Each stock round that ends without a sale of the Tuscumbia takes $5 off its price: $15 in the second stock round, $10 in the third, $5 in the fourth. In the first turn of the fifth the player with the Priority Deal must take it for free. That counts as a purchase, uses the turn and can set off auctions. No other company gets cheaper or has to be taken.',
    example: 'Nobody has bought the Tuscumbia in two stock rounds: it costs $10 in the third.',
  },
  '3.2': {
    heading: 'Regular Stock Turn',
    text: 'Once the bank has sold all private companies, a player may sell stock to the bank, sell private companies to other players, and buy one certificate, or pass. The one purchase comes before all sales of the turn or after all of them. Stock of a corporation that a player sold in this stock round cannot be bought by that player before the next.',
    example:
      'Ann sells 2 shares of L&N for $150 and 1 of WRA for $70, and then buys TAG at $65. Buying first would be allowed, too; selling again after the purchase would not.',
  },
  '3.2(a)': {
    heading: 'Selling Stock',
    text: 'Certificates of a corporation are sold to the bank at market value and are then in the Open Market. All that are sold at once bring the same price. Afterwards the token falls one space for each share sold, at most to the bottom row, and goes under any tokens there. Stock may be sold before the corporation has floated or operated.',
    example: 'L&N stands at $75 and Ann sells 2 shares: $150 for Ann, and the token falls past $70 to $65.',
  },
  '3.2(a)(1)': {
    heading: 'No Sales in the First Stock Round',
    text: 'Nobody may sell certificates to the bank in the first stock round of the game.',
    example: 'Ann holds 2 certificates of WRA at $70: they can bring $140 from SR 2 on, and nothing in SR 1.',
  },
  '3.2(a)(2)': {
    heading: 'At Most Half in the Open Market',
    text: 'No sale may put more than 50% of a corporation into the Open Market. Exactly 50% is allowed. What is in the Initial Offering does not count.',
    example: 'With 40% of TAG in the Open Market, 1 more share can be sold, but 2 cannot.',
  },
  '3.2(a)(3)': {
    heading: 'Selling a President’s Certificate',
    text: 'The president’s certificate can be sold only if another player holds at least 20% of the corporation, and only with enough stock that the presidency passes on.',
    example:
      'Ann is president with 30%. Bo holds 20%: Ann may sell 20%, keeps 10%, and Bo is president. If Bo held 10%, Ann could sell only 10%.',
  },
  '3.2(a)(4)': {
    heading: 'Selling Half of a President’s Certificate',
    text: 'A player who holds nothing of a corporation but its president’s certificate may sell 10% and keep 10%, on the two conditions of 3.2(a)(3). The new president first gives two certificates of 10% for it, and one of these goes into the Open Market.',
    example:
      'Ann and Bo hold 20% each and Ann is president. Ann sells 10%: Bo takes the president’s certificate, and Ann keeps a certificate of 10%.',
  },
  '3.2(b)': {
    heading: 'Selling a Private Company to a Player',
    text: 'A private company may be sold to another player at any agreed price in whole dollars, at least $1. This may be done on the seller’s turn or the buyer’s. On the buyer’s turn it is the buyer’s one purchase. The bank takes none back.',
    example:
      'Bo buys the New Decatur Yards from Ann for $130. On Ann’s turn this leaves Bo’s next purchase free.',
  },
  '3.2(c)': {
    heading: 'Buying a Certificate',
    text: 'One certificate per turn may be bought: a president’s certificate, a certificate of 10% from the Initial Offering or from the Open Market, or a private company from another player. The limits of 3.3 apply, the buyer needs the cash, and stock of a corporation that the buyer sold in this stock round is excluded.',
    example:
      'Cy has $140 and may buy one certificate: L&N at $75 from the Initial Offering or TAG at $65 from the Open Market, not both.',
  },
  '3.2(c)(1)': {
    heading: 'Buying a President’s Certificate',
    text: 'The buyer of a president’s certificate sets the par value, $60, $70, $75, $90 or $105, and pays it twice, for 20%. The token goes to the par space of that value on the stock chart, under any tokens there.',
    example:
      'Ann starts L&N at $75 and pays $150 for the president’s certificate. The market value is $75, too.',
  },
  '3.2(c)(2)': {
    heading: 'Buying from the Initial Offering',
    text: 'A certificate of 10% from the Initial Offering costs the par value. The president’s certificate has to be sold first. When a purchase leaves 40% there, the corporation floats.',
    example: 'L&N has a par value of $75. The fourth certificate of 10% is bought for $75, and L&N floats.',
  },
  '3.2(c)(3)': {
    heading: 'Buying from the Open Market',
    text: 'A certificate of 10% from the Open Market costs the market value. A purchase does not move the token. A president’s certificate is never there.',
    example: 'The market value of TAG is $65: a certificate from the Open Market costs $65.',
  },
  '3.2(c)(4)': {
    heading: 'Buying a Private Company from a Player',
    text: 'A private company may be bought from another player at any agreed price in whole dollars, at least $1. On the buyer’s turn it is the one purchase of the turn.',
    example:
      'On Bo’s own turn Bo pays Ann $130 for the New Decatur Yards: that was the purchase, so no stock can be bought this turn.',
  },
  '3.3(a)': {
    heading: 'Ownership Limits: 60%',
    text: 'No purchase may bring a player above 60% of one corporation.',
    example: 'With 50% of WRA, a player may buy one more certificate of it; with 60%, none.',
  },
  '3.3(b)': {
    heading: 'Ownership Limits: Certificates',
    text: 'Table II limits the certificates of a player, private companies and stock together. A president’s certificate counts as one. Stock of a corporation in the yellow zone does not count, nor do private companies that corporations own. At the limit, nothing more may be bought except stock in the yellow zone, even if a presidency would bring the count down again. A player who is over the limit, through a lost presidency or a token that left the yellow zone, keeps everything until their next stock turn and has to sell down to the limit then. A sale that drops a token into the yellow zone helps, too.',
    example:
      'At a table of four the limit is 12. Ann holds 12 and may buy only stock in the yellow zone. Bo holds 14 and has to get rid of 2.',
  },
  '3.4': {
    heading: 'Floating a Corporation',
    text: 'A corporation floats once at most 40% of it is left in the Initial Offering. The bank at once pays ten times the par value into its treasury, and the president receives the charter and the stations. This happens once. A corporation that has not floated does not operate.',
    example: 'L&N floats at a par value of $75: its treasury receives $750.',
  },
  '3.5': {
    heading: 'Change of Presidency',
    text: 'When a purchase or sale leaves another player with more shares than the president, that player becomes president at once. Equally many shares are not enough, and shares in the Open Market do not count. If several have the most, the first clockwise from the old president takes over. The new president gives two certificates of 10% for the president’s certificate and takes the charter with everything on it.',
    example:
      'Ann is president with 30%, and Bo holds 30%: Ann stays. Ann sells 10%: Bo holds more and is president.',
  },
  '3.6': {
    heading: 'End of Stock Round',
    text: 'The stock round ends when all players pass in a row. The Priority Deal goes to the player after the last one who did something; if nobody did, it stays. Then the token of each corporation whose stock is all held by players rises one space, from the highest market value down, and goes under any tokens there. At the top of the chart it stays.',
    example:
      'Bo bought the last certificate, and all have passed: the player after Bo has the Priority Deal. L&N is sold out at $75 and rises to $80.',
  },
} as const satisfies Partial<Book>
