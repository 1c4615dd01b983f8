import type { RulingField } from '../../rules/rulings'

/** A field for a player, a corporation or a place. */
export const holderField = (id: string): RulingField => ({ id, is: 'holder' })

/** A field for one of a list. */
export const oneField = (id: string): RulingField => ({ id, is: 'one' })

/** A field for a whole number from `least` to `most`. */
export const numberField = (id: string, least: number, most: number): RulingField => ({
  id,
  is: 'number',
  least,
  most,
})
