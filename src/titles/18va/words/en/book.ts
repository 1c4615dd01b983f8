import type { Book } from '../vocabulary'

/** The rule book in English. */
export const book: Book = {
  '1.1': {
    heading: 'What Is in the Game',
    text: 'There are seven corporations, each with nine certificates that stand for ten shares, three private companies, thirty trains, tiles, tokens and $8,000. What the players get at the start is part of these $8,000; the rest is the bank.',
    example: 'Four players get $300 each, and the bank begins with $6,800.',
  },
  '1.2': {
    heading: 'Setting Up',
    text: 'Each player gets $600 with two players, $400 with three, $300 with four, $240 with five. The trains form one stack, the cheapest on top. The B&O has its eight single shares in its treasury; its president’s certificate is sold in the first auction. Each other corporation has five shares in its treasury, the president’s certificate and three singles; five more singles are set aside. The first move order is drawn, and whoever comes first holds the Priority Deal.',
    example: 'Three players have $1,200 between them at the start, and the bank has $6,800.',
  },
  '1.3': {
    heading: 'Winning',
    text: 'The highest net worth at the end wins: cash, shares, and your own private companies. Money and trains of corporations count for nobody.',
    example:
      'Ann has $400, 3 shares at $110 and the Potomac Yards: that is $400 + $330 + $80 = $810, whatever is in the treasuries of Ann’s corporations.',
  },
  '1.4': {
    heading: 'Open Information',
    text: 'Cash, treasuries, certificates and trains are open to everybody. Players may talk and make deals in the open; nobody is bound by a deal.',
    example: 'Bo may ask what is in the treasury of the C&O, and its president says $240.',
  },
  '2': {
    heading: 'Phases',
    text: 'The first train of a type begins the phase named after it at once.\nPhase 2: train limit 2 for five shares, 4 for ten, yellow tiles, one operating round.\nPhase 3: green tiles, two operating rounds, corporations may buy private companies and convert.\nPhase 4: limit 1 and 3, all 2/1G go.\nPhase 5: limit 2, all corporations have ten shares, all 3/2G go, brown tiles, three operating rounds, the second Off-Map values.\nPhase 6: 4D trains can be bought.\nPhase 4D: all 4/3G go, gray tiles, no more coal for treasuries.',
    example:
      'Six 2/1G at $100, five 3/2G at $200, four 4/3G at $300, three 5/4G at $500, two 6/5G at $600 and ten 4D at $800: the seventh train that is sold begins phase 3.',
  },
  '3': {
    heading: 'The Stock Market',
    text: 'The space of a token is the current value of one share. A corporation begins on one of five spaces, at $70, $75, $82, $90 or $100. Tokens in one space form a stack, and those that come later go underneath.',
    example:
      'The SR starts at $82: its president pays $164, and each single share costs $82 until the token moves.',
  },
  '3.1': {
    heading: 'Shares and Limits',
    text: 'A share is 20% of a Five-Share Company and 10% of a Ten-Share Company; the president’s certificate is two shares in either. A player holds at most 60% of a corporation, with two players 70% if that was agreed on. A private company and a certificate of any kind count as one certificate each, and 27, 18, 13 or 10 are the limit with two, three, four or five players. No sale may bring more than 50% of a corporation into the Pool: two of five shares, five of ten. A president’s certificate never goes there; it can be passed on by a sale only if another player owns two shares. A player who exceeds the certificate limit after losing a presidency has to sell on the next turn, as far as the Pool takes shares.',
    example:
      'Ann holds the president’s certificate of the WM and one single share, 60% of five shares: no more. If the WM has ten shares, the same certificates are 30%.',
  },
  '3.2': {
    heading: 'How Values Move',
    text: 'For each share sold at once the token falls a row, at most to the bottom of its column. At the end of a stock round a Ten-Share Company owned entirely by players rises a row. A total dividend of at least the current value moves the token right; a smaller one leaves it where it is; earnings withheld, or none, move it left. At the right end of a row it goes up instead of right, in the leftmost column down instead of left. If there is no space, it stays and keeps its place in the stack; a token that moves goes under any tokens there.',
    example:
      'At $90 a total dividend of $90 or more moves the token right to $100; one of $80 leaves it at $90; withholding moves it left to $82.',
  },
  '4.1': {
    heading: 'The First Auction',
    text: 'First the three private companies and the presidency of the B&O are sold, all at the same time. On a turn, a player bids on any one of them or passes. Bids are multiples of $5, at least the face value ($40, $60, $80, and $140 for the B&O), then at least $5 above the current bid. The highest bid on each item is set aside from its bidder’s cash; a player who is outbid has that money free again. When all pass in a row, the first of them gets the Priority Deal. If every item has a bid, all are sold; otherwise each item without one gets $10 cheaper and bidding goes on. The holder of the Priority Deal has to bid $0 or more on an item at $0. The buyer of the B&O then sets its starting value, and the bank pays twice that into its treasury. From then on the players move in the order of their cash, ties as before, and the richest has the Priority Deal and begins.',
    example:
      'Nobody bids on the Tredegar Iron Works: its face value falls from $60 to $50. Bo bought the B&O for $165 and sets it at $90: the bank pays $180 into the treasury.',
  },
  '4.2': {
    heading: 'Private Companies',
    text: 'A private company pays its owner in every operating round: the Railway Express Agency $10, the Tredegar Iron Works $15, the Potomac Yards $20. From phase 3 on a corporation may buy one from a player for half to one and a half times its face value. That corporation may use its power once, which closes it: +$10 in one city for that corporation; $200 off a new train from the bank; an extra station anywhere, or one more train for good. A company whose power is not used pays until the end of the game.',
    example:
      'The SR buys the Tredegar Iron Works for $30 to $90. With it, a 4/3G from the bank costs $100 instead of $300, and a 2/1G nothing; a train from the Pool keeps its price.',
  },
  '4.3': {
    heading: 'Stock Round',
    text: 'The holder of the Priority Deal begins, and turns follow in move order until all players pass in a row. On a turn, a player may sell, and then buy one certificate.',
    example: 'In SR 2 all 4 players pass one after the other: the round is over, and OR 2.1 begins.',
  },
  '4.3.1': {
    heading: 'Selling',
    text: 'Shares go to the Pool at the current value, and all shares of a corporation that are sold on a turn are sold at once and bring the same price. Afterwards the token falls a row for each. Shares of a corporation that has not completed a turn in an operating round cannot be sold. Whoever has sold shares of a corporation cannot buy any of it in the same stock round.',
    example:
      'Ann sells 2 shares of the C&O at $90: Ann gets $180, and the token falls two rows in its column.',
  },
  '4.3.2': {
    heading: 'Buying',
    text: 'After all sales of a turn, one certificate may be bought at the current value: from a treasury, which gets the money, or from the Pool, where the bank gets it. The president’s certificate of a corporation is bought first. The limits of 3.1 apply at the moment of the purchase, even if a presidency would change. After a purchase nothing is sold on that turn.',
    example:
      'The N&W stands at $82. A share from its treasury brings the N&W $82; one from the Pool brings it nothing and costs the same.',
  },
  '4.3.3': {
    heading: 'Starting a Corporation',
    text: 'Whoever buys a president’s certificate chooses the starting value, $70, $75, $82, $90 or $100, puts the token under those in that space, and pays twice the value into the treasury. For the B&O the bank pays that, whatever the presidency cost in the auction.',
    example: 'Cy starts the VGN at $100: Cy pays $200, and the VGN begins with $200.',
  },
  '4.3.4': {
    heading: 'The End of a Stock Round',
    text: 'Once all have passed in a row, the Priority Deal goes to the player after the last one who bought or sold; if nobody did, it stays. Sold-out Ten-Share Companies rise, the highest first, and the operating rounds begin.',
    example:
      'Bo is the last to buy, for $90; then Cy, Ann and Bo pass: Cy, who comes after Bo, has the Priority Deal.',
  },
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
  '4.5': {
    heading: 'Operating Round',
    text: 'Private companies pay their owners first. Then each corporation has one turn, in the order of values; at equal values the one further right goes first, in the same space the one on top. The order is checked again after each turn. A turn has this order: convert, lay a tile, place a station, run, dividend, move the token, buy trains. A private company may be bought from a player at any time in the turn, but a conversion comes before that, too.\nA set has one operating round in phase 2, two in phases 3 and 4, and three from phase 5 on. If the phase changes in a set, the book can be read both ways: as the phase was when the set began, or as it is now. Paymaster plays the number at the set’s beginning, as other programs do; a ruling on the rounds of the set changes it.',
    example:
      'The SR at $100 operates before the WM at $90, and then the C&O, which stands at $90 further left.',
  },
  '4.5.1': {
    heading: 'Converting',
    text: 'From phase 3 on a Five-Share Company may become a Ten-Share Company, before anything else in its turn. The five shares set aside move into its treasury, along with two stations at $100. From then on, each share is 10%. With the first 5/4G all companies convert at once.',
    example: 'Bo holds 3 of 5 shares, 60%. After the conversion it is 3 of 10, 30%, and Bo may buy more.',
  },
  '4.5.2': {
    heading: 'Track',
    text: 'A corporation lays one yellow tile or upgrades one tile per turn: green from phase 3 on, brown from phase 5 on, gray for Richmond and Washington in phase 4D. No terrain on this map costs anything, so the bank has no part in it. The first tile goes on the home city.',
    example: 'A tile costs $0, whatever hex it goes on.',
  },
  '4.5.3': {
    heading: 'Stations',
    text: 'One station may be placed per turn, in an open circle that the corporation can reach and where it has none yet. No station goes to the base city of another corporation while its tile is yellow, so in phase 2 Paymaster refuses it, except in Richmond; only the Potomac Yards’ may go there. The home is free, the first one after it costs $40, each further one $100, from the treasury. The +$10 of the Railway Express Agency and the extra station of the Potomac Yards are placed at this time, in addition to a station.',
    example:
      'A Five-Share Company places its one further station for $40. Once converted, it has two more at $100 each.',
  },
  '4.5.4': {
    heading: 'Off-Map Areas',
    text: 'There are Off-Map Cities, Ports and Coal Mining Districts. Each is an end of a route, and a route has at most one of each kind.',
    example: 'A 2G may run from Grafton to a Port, but not from Grafton to Roanoke.',
  },
  '4.5.4.1': {
    heading: 'Off-Map Cities',
    text: 'Philadelphia, Greensboro and Rocky Mount count as cities. The second value applies from phase 5 on. A station of the corporation there doubles the value for it.',
    example: 'Philadelphia with the corporation’s own station is worth $80 before phase 5.',
  },
  '4.5.4.2': {
    heading: 'Ports',
    text: 'If a corporation has a station in a city with a Port, its trains add the Port’s bonus to the city. A freight train that runs to the Port counts city and bonus twice. A Port is not a city of its own.',
    example: 'A city of $20 with a Port of $40: a passenger train counts $60, a freight train $120.',
  },
  '4.5.4.3': {
    heading: 'Coal Mining Districts',
    text: 'Only freight trains run to coal. It adds $20 for each number of the train to its earnings. With a station there, the bank pays the same again into the treasury, whether the dividend is paid or not; this does not count for the token. From phase 4D on, treasuries get none.',
    example:
      'A 3G that runs to Roanoke earns $60 more. With a station in Roanoke, the treasury gets another $60 besides the dividend.',
  },
  '4.5.5': {
    heading: 'Running Trains',
    text: 'A corporation that owns trains runs them for the most that all of them can earn together. A route has a station of the corporation, at least two stops, and at most as many cities as the number of the train. Passenger trains skip mines and coal, freight trains count them. A 4D counts its cities twice. No two trains use the same track.',
    example:
      'A 3 that runs through cities of $20, $30 and $30 earns $80; a 4D with $60 + $40 + $40 + $30 earns $340.',
  },
  '4.5.6': {
    heading: 'Dividend',
    text: 'Earnings are paid out or withheld as a whole. If they are paid out, each share of a player brings a fifth of a Five-Share Company’s earnings or a tenth of a Ten-Share Company’s; shares in the Pool pay into the treasury, shares in the treasury bring nothing. If they are withheld, everything goes into the treasury. Coal for the treasury is paid at this time.',
    example:
      'A Five-Share Company pays $100: $20 per share. Ann with 3 shares gets $60, and for one in the Pool the treasury gets $20.',
  },
  '4.5.7': {
    heading: 'The Value after a Run',
    text: 'The token moves right if the whole dividend is at least the current value, stays if it is less, and moves left if nothing was paid. A corporation without a train has not run: its token moves left before it buys one.',
    example: 'At $110 a dividend of $110 moves the token right, one of $100 does not, and $0 moves it left.',
  },
  '4.5.8': {
    heading: 'Buying Trains',
    text: 'A corporation below its train limit may buy trains: the top one in the bank or any in the Pool at face value, or one from another corporation at a price that both agree on, at least $1. It declares each train from the bank or the Pool a passenger or a freight train, and it stays that until it goes to the Pool. From the bank it buys one of a type per turn, so at most the last of one type and the first of the next, until the first 6/5G is bought; then that rule ends, and 4Ds are sold alongside the 6/5G. Trains over a new limit are discarded into the Pool at once, without payment. Paymaster reads “at once” so that the Potomac Yards cannot raise the limit in between: the power is used before the purchase.',
    example:
      'One 2/1G is left: the C&O buys it for $100 and then the first 3/2G for $200, which begins phase 3. A second 3/2G has to wait for its next turn.',
  },
  '4.6': {
    heading: 'A Train Must Be Owned',
    text: 'At the end of its turn every corporation owns a train, with or without a route, as long as the bank or the Pool has one. The treasury buys what it can pay for; if it can pay only for a cheaper one, it buys that.',
    example:
      'The treasury has $150, a 3/2G costs $200, and the Pool has a 2/1G at $100: the corporation buys that.',
  },
  '4.6.1': {
    heading: 'From Another Corporation',
    text: 'A train of another corporation is paid from the treasury. Only if that is completely empty may the president pay, in cash and up to face value, without having sold stock for it. The book calls this an alternative to raising money. Paymaster reads it so that once stock is sold for a train, the train comes from the bank or the Pool, even if the treasury alone could pay another corporation.',
    example: 'The treasury is empty: the president may pay up to $300 for the 3G of another corporation.',
  },
  '4.6.2': {
    heading: 'Raising Money',
    text: 'If the treasury cannot pay for any train in the bank or the Pool, the president adds what is missing for the cheapest. The Tredegar Iron Works may be used for it, but need not. If cash is short, stock is sold, under the rules of a stock turn: no shares of a corporation in its first turn, one block of each corporation, no more than is needed. The presidency of the corporation that is buying must not change; that of others may.',
    example:
      'A 4/3G costs $300, the treasury has $80 and the president $150: $70 is missing. One share at $75 is sold; two would be too many.',
  },
  '4.6.3': {
    heading: 'Bankruptcy',
    text: 'A president who cannot raise the money with all sales that are allowed is bankrupt: these sales are made, of each corporation the largest block that may be sold and none smaller, all other shares go to the Pool without moving a token, and the private companies are discarded. A presidency goes to the player with the most shares, at least two; if tied, to the next in move order. If there is none, the corporation closes: its money goes to the bank, its trains to the Pool, its shares are worthless, and it may be started again. Whoever takes over the corporation that had to buy goes on in the same turn, with all that was raised in its treasury. A bankrupt player is out, and the others go on.',
    example:
      'A 5/4G costs $500, the treasury has $30. Ann has $40 and sells for $232: that makes $302, and the new president adds the missing $198.',
  },
  '5': {
    heading: 'The End of the Game',
    text: 'The bank has run out when a payment leaves it with $0 or less; it keeps paying. The game ends after the last operating round of the set in progress, or of the next set if it happens in a stock round. Each player counts cash, shares at their value, and private companies at face value. If all players but one are bankrupt, the game ends at once, and that player has won.',
    example:
      'The bank runs out in OR 5.1, the first of three: OR 5.2 and OR 5.3 are still played. Ann ends with $900, 4 shares at $150 and the Railway Express Agency: $1,540.',
  },
  ruling: {
    heading: 'The Banker’s Rulings',
    text: 'The table outranks the program. The banker may move money, certificates, trains and tokens, hand over private companies and presidencies, set the phase, stations, the size or the train limit of a corporation, and whose turn it is. A ruling creates and destroys nothing and sets nothing off by itself. Counting cash records what the table has and changes nothing.',
    example:
      'The treasury was paid $20 too little an hour ago: $20 from the bank to that corporation puts it right.',
  },
}
