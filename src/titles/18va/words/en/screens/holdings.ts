/** What a player owns, as a list says it. */
export const holdings = {
  cash: 'Cash',
  sharesAt: (held: number, corporation: string, price: string) => `${held} ${corporation} at ${price}`,
}
