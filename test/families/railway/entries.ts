// Entries that railway games share, as short as a table says them.

export const pass = (player: string) => ({ type: 'pass' as const, player })
export const buyPrivate = (player: string, company: string) => ({
  type: 'buyPrivate' as const,
  player,
  private: company,
})
export const bid = (player: string, company: string, amount: number) => ({
  type: 'bid' as const,
  player,
  private: company,
  amount,
})
export const par = (player: string, corporation: string, price: number) => ({
  type: 'par' as const,
  player,
  corporation,
  price,
})
export const buyShare = (player: string, corporation: string, from: 'ipo' | 'market' = 'ipo') => ({
  type: 'buyShare' as const,
  player,
  corporation,
  from,
})
export const sellShares = (player: string, corporation: string, shares = 1) => ({
  type: 'sellShares' as const,
  player,
  corporation,
  shares,
})
export const run = (corporation: string, revenue: number, pay = revenue > 0) => ({
  type: 'run' as const,
  corporation,
  revenue,
  pay,
})
export const discard = (corporation: string, train: string) => ({
  type: 'discardTrain' as const,
  corporation,
  train,
})
export const acquire = (corporation: string, company: string, price: number) => ({
  type: 'acquirePrivate' as const,
  corporation,
  private: company,
  price,
})
export const endTurn = (corporation: string, noRoute?: true) => ({
  type: 'endTurn' as const,
  corporation,
  ...(noRoute ? { noRoute } : {}),
})
export const bankrupt = (player: string) => ({ type: 'declareBankruptcy' as const, player })
export const stop = { type: 'stop' as const }
/** A ruling of one kind. */
export const correct = (what: object) => ({ type: 'correct' as const, reason: 'as on the table', ...what })
export const buyTrain = (corporation: string, train: string, from = 'ipo', more: object = {}) => ({
  type: 'buyTrain' as const,
  corporation,
  train,
  from,
  ...more,
})
