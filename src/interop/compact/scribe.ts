import { type BitCoder, CodeFault } from './coder'
import { hash, hashText, Model } from './model'

/** Characters below this are coded in 8 bits; this value announces any other. */
const OTHER = 255
/** No text, list or record in a game is longer. */
const MOST_LENGTH = 2000
const INPUTS = 9

/** The ids that can be named in this game. */
export interface Roster {
  readonly players: readonly string[]
  readonly holders: readonly string[]
}

/** The place of a value; the predictor learns by place. */
export interface FieldPlace {
  readonly path: string
  readonly hash: number
  /** Values are coded as in this edition of the codes, without the fields that were added later. */
  readonly edition: number
}

/** A place within another. */
export function placeIn(outer: FieldPlace | undefined, key: string): FieldPlace {
  const path = outer ? `${outer.path}.${key}` : key
  return { path, hash: hashText(path), edition: outer?.edition ?? Number.POSITIVE_INFINITY }
}

/**
 * Writes or reads values one after another, and remembers what helps to predict the next: the entries before, the values so
 * far in this entry, and the last value at the same place, both overall and for the same subject (an entry's first value:
 * who acts).
 */
export class Scribe {
  #roster: Roster = { players: [], holders: [] }
  readonly #model: Model
  readonly #last = new Map<string, unknown>()
  #types = [0, 0, 0]
  #before = 0
  #soFar = 0
  #subject = ''
  #subjectBefore = ''
  #seat = 0
  #run = 0

  constructor(coder: BitCoder) {
    this.#model = new Model(coder, INPUTS)
  }

  /** Sets the ids that can be named, before the first entry. */
  seat(roster: Roster): void {
    this.#roster = roster
  }

  get holders(): readonly string[] {
    return this.#roster.holders
  }

  get reading(): boolean {
    return this.#model.reading
  }

  /** Begins an entry. */
  begin(): void {
    this.#subjectBefore = this.#subject
    this.#subject = ''
    this.#before = this.#soFar
    this.#soFar = 0
  }

  /** A number below `of`. */
  choice(place: FieldPlace, of: number, value: number): number {
    let width = 0
    while (1 << width < of) width++
    const read = this.#tree(this.#contexts(place), width, value)
    if (read >= of) throw new CodeFault('damaged')
    this.#note(read)
    return read
  }

  /** The type of an entry, as a number below `of`. */
  type(place: FieldPlace, of: number, value: number): number {
    const type = this.choice(place, of, value)
    this.#run = type + 1 === this.#types[0] ? this.#run + 1 : 1
    this.#types = [type + 1, ...this.#types.slice(0, 2)]
    return type
  }

  yes(place: FieldPlace, value: boolean): boolean {
    return this.choice(place, 2, value ? 1 : 0) === 1
  }

