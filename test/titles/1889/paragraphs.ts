/**
 * Where the rules and reasons of railway games stand for 1889: by its design's list of paragraphs, of which three are known
 * from the rule book and the others are headings of our own.
 */
export const paragraphs = {
  'Setting up': ['position'],
  Auction: ['bid', 'buyPrivate', 'auction', 'auctionOn', 'privatesUnsold', 'mustAccept', 'positionNowhere'],
  'Starting a corporation': ['par', 'positionShares', 'position.notStarted', 'position.notPar'],
  'Stock turn': ['pass', 'buyShare', 'onePurchase', 'salesOver'],
  Selling: ['sellShares', 'marketFull'],
  '7.6': ['shareLimit', 'certificateLimit', 'overLimit'],
  Presidency: ['presidentStays', 'positionPresident', 'outvoted'],
  Floating: ['positionFloated', 'shouldFloat', 'floatedEarly'],
  'Private companies': ['acquirePrivate', 'privateClosed', 'privatesNotNow'],
  'Operating turn': ['hasRun', 'mustRun', 'endTurn'],
  Terrain: ['layTile'],
  Stations: ['placeToken', 'position.stationsLeft'],
  Running: ['run'],
  Dividend: ['nothingToPay'],
  Trains: [
    ...['buyTrain', 'discardTrain', 'discardFirst', 'positionTrains', 'positionUnlimited'],
    ...['trainLimit', 'notNext'],
  ],
  '10.6': ['forced'],
  'Forced sales': ['sellShares.notRaising', 'sellShares.nothingShort', 'forcedSale', 'keepsPresidency'],
  '12.1': ['declareBankruptcy'],
  Phases: ['positionPhase', 'wrongPhase', 'trainGone'],
  'End of the game': ['gameOver'],
  "Beginner's game": ['noBids', 'beginnersGame'],
  Ruling: ['ruling', 'correct', 'count', 'stop'],
}
