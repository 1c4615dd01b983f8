import * as v from 'valibot'

/** A hex of the map: rows A to Q; rows A, C, E ... have even columns, the others odd ones. */
export const hexField = v.pipe(v.string(), v.regex(/^(?:[ACEGIKMOQ][2468]|[BDFHJLNP][1357])$/, 'G4'))
