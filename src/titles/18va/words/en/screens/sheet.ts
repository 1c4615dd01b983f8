/** The revenue sheet. */
export const sheet = {
  kinds: {
    city: 'Cities',
    port: 'Ports',
    offMap: 'Off-Map Cities',
    coal: 'Coal Mining Districts',
    mine: 'Mines',
  },
  names: {} as Readonly<Record<string, string>>,
  tiles: {
    station: 'station',
    noStation: 'no station',
  } as Readonly<Record<string, string>>,
  shut: {
    length: 'beyond the number of the train',
    ends: 'one of each kind, and two ends',
    freight: 'for freight trains only',
    city: 'only with its city',
  } as Readonly<Record<string, string>>,
  lacks: {
    alone: 'no run yet: it needs another place',
    goods: 'no run yet: a 1G needs a mine or coal',
    station: 'no run yet: it needs a station',
  } as Readonly<Record<string, string>>,
  stops: (count: number, of: number) => `${count} of ${of} ${of === 1 ? 'city' : 'cities'}`,
  coal: (amount: string) => `And ${amount} of coal for the treasury.`,
  express: 'The +$10 of the Railway Express Agency',
  nowhere: 'in no city yet',
  note: 'A port counts with a station in its city: for a freight train city and port count twice.',
}
