import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import { PRIVATE_CARDS, type PrivateId, type TrainId } from '../../data'

/** A place of the table in the cases that the sentences need. */
interface Place {
  readonly is: string
  readonly to: string
  readonly from: string
  readonly within: string
  readonly of: string
  readonly dative: string
}

const PLACES: ReadonlyMap<Holder, Place> = new Map([
  [
    'bank',
    {
      is: 'die Bank',
      to: 'an die Bank',
      from: 'von der Bank',
      within: 'bei der Bank',
      of: 'der Bank',
      dative: 'der Bank',
    },
  ],
  [
    'ipo',
    {
      is: 'das Startangebot',
      to: 'ins Startangebot',
      from: 'aus dem Startangebot',
      within: 'im Startangebot',
      of: 'des Startangebots',
      dative: 'dem Startangebot',
    },
  ],
  [
    'market',
    {
      is: 'der Offene Markt',
      to: 'in den Offenen Markt',
      from: 'aus dem Offenen Markt',
      within: 'im Offenen Markt',
      of: 'des Offenen Markts',
      dative: 'dem Offenen Markt',
    },
  ],
  [
    'closed',
    {
      is: 'aus dem Spiel',
      to: 'aus dem Spiel',
      from: 'von außerhalb des Spiels',
      within: 'außerhalb des Spiels',
      of: 'von außerhalb des Spiels',
      dative: 'niemandem',
    },
  ],
  [
    '',
    {
      is: 'niemand',
      to: 'an niemanden',
      from: 'von niemandem',
      within: 'bei niemandem',
      of: 'von niemandem',
      dative: 'niemandem',
    },
  ],
])

/** Whoever holds something, as the subject: a fixed place of the table, or a player or corporation by name. */
export function name(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.is ?? voice.name(id)
}

/** Where something goes: `an Ann`, `in den Offenen Markt`. */
export function to(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.to ?? `an ${voice.name(id)}`
}

/** Where something comes from: `von Ann`, `aus dem Offenen Markt`. */
export function from(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.from ?? `von ${voice.name(id)}`
}

/** Where something lies: `bei Ann`, `im Offenen Markt`. */
export function within(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.within ?? `bei ${voice.name(id)}`
}

/** Whose something is, after it: `von Ann`, `der Bank`. */
export function of(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.of ?? `von ${voice.name(id)}`
}

/** To whom something belongs: `Ann`, `der Bank`. */
export function dative(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.dative ?? voice.name(id)
}

/** A private company with its article, as the subject, as the object and, with `der`, never in the dative. */
export function company(id: PrivateId): string {
  return `die ${PRIVATE_CARDS[id].name}`
}

/** The verb that goes with a private company: the New Decatur Yards are several. */
export function verb(id: PrivateId, one: string, several: string): string {
  return id === 'NDY' ? several : one
}

/** A train as players say it, such as `3er-Zug`; a 4D is a `4D-Zug`. */
export function train(type: TrainId | string): string {
  return /^\d+$/.test(type) ? `${type}er-Zug` : `${type}-Zug`
}

/** A number of things: `1 Anteil`, `2 Anteile`. */
export function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** Parts in a row: `a`, `a und b`, `a, b und c`. */
export function list(parts: readonly string[], last = 'und'): string {
  const head = parts.slice(0, -1).join(', ')
  const tail = parts.at(-1) ?? ''
  return head === '' ? tail : `${head} ${last} ${tail}`
}

/** Ten percent a share. */
export function percent(shares: number): string {
  return `${shares * 10} %`
}

/** `Aktienrunde 3`, `Betriebsrunde 3.1` from `SR 3`, `OR 3.1`. */
export function roundInFull(round: string): string {
  return round.replace(/^SR /, 'Aktienrunde ').replace(/^OR /, 'Betriebsrunde ')
}

/** The beginning of a sentence, after a colon too: an article or a preposition gets its capital, a name stays as it is. */
export function capital(text: string): string {
  return text.replace(
    /^(?:das|der|die|den|dem|ein|eine|einen|im|in|ins|an|aus|bei|von|niemand) /,
    word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
}

/** A whole sentence: its beginning gets its capital, and one that has no end yet gets its period. */
export function sentence(text: string): string {
  const whole = capital(text.trim())
  return /[.?!…]$/.test(whole) ? whole : `${whole}.`
}

/** A whole sentence from a template. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return sentence(String.raw({ raw: parts }, ...values))
}