  /** A player, coded by the distance in seats from the last player named. */
  player(place: FieldPlace, value: unknown): string {
    const { players } = this.#roster
    const seats = players.length
    const seat = players.indexOf(value as string)
    if (!this.reading && seat < 0) throw new CodeFault('damaged')
    const step = this.choice(place, seats, (seat - this.#seat + seats) % seats)
    this.#seat = (this.#seat + step) % seats
    const player = players[this.#seat] as string
    this.#name(player)
    return player
  }

  /** One item of a list, most likely the last one at this place. */
  listed(place: FieldPlace, list: readonly string[], value: unknown): string {
    const before =
      this.#subject === '' && list.includes(this.#subjectBefore) ? this.#subjectBefore : undefined
    const read = this.#again(
      place,
      value,
      () => {
        const index = list.indexOf(value as string)
        if (!this.reading && index < 0) throw new CodeFault('damaged')
        return list[this.choice(place, list.length, index)]
      },
      before,
    ) as string
    this.#name(read)
    return read
  }

  /** A whole number: the number of digits, then the digits from the left. */
  number(place: FieldPlace, value: number): number {
    return this.#again(place, value, () => this.#digits(place, value)) as number
  }

  /** The number of things that follow. */
  length(place: FieldPlace, value: number, most = MOST_LENGTH): number {
    const read = this.#digits(place, value)
    if (read < 0 || read > most) throw new CodeFault('damaged')
    return read
  }

  /** A text, character by character. */
  text(place: FieldPlace, value: string): string {
    return this.#again(place, value, () => this.#characters(place, value)) as string
  }

  #digits(place: FieldPlace, value: number): number {
    const contexts = this.#contexts(place)
    const digits = String(Math.abs(value))
    const shape = this.#tree(contexts, 5, digits.length * 2 + (value < 0 ? 1 : 0))
    const length = shape >> 1
    if (length === 0 || length > 15) throw new CodeFault('damaged')
    const within = contexts.map(context => hash(context, length))
    let read = ''
    let left = hash(length, 7)
    for (let i = 0; i < length; i++) {
      // Nearly all money ends in 0 whatever comes before it, so one context looks at the position alone.
      const at = within.map((context, n) => hash(context, n === 0 ? i : left))
      const digit = this.#tree(at, 4, Number(digits[i]))
      if (digit > 9) throw new CodeFault('damaged')
      read += digit
      left = hash(left, digit)
    }
    const number = shape & 1 ? -Number(read) : Number(read)
    if (!this.reading && number !== value) throw new CodeFault('tooBig')
    this.#note(number)
    return number
  }

  #characters(place: FieldPlace, value: string): string {
    const length = this.length(placeIn(place, 'length'), this.reading ? 0 : value.length)
    const contexts = this.#contexts(place)
    let read = ''
    let [one, two] = [0, 0]
    for (let i = 0; i < length; i++) {
      const at = contexts.map((context, n) =>
        hash(n < 2 ? n : context, [0, one, hash(one, two)][n % 3] as number),
      )
      const unit = this.reading ? 0 : value.charCodeAt(i)
      const short = this.#tree(at, 8, Math.min(unit, OTHER))
      const full =
        short < OTHER
          ? short
          : this.#tree(
              at.map(context => hash(context, OTHER)),
              16,
              unit,
            )
      read += String.fromCharCode(full)
      ;[one, two] = [full + 1, one]
    }
    this.#note(hashText(read))
    return read
  }

  /** Codes whether the value is the last one here for this subject, or for any subject; if it is neither, spells it out. */
  #again(place: FieldPlace, value: unknown, spell: () => unknown, fresh?: unknown): unknown {
    const mine = `${place.path} ${this.#subject}`
    const guesses = [fresh, this.#last.get(mine), this.#last.get(place.path)]
    let found: unknown
    for (const [i, guess] of guesses.entries()) {
      if (guess === undefined || guesses.indexOf(guess) < i) continue
      if (!this.yes(placeIn(place, `again${i}`), guess === value)) continue
      found = guess
      break
    }
    const read = found ?? spell()
    this.#last.set(mine, read)
    this.#last.set(place.path, read)
    return read
  }

  #name(id: string): void {
    if (this.#subject === '') this.#subject = id
    this.#note(hashText(id))
  }

  #note(value: number): void {
    this.#soFar = hash(this.#soFar, value)
  }

  #contexts({ path, hash: at }: FieldPlace): readonly number[] {
    const [one = 0, two = 0, three = 0] = this.#types
    const last = (key: string) => {
      const value = this.#last.get(key)
      return value === undefined ? 0 : hashText(String(value))
    }
    return [
      at,
      hash(at, this.#soFar),
      hash(hash(at, one), two),
      hash(hash(at, this.#before), this.#soFar),
      hash(hash(at, one), hashText(this.#subjectBefore)),
      hash(at, last(path)),
      hash(at, last(`${path} ${this.#subject}`)),
      hash(hash(hash(at, one), two), three),
      hash(hash(at, one), this.#run),
    ]
  }

  #tree(contexts: readonly number[], width: number, value: number): number {
    let node = 1
    for (let i = width - 1; i >= 0; i--)
      node = node * 2 + this.#model.bit(contexts, node, ((value >> i) & 1) as 0 | 1)
    return node - (1 << width)
  }
}
