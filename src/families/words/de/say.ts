import type { Holder, Money } from '../../../bank/money'
import type { Voice } from '../../../rules/rule'

/** A place on the table in the cases that the sentences need. */
export interface PlaceInCases {
  readonly is: string
  readonly to: string
  readonly from: string
  readonly within: string
  readonly of: string
  readonly dative: string
}

/** The bank in all cases. */
export const BANK: PlaceInCases = {
  is: 'die Bank',
  to: 'an die Bank',
  from: 'von der Bank',
  within: 'bei der Bank',
  of: 'der Bank',
  dative: 'der Bank',
}

const OUT: PlaceInCases = {
  is: 'aus dem Spiel',
  to: 'aus dem Spiel',
  from: 'von außerhalb des Spiels',
  within: 'außerhalb des Spiels',
  of: 'von außerhalb des Spiels',
  dative: 'niemandem',
}

/** Where certificates lie that are not in play yet. */
const ASIDE: PlaceInCases = {
  is: 'die zurückgelegten Anteile',
  to: 'zu den zurückgelegten Anteilen',
  from: 'von den zurückgelegten Anteilen',
  within: 'bei den zurückgelegten Anteilen',
  of: 'der zurückgelegten Anteile',
  dative: 'den zurückgelegten Anteilen',
}

const NOBODY: PlaceInCases = {
  is: 'niemand',
  to: 'an niemanden',
  from: 'von niemandem',
  within: 'bei niemandem',
  of: 'von niemandem',
  dative: 'niemandem',
}

/**
 * Names a holder in each case: a player or corporation by name, a place as the title calls it. If a title names no place
 * for new certificates, they come from the bank.
 */
export function casesOf(own: Readonly<Record<Holder, PlaceInCases>>) {
  const places: ReadonlyMap<Holder, PlaceInCases> = new Map([
    ['bank', BANK],
    ['ipo', BANK],
    ['closed', OUT],
    ['gone', OUT],
    ['aside', ASIDE],
    ['', NOBODY],
    ...Object.entries(own),
  ])
  return {
    /** As the subject. */
    name: (id: Holder, voice: Voice) => places.get(id)?.is ?? voice.name(id),
    /** Where something goes: `an Ann`, `in den Pool`. */
    to: (id: Holder, voice: Voice) => places.get(id)?.to ?? `an ${voice.name(id)}`,
    /** Where something comes from: `von Ann`, `aus dem Pool`. */
    from: (id: Holder, voice: Voice) => places.get(id)?.from ?? `von ${voice.name(id)}`,
    /** Where something is: `bei Ann`, `im Pool`. */
    within: (id: Holder, voice: Voice) => places.get(id)?.within ?? `bei ${voice.name(id)}`,
    /** Whose something is, after it: `von Ann`, `der Bank`. */
    of: (id: Holder, voice: Voice) => places.get(id)?.of ?? `von ${voice.name(id)}`,
    /** To whom something belongs: `Ann`, `der Bank`. */
    dative: (id: Holder, voice: Voice) => places.get(id)?.dative ?? voice.name(id),
  }
}

/** Holders in all cases, as `casesOf` says them. */
export type Cases = ReturnType<typeof casesOf>

/** A train as players say it: `3er-Zug`, `2G-Zug`, `4D-Zug`. */
export function train(type: string): string {
  return /^\d+$/.test(type) ? `${type}er-Zug` : `${type}-Zug`
}

const NUMBERS = ['', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']

/** A number of trains, to begin a sentence with: `Ein 2er-Zug`, `Vier 2er-Züge`. */
export function trainsCounted(train: string, count: number): string {
  const number = NUMBERS[count] ?? `${count}`
  return `${number} ${count === 1 ? train : severalTrains(train)}`
}

/** Trains of one kind: `2er-Züge`. */
export const severalTrains = (train: string): string => train.replace(/Zug$/, 'Züge')

/** Whose something is, before it: `Ottos`, `Max’`. */
export function genitive(name: string): string {
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`
}

/** A number of things: `1 Anteil`, `2 Anteile`. */
export function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** By how much a sum falls short, or is too high (negative), as the end of a sentence. */
export function difference(missing: Money, { money }: Voice): string {
  const off = money(Math.abs(missing))
  const one = Math.abs(missing) === 1
  return missing > 0 ? `Es ${one ? 'fehlt' : 'fehlen'} ${off}` : `Das ${one ? 'ist' : 'sind'} ${off} zu viel`
}

/** Parts in a row: `a`, `a und b`, `a, b und c`. */
export function list(parts: readonly string[], last = 'und'): string {
  const head = parts.slice(0, -1).join(', ')
  const tail = parts.at(-1) ?? ''
  return head === '' ? tail : `${head} ${last} ${tail}`
}

/** A number of shares as a percentage; each is 10 %. */
export function percent(shares: number): string {
  return `${shares * 10} %`
}

/** A number of times: `einmal`, `3-mal`. */
export function times(count: number): string {
  return count === 1 ? 'einmal' : `${count}-mal`
}

/** A round by its id: `AR 3` for `SR 3`, `BR 3.1` for `OR 3.1`. Anything else stays as it is. */
export function roundName(round: string): string {
  return round.replace(/^SR (?=\d)/, 'AR ').replace(/^OR (?=\d)/, 'BR ')
}

/** `Aktienrunde 3`, `Betriebsrunde 3.1` from `SR 3`, `OR 3.1`. */
export function roundInFull(round: string): string {
  return round.replace(/^SR /, 'Aktienrunde ').replace(/^OR /, 'Betriebsrunde ')
}

/** Capitalizes the beginning of a sentence, also after a colon: an article or a preposition; a name stays as it is. */
export function capital(text: string): string {
  return text.replace(
    /^(?:das|der|die|den|dem|ein|eine|einen|im|in|ins|an|auf|aus|bei|von|vom|zu|niemand) /,
    word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
}

/** A whole sentence: capitalizes its beginning and adds a period if there is no end yet. */
export function sentence(text: string): string {
  const whole = capital(text.trim())
  return /[.?!…]$/.test(whole) ? whole : `${whole}.`
}

/** A whole sentence from a template. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return sentence(String.raw({ raw: parts }, ...values))
}
