// npm run bench: measures, prints, and keeps the figures in BENCHMARKS.md.
import { writeFileSync } from 'node:fs'
import { buildIfOld } from './banker/dist'
import { browserFigures } from './bench/browser'
import { engineFigures, type Figure } from './bench/engine'
import { forecastFigures } from './bench/forecast'
import { hostileFigures } from './bench/hostile'
import { sizeFigures } from './bench/size'

const row = ({ what, figure, target, met }: Figure) =>
  `| ${what} | ${figure} | ${target} | ${met ? 'met' : 'missed'} |`

buildIfOld()
const figures = [
  ...(await engineFigures()),
  ...(await sizeFigures()),
  ...(await browserFigures()),
  ...(await hostileFigures()),
  ...(await forecastFigures()),
]
for (const { what, figure, target, met } of figures)
  process.stdout.write(`${met ? 'ok  ' : 'MISS'} ${what}: ${figure} (${target})\n`)
writeFileSync(
  'BENCHMARKS.md',
  `# Figures

Made by \`npm run bench\`, in headless Chromium at 390x844 with touch, on two cores; "4x slower" is Chromium's own throttling of the processor.

| what | measured | target | |
|---|---|---|---|
${figures.map(row).join('\n')}

\`PAYMASTER_KILLS=200 npx playwright test store-kill\` kills the browser so many times in the middle of a game; \`npm test\` does it 10 times.
`,
)
process.exitCode = figures.every(figure => figure.met) ? 0 : 1
