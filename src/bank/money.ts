/** Whole dollars. */
export type Money = number

/** Who may hold money, certificates or a private company: a fixed place (`bank`, `market`, `closed`, a pile of its title) or the id of a player or corporation. */
export type Holder = string

/** What each holder has in cash. The sum never changes; only the bank may stand below zero (1.4, 5(a)). */
export type Cash = Readonly<Record<Holder, Money>>

/** Does the table know a purse of this holder? */
export function hasPurse(cash: Cash, holder: Holder): boolean {
  return Object.hasOwn(cash, holder)
}

/** What a holder has in cash. Throws for a holder that the table does not know. */
export function cashOf(cash: Cash, holder: Holder): Money {
  const amount = cash[holder]
  if (amount === undefined) throw new Error(`no purse for ${holder}`)
  return amount
}

/**
 * Moves whole dollars from one purse to another. Throws for a fraction, a negative amount, an unknown holder,
 * or a purse other than the bank's that would fall below zero: a rule must have refused that before.
 */
export function transfer(cash: Cash, from: Holder, to: Holder, amount: Money): Cash {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`no amount of whole dollars: ${amount}`)
  const left = cashOf(cash, from) - amount
  if (left < 0 && from !== 'bank') throw new Error(`${from} would hold ${left}`)
  if (from === to || amount === 0) return cash
  return { ...cash, [from]: left, [to]: cashOf(cash, to) + amount }
}

/** The sum of all purses, the bank's included: the law of conservation is that it stays. */
export function totalCash(cash: Cash): Money {
  return Object.values(cash).reduce((sum, amount) => sum + amount, 0)
}
