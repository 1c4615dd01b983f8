/** Words of a run whose revenue is typed, added up and paid. */
export const revenueWords = {
  revenueDigits: 'Digits of the revenue',
  revenue: 'Revenue',
  lastRun: (amount: string) => `last run ${amount}`,
  lastRunOther: (amount: string) => `last run ${amount} · other trains`,
  overLastRun: (amount: string) => `Over three times the last run, ${amount}?`,
  overMost: (amount: string) => `Over ${amount} with these trains?`,
  lessRevenue: (step: number) => `−${step} less revenue`,
  moreRevenue: (step: number) => `+${step} more revenue`,
  sheet: 'Sheet',
  sheetLabel: 'Sheet: add up the places that the trains visit',
  pay: (share: string) => `Pay ${share} a share`,
  payNothing: 'Pay',
  toTreasury: (amount: number) => `treasury ${amount}`,
}

/** Words of the panels that every title draws with some of, whatever it calls its places. */
export const commonPlay = {
  certificates: (held: number, limit: number) => `${held} of ${limit} certificates`,
  done: (name: string) => `${name} is done`,
  becomes: (name: string) => `${name} becomes president`,
  sell: 'Sell',
  of: (held: number) => `has ${held}`,
  /** Over the numbers of shares to sell: whose they are. */
  whoSells: (name: string, corporation: string) => `${name} sells ${corporation}`,
  /** The way back to the player before, whose turn the next tap closes and who may sell the same. */
  backToSell: (name: string, corporation: string) => `Back to ${name}, who may still sell ${corporation}`,
  sellShares: (count: number) => `Sell ${count}`,
  nth: (nth: number, of: number) => `turn ${nth} of ${of}`,
  ...revenueWords,
  withhold: 'Withhold',
  treasury: (from: number, to: number) => `treasury ${from} to ${to}`,
  trainLimit: (limit: number) => `limit ${limit}`,
  left: (count: number) => `${count} left`,
  first: (train: string, what: string) => `first ${train}: ${what}`,
  adds: (name: string, amount: string) => `${name} adds ${amount}`,
  paysFor: (name: string, amount: string, what: string) => `${name} pays ${amount} for ${what}`,
  notNow: 'Not possible now',
  discardTrains: 'Excess trains',
  discardThis: (corporation: string, train: string) => `${corporation}’s ${train} Train`,
}
