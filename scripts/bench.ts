// npm run bench: measures, prints, and keeps the figures in BENCHMARKS.md.
//   npm run bench -- PART...      only these parts, `speed` for all of `speed:...`; all other figures stay
//   npm run bench -- speed:18al --blocks 2 --taps 20     a short run for finding causes: nothing is kept
import { parseArgs } from 'node:util'
import { buildIfOld } from './banker/dist'
import type { Lengths } from './bench/figure'
import { PARTS } from './bench/parts'
import { keep, verdict } from './bench/report'
import { WHOLE } from './bench/speed/blocks'

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { blocks: { type: 'string' }, taps: { type: 'string' } },
})
const isOf = (part: string, name: string) => part === name || part.startsWith(`${name}:`)
const strange = named.filter(name => !Object.keys(PARTS).some(part => isOf(part, name)))
if (strange.length > 0) {
  process.stderr.write(`There is no ${strange.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}\n`)
  process.exit(2)
}
const short = Object.keys(values).length > 0
const lengths: Lengths = {
  blocks: Number(values.blocks ?? WHOLE.blocks),
  ...(values.taps === undefined ? {} : { taps: Number(values.taps) }),
}
buildIfOld()
let missed = 0
for (const [name, part] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.some(it => isOf(name, it))) continue
  const figures = await part.figures(lengths)
  for (const figure of figures) {
    if (figure.met === false) missed += 1
    process.stdout.write(
      `${verdict(figure).padEnd(8)} ${figure.what}: ${figure.figure}${figure.target ? ` (${figure.target})` : ''}\n`,
    )
  }
  // Part by part, so that finished measurements are kept even if a later part fails.
  if (!short) keep(name, part, figures)
}
process.exitCode = missed === 0 ? 0 : 1
