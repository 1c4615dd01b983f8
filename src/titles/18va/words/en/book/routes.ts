import type { Book } from '../../vocabulary'

/** Off-Map Areas, earnings and dividends (4.5.4 to 4.5.7). */
export const routes = {
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
} as const satisfies Partial<Book>
