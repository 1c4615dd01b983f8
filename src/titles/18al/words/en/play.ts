/** What the screens say of pieces, in English. */
export const pieces = {
  lumber: 'Lumber Terminal, free',
  objectiveSign: 'objective',
  objectiveBonus: (bonus: string) => (bonus === '' ? 'objective' : `+${bonus}`),
  objectiveLabel: (price: string, bonus: string, city: string) =>
    `${price} ${bonus} for a station at the objective, ${city}`,
  coal: 'Coal token, +$10',
  coalLabel: (city: string) => `${city} gets the coal token`,
  coalNotNow: 'Coal token: not now',
  extraRound: 'Play one more operating round',
  /** The rule on a tie for first place. */
  tied: 'A tie for first place stands, unless the table plays one more operating round.',
}
