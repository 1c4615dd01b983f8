/** A tie for first place. */
export const tied = {
  rule: 'A tie for first place stands, unless the table plays one more operating round.',
  extraRound: 'Play one more operating round',
}
