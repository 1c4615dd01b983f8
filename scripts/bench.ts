// npm run bench: measures, prints, and keeps the figures in BENCHMARKS.md.
//   npm run bench -- PART...      those parts only; the figures of the others stay
import { buildIfOld } from './banker/dist'
import { PARTS } from './bench/parts'
import { keep, verdict } from './bench/report'

const named = process.argv.slice(2)
const strange = named.filter(name => !(name in PARTS))
if (strange.length > 0) {
  process.stderr.write(`There is no ${strange.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}\n`)
  process.exit(2)
}
buildIfOld()
let missed = 0
for (const [name, part] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(name)) continue
  const figures = await part.figures()
  for (const figure of figures) {
    if (figure.met === false) missed += 1
    process.stdout.write(
      `${verdict(figure).padEnd(8)} ${figure.what}: ${figure.figure}${figure.target ? ` (${figure.target})` : ''}\n`,
    )
  }
  // Part by part: what was measured is kept though a later part fails.
  keep(name, part, figures)
}
process.exitCode = missed === 0 ? 0 : 1
