import { cardOf, TITLES } from '../../src/titles/registry'

/** The signs of the currencies that titles pay in: dollars unless a card says otherwise. */
const SIGNS = [...new Set(TITLES.map(id => cardOf(id).currency ?? '$'))]

/** A pattern for any of these signs, to be part of another one. */
export const ANY_SIGN = `(?:${SIGNS.map(sign => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
