import * as v from 'valibot'

/** A hex of the map: rows A to Q; rows A, C, E ... have even columns, the others odd ones. */
export const hexField = v.pipe(v.string(), v.regex(/^(?:[ACEGIKMOQ][2468]|[BDFHJLNP][1357])$/, 'G4'))

/** The number of a tile, and how many sixths it is turned clockwise. Whether there is such a tile, the rules of the map say. */
export const tileField = v.pipe(v.string(), v.maxLength(4))
export const rotationField = v.pipe(v.number(), v.integer(), v.minValue(0))
