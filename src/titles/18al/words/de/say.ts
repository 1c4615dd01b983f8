import { casesOf } from '../../../../families/words/de/say'
import { NAMES } from '../vocabulary'

export { list, many, percent, roundInFull, say, sentence, train } from '../../../../families/words/de/say'

/** Holders in all cases. */
export const holders = casesOf({
  market: {
    is: 'der Offene Markt',
    to: 'in den Offenen Markt',
    from: 'aus dem Offenen Markt',
    within: 'im Offenen Markt',
    of: 'des Offenen Markts',
    dative: 'dem Offenen Markt',
  },
  ipo: {
    is: 'das Startangebot',
    to: 'ins Startangebot',
    from: 'aus dem Startangebot',
    within: 'im Startangebot',
    of: 'des Startangebots',
    dative: 'dem Startangebot',
  },
})
export const { name, to, from, within, of, dative } = holders

/** A private company with its article, as subject or object; never in the dative. */
export function company(id: string): string {
  return `die ${NAMES[id] ?? id}`
}

/** The verb that goes with a private company: the New Decatur Yards are several. */
export function verb(id: string, one: string, several: string): string {
  return id === 'NDY' ? several : one
}
