import * as v from 'valibot'

/** Why a message is not taken. `early`: it came before the one that all others follow, or is that one again; `rate`: too many too fast. */
export type Fault = 'size' | 'rate' | 'json' | 'form' | 'early' | 'closed'

/** What one end accepts of the other. */
export interface Terms<M extends { readonly is: string }> {
  /** The form of each message; it changes nothing in it. */
  readonly schema: v.GenericSchema
  /** The message that comes first, and comes only once. */
  readonly first: M['is']
  /** Most characters of one message. */
  readonly size: number
  /** So many messages may come at once, and so many more each second. */
  readonly burst: number
  readonly perSecond: number
}

/** So many of something at once, and so many more each second. */
export class Allowance {
  readonly #most: number
  readonly #perSecond: number
  #left: number
  #last: number | undefined

  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
    this.#left = most
  }

  /** Whether one more at this time (ms) is still within it. */
  takes(at: number): boolean {
    const since = Math.max(0, at - (this.#last ?? at))
    this.#left = Math.min(this.#most, this.#left + (since * this.#perSecond) / 1000) - 1
    this.#last = at
    return this.#left >= 0
  }
}

/**
 * Where messages of the other end come in. The first that is too long, too soon after the others, not of the form agreed on or
 * out of order closes it for good: nothing is guessed, and nothing after that is read.
 */
export class Gate<M extends { readonly is: string }> {
  readonly #terms: Terms<M>
  readonly #rate: Allowance
  #begun = false
  #closed = false

  constructor(terms: Terms<M>) {
    this.#terms = terms
    this.#rate = new Allowance(terms.burst, terms.perSecond)
  }

  /** The message in a text that came at this time (ms), or why it is not taken. */
  take(text: unknown, at: number): M | Fault {
    const taken = this.#closed ? 'closed' : this.#read(text, at)
    if (typeof taken === 'string') this.#closed = true
    return taken
  }

  #read(text: unknown, at: number): M | Fault {
    const { schema, first, size } = this.#terms
    if (!this.#rate.takes(at)) return 'rate'
    if (typeof text !== 'string') return 'form'
    if (text.length > size) return 'size'
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return 'json'
    }
    const parsed = v.safeParse(schema, value, { abortEarly: true })
    if (!parsed.success) return 'form'
    // As it was sent: a record is compared by its text, and the schema returns its keys in another order.
    const message = value as M
    if ((message.is === first) === this.#begun) return 'early'
    this.#begun = true
    return message
  }
}

/** At most this many characters in one piece: with four bytes each, what every browser sends as one. */
const PIECE = 15_000

/** A text as the pieces in which it is sent, each with its place at its head: how many are still to come. */
export function piecesOf(text: string, each = PIECE): readonly string[] {
  const parts: string[] = []
  for (let [at, to] = [0, 0]; at < text.length; at = to) {
    to = at + each
    // Half of a character, such as half of an emoji, does not arrive as it was.
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to--
    parts.push(text.slice(at, to))
  }
  if (parts.length === 0) parts.push('')
  return parts.map((part, i) => `${parts.length - 1 - i} ${part}`)
}

/** Puts pieces together again; `most` is the most characters of a whole text, `each` of one piece. */
export class Pieces {
  readonly #most: number
  readonly #each: number
  #text = ''
  #left = 0

  constructor(most: number, each = PIECE) {
    this.#most = most
    this.#each = each
  }

  /** The text once its last piece is there, `undefined` before; or that it cannot be put together. */
  take(piece: unknown): { readonly text: string } | 'size' | 'form' | undefined {
    const [, number, part = ''] = (typeof piece === 'string' && /^(\d{1,6}) ([\s\S]*)$/.exec(piece)) || []
    if (number === undefined) return 'form'
    const left = Number(number)
    if (this.#left > 0 && left !== this.#left - 1) return 'form'
    const [most, each] = [this.#most, this.#each]
    if (part.length > each || this.#text.length + part.length > most || left * each > most) return 'size'
    const text = this.#text + part
    this.#left = left
    this.#text = left > 0 ? text : ''
    return left > 0 ? undefined : { text }
  }
}
