import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Figure, Part } from './figure'
import { PARTS } from './parts'

const FILE = 'BENCHMARKS.md'

const HEAD = `# Figures

\`npm run bench\` measures everything, \`npm run bench -- PART\` one part, which leaves all other figures as they are.
Browser: headless Chromium without a GPU at 390x844 with touch, on two cores; "4x slower" means Chromium's own throttling of the processor.
`

/** Does a figure meet its target? In one word. */
export const verdict = ({ met }: Figure) => (met === undefined ? 'reported' : met ? 'met' : 'missed')

const row = (figure: Figure) =>
  `| ${figure.what} | ${figure.figure} | ${figure.target ?? ''} | ${verdict(figure)} |`

const section = (name: string, { heading, how, command }: Part, rows: readonly string[]) => `## ${heading}

${how}

\`${command ?? `npm run bench -- ${name}`}\`

| what | measured | target | |
|---|---|---|---|
${rows.join('\n')}
`

/** The sections in the file, by heading. */
function standing(): ReadonlyMap<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  return new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map(it => [it.slice(3, it.indexOf('\n')), `${it.trimEnd()}\n`]),
  )
}

/** Writes the section of a part with these rows into BENCHMARKS.md; all other sections stay as they are. */
function put(name: string, part: Part, rows: readonly string[]): void {
  const old = standing()
  const sections = Object.entries(PARTS).flatMap(([other, it]) =>
    other === name ? [section(name, part, rows)] : (old.get(it.heading) ?? []),
  )
  writeFileSync(FILE, [HEAD, ...sections].join('\n'))
}

/** Writes the figures of a part into BENCHMARKS.md; all other sections stay as they are. */
export function keep(name: string, part: Part, figures: readonly Figure[]): void {
  put(name, part, figures.map(row))
}

/** Writes some figures of a part into BENCHMARKS.md: they replace those of the same name, or are added at the end. */
export function keepSome(name: string, part: Part, figures: readonly Figure[]): void {
  const before = (standing().get(part.heading) ?? '').split('\n').filter(line => /^\| (?!what )/.test(line))
  const nameOf = (line: string) => line.slice(2, line.indexOf(' | ', 2))
  const rows = new Map(before.map(line => [nameOf(line), line]))
  for (const figure of figures) rows.set(figure.what, row(figure))
  put(name, part, [...rows.values()])
}
