/** What a player owns. */
export const holdings = {
  cash: 'Cash',
  sharesAt: (shares: number, corporation: string, price: string) => `${shares} ${corporation} at ${price}`,
}
