import { type Lengths, percentile } from '../figure'

/** The lengths for figures that are kept: the median of five blocks. */
export const WHOLE: Lengths = { blocks: 5 }

export const median = (values: readonly number[]) => percentile(values, 0.5)
export const p95 = (values: readonly number[]) => percentile(values, 0.95)

/** Measures two things alternately, so that other load on the machine affects both. */
export async function alternately<A, B>(
  blocks: number,
  one: (block: number) => Promise<A>,
  other: (block: number) => Promise<B>,
): Promise<readonly { readonly one: A; readonly other: B }[]> {
  const all: { one: A; other: B }[] = []
  for (let block = 0; block < blocks; block++) all.push({ one: await one(block), other: await other(block) })
  return all
}

/** A time and the least possible time, from the same block. */
export interface Pair {
  readonly is: number
  readonly least: number
}

const whole = (values: readonly number[]) => values.map(it => it.toFixed(0)).join(', ')

/** The ratio: the median over the blocks, their range, and the times of each block in ms. */
export function ratioOf(pairs: readonly Pair[], most?: number) {
  const ratios = pairs.map(({ is, least }) => is / least)
  const middle = median(ratios)
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return {
    figure: `${middle.toFixed(2)} times (${spread}): ${whole(pairs.map(it => it.is))} ms against ${whole(pairs.map(it => it.least))} ms`,
    ...(most === undefined ? {} : { target: `at most ${most} times`, met: middle <= most }),
  }
}
