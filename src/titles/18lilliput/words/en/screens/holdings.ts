/** What a player owns, as a list says it. */
export const holdings = {
  cash: 'Cash',
  sharesAt: (held: number, corporation: string, price: string) =>
    `${10 * held}% of ${corporation} at ${price}`,
  copies: (count: number) => (count === 1 ? '1 copy card' : `${count} copy cards`),
}
