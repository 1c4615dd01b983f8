import { hostileCodes, hostileFiles, type Outcome } from '../../test/interop/hostile'
import type { Figure } from './figure'

const TEXTS = 10_000
const SEED = 1846

function figureOf(what: string, { texts, refused, read, faults, worst, slow }: Outcome): Figure {
  const quick = (100 * (texts - slow)) / texts
  return {
    what: `${texts.toLocaleString('en-US')} mutated ${what}`,
    figure: `${refused} refused with a sentence, ${read} read, ${faults.length} faults; ${quick.toFixed(2)}% under 100 ms, slowest ${worst.toFixed(0)} ms`,
    target: 'no fault, 99.9% under 100 ms',
    met: faults.length === 0 && quick >= 99.9,
  }
}

/** Texts that are malicious, or were damaged on the way. */
export async function hostileFigures(): Promise<readonly Figure[]> {
  return [
    figureOf('game files', await hostileFiles(TEXTS, SEED)),
    figureOf('series of codes', await hostileCodes(TEXTS, SEED)),
  ]
}
