/** A sum in whole units of the game's currency: what is called dollars here is yen in a game that pays in yen. */
export type Money = number

/**
 * Anyone who can hold money, certificates or a private company: a fixed place (`bank`, `market`, `closed`, a pile of the
 * title), or the id of a player or corporation.
 */
export type Holder = string

/** The bank as a holder. */
export const BANK_ID: Holder = 'bank'

/** The cash of each holder. The sum never changes; only the bank may go below zero. */
export type Cash = Readonly<Record<Holder, Money>>

/** Does the table have a purse for this holder? */
export function hasPurse(cash: Cash, holder: Holder): boolean {
  return Object.hasOwn(cash, holder)
}

/** A holder's cash. Throws for a holder the table does not know. */
export function cashOf(cash: Cash, holder: Holder): Money {
  const amount = cash[holder]
  if (amount === undefined) throw new Error(`no purse for ${holder}`)
  return amount
}

/**
 * Moves whole dollars from one purse to another. Throws for a fraction, a negative amount, an unknown holder, or if any
 * purse but the bank's would fall below zero: a rule must refuse all of these first.
 */
export function transfer(cash: Cash, from: Holder, to: Holder, amount: Money): Cash {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`no amount of whole dollars: ${amount}`)
  const left = cashOf(cash, from) - amount
  if (left < 0 && from !== BANK_ID) throw new Error(`${from} would hold ${left}`)
  if (from === to || amount === 0) return cash
  const received = cashOf(cash, to) + amount
  // Written into the copy: in the literal, computed keys take half as long again, and nothing is done more often.
  const purses: Record<Holder, Money> = { ...cash }
  purses[from] = left
  purses[to] = received
  return purses
}

/** The sum of all purses, including the bank's. It never changes. */
export function totalCash(cash: Cash): Money {
  return Object.values(cash).reduce((sum, amount) => sum + amount, 0)
}
