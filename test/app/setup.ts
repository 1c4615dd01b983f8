/** Three players, no options. */
export const setup = {
  players: ['Ann', 'Bo', 'Cy'].map((name, i) => ({ id: `p${i + 1}`, name })),
  options: {},
}
