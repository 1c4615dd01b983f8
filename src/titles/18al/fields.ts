import * as v from 'valibot'

/** A hex of the map: rows A to Q; in every second row the columns are odd. */
export const hexField = v.pipe(v.string(), v.regex(/^(?:[ACEGIKMOQ][2468]|[BDFHJLNP][1357])$/, 'G4'))
