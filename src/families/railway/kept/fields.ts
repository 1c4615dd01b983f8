import * as v from 'valibot'

/** The number of a tile, and how many sixths it is turned clockwise. Whether there is such a tile, the rules of the map say. */
export const tileField = v.pipe(v.string(), v.maxLength(4))
export const rotationField = v.pipe(v.number(), v.integer(), v.minValue(0))
