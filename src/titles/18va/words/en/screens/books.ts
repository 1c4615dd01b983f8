/** The books: the whole table on one screen. */
export const books = {
  size: 'shares in all',
  price: 'value',
  value: 'started at',
  treasury: 'cash',
  trainLimit: 'limit',
  notSold: 'no turn completed yet: its shares cannot be sold',
  extraTrain: 'one of them from the Potomac Yards',
  extraStation: 'and the extra station of the Potomac Yards on the map',
  express: 'and the +$10 of the Railway Express Agency on the map',
  key: '+ Potomac Yards: one more train, or an extra station · X +$10 in a city · G a freight train · ° no turn yet: not for sale',
  limits: (five: number | undefined, ten: number) =>
    five === undefined ? `train limit ${ten}` : `train limit: five shares ${five}, ten ${ten}`,
}
