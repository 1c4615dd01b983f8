/** How one figure came to be entered for another: a step off, a neighboring key, a digit missing or doubled, two swapped; `figure` is any other. */
export type Typing = 'step' | 'key' | 'digit' | 'swapped' | 'figure'

/** A figure that may have been meant when another was entered, and how likely that is relative to others. */
export interface Meant {
  readonly figure: number
  readonly by: Typing
  readonly likely: number
}

/** The rows of the keypad as a phone shows them. */
const PAD = ['123456', '7890'] as const
/** How likely each slip is; the figures it may have replaced share this. `lost` is any digit missing. */
const LIKELY = { step: 0.25, key: 0.15, digit: 0.09, lost: 0.06, swapped: 0.06, figure: 0.0015 } as const
/** How the first steps share their likelihood; half of each goes up, half down. */
const STEPS = [0.5, 0.2, 0.12, 0.06, 0.06] as const
/** No figure of a game has more digits. */
const MOST_DIGITS = 5
const DIGITS = [...'0123456789']
/** A misread figure is often off by a multiple of this, whatever its own step. */
const TENS = 10

function neighbours(key: string): readonly string[] {
  const row = PAD.findIndex(keys => keys.includes(key))
  const at = PAD[row]?.indexOf(key) ?? 0
  const beside = [PAD[row]?.[at - 1], PAD[row]?.[at + 1], PAD[1 - row]?.[at]]
  return beside.filter(it => it !== undefined)
}

const digitsOf = (figure: number) => [...`${figure}`]
const numberOf = (digits: readonly string[]) => Number(digits.join(''))

function byKey(figure: number): readonly number[] {
  const digits = digitsOf(figure)
  return digits.flatMap((key, i) => neighbours(key).map(other => numberOf(digits.with(i, other))))
}

/** Figures with one digit more than the entered one, whichever digit was lost. */
function byLost(figure: number): readonly number[] {
  const digits = digitsOf(figure)
  return [...digits, ''].flatMap((_, i) => DIGITS.map(key => numberOf(digits.toSpliced(i, 0, key))))
}

/** One digit too many, a double digit entered once, or a final zero missing. */
function byDigit(figure: number): readonly number[] {
  const digits = digitsOf(figure)
  const fewer = digits.map((_, i) => numberOf(digits.toSpliced(i, 1)))
  const more = digits.map((key, i) => numberOf(digits.toSpliced(i, 0, key)))
  return [...fewer, ...more, figure * 10]
}

function bySwap(figure: number): readonly number[] {
  const digits = digitsOf(figure)
  return digits.slice(1).map((key, i) => numberOf(digits.with(i, key).with(i + 1, digits[i] ?? '')))
}

/** How likely it is that one figure was entered for another, and how; all such figures are multiples of `step`. */
export function typed(entered: number, meant: number, step: number): Omit<Meant, 'figure'> {
  const apart = Math.abs(entered - meant)
  const steps = apart % TENS === 0 ? apart / Math.max(TENS, step) : apart / step
  const among = (list: readonly number[], likely: number) => {
    const fitting = [...new Set(list)].filter(it => it !== entered && it % step === 0)
    return fitting.includes(meant) ? likely / fitting.length : 0
  }
  const ways: readonly Omit<Meant, 'figure'>[] = [
    { by: 'step', likely: (LIKELY.step * (STEPS[steps - 1] ?? 0)) / 2 },
    { by: 'key', likely: among(byKey(entered), LIKELY.key) },
    { by: 'digit', likely: among(byDigit(entered), LIKELY.digit) },
    { by: 'digit', likely: among(byLost(entered), LIKELY.lost) },
    { by: 'swapped', likely: among(bySwap(entered), LIKELY.swapped) },
  ]
  const best = ways.reduce((one, other) => (other.likely > one.likely ? other : one))
  return best.likely > 0 ? best : { by: 'figure', likely: LIKELY.figure }
}

/** The figures that may well have been meant when this one was entered, each with how. */
export function meant(entered: number, step: number): readonly Meant[] {
  const near = [step, Math.max(TENS, step)].flatMap(by =>
    STEPS.flatMap((_, i) => [entered - (i + 1) * by, entered + (i + 1) * by]),
  )
  const all = [...near, ...byKey(entered), ...byDigit(entered), ...bySwap(entered)]
  const fit = (figure: number) =>
    figure >= 0 && figure !== entered && figure % step === 0 && `${figure}`.length <= MOST_DIGITS
  return [...new Set(all.filter(fit))].map(figure => ({ figure, ...typed(entered, figure, step) }))
}
