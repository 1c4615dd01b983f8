import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './figure'
import { PARTS, type Part } from './parts'

const FILE = 'BENCHMARKS.md'

const HEAD = `# Figures

\`npm run bench\` measures all of them, \`npm run bench -- PART\` one part and leaves the other figures as they are.
Browser: headless Chromium without a GPU at 390x844 with touch, on two cores; "4x slower" is its own throttling of the processor.
`

/** Whether a figure is what it should be, in a word. */
export const verdict = ({ met }: Figure) => (met === undefined ? 'reported' : met ? 'met' : 'missed')

const row = (figure: Figure) =>
  `| ${figure.what} | ${figure.figure} | ${figure.target ?? ''} | ${verdict(figure)} |`

const section = (name: string, { heading, how, command }: Part, figures: readonly Figure[]) => `## ${heading}

${how}

\`${command ?? `npm run bench -- ${name}`}\`

| what | measured | target | |
|---|---|---|---|
${figures.map(row).join('\n')}
`

/** The sections as they stand in the file, by heading. */
function standing(): ReadonlyMap<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  return new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map(it => [it.slice(3, it.indexOf('\n')), `${it.trimEnd()}\n`]),
  )
}

/** Puts the figures of a part into BENCHMARKS.md, and leaves those of the others as they are. */
export function keep(name: string, part: Part, figures: readonly Figure[]): void {
  const old = standing()
  const sections = Object.entries(PARTS).flatMap(([other, it]) =>
    other === name ? [section(name, part, figures)] : (old.get(it.heading) ?? []),
  )
  writeFileSync(FILE, [HEAD, ...sections].join('\n'))
}
