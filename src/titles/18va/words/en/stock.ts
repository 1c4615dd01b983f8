/** What the panels of the first auction and of stock turns say of 18VA alone. */
export const stock = {
  // the first auction
  presidency: 'presidency, 20%',
  setValue: (corporation: string) => `Starting value of ${corporation}`,
  valueIs: (name: string, corporation: string) =>
    `${name} sets the value; the bank pays ${corporation} twice as much.`,
  // a stock turn
  percent: (percent: number) => `${percent}%`,
  aShare: 'a share',
  empty: { ipo: 'Treasury empty', market: 'Pool empty' },
  buyLabel: (visible: string, name: string, corporation: string, from: 'ipo' | 'market') =>
    `${visible}: ${name} buys ${corporation} from the ${from === 'ipo' ? 'treasury' : 'Pool'}`,
  underwrites: (amount: string) => `bank adds ${amount}`,
  parLabel: (price: number, name: string, corporation: string, cost: string | undefined) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} starts ${corporation} at $${price}`,
  noSaleHelps: 'No possible sale would help: the turn goes on.',
}
