import type { Figure } from '../bench/figure'
import type { Check } from './check'
import type { Engine } from './driver'
import { firefox } from './firefox'
import { games } from './games'
import { evening } from './keeping'
import { marks } from './marks'
import { looks } from './pictures'
import { webkit } from './webkit'

export const ENGINES: readonly Engine[] = [firefox, webkit]
const CHECKS: readonly Check[] = [...games, ...evening, ...marks, looks]

async function figureOf(engine: Engine, { what, missing, run }: Check): Promise<Figure> {
  const named = `${engine.name}: ${what}`
  const lacks = missing?.(engine) ?? []
  if (lacks.length > 0) return { what: named, figure: `not tried: ${lacks.join(', ')} not installed` }
  const began = Date.now()
  const told = await run(engine).then(
    figure => ({ figure, met: true }),
    (error: unknown) => ({ figure: error instanceof Error ? error.message : `${error}`, met: false }),
  )
  const seconds = Math.round((Date.now() - began) / 1000)
  return { what: named, figure: `${told.figure}; ${seconds} s`, target: 'all of it works', met: told.met }
}

/** Tries what is wanted, one after the other, in every engine that this machine has. */
export async function* tried(wanted: (name: string) => boolean = () => true): AsyncGenerator<Figure> {
  for (const engine of ENGINES) {
    const lacks = engine.missing()
    if (lacks.length > 0) {
      yield { what: engine.name, figure: `not tried: ${lacks.join(', ')} not installed` }
      continue
    }
    for (const check of CHECKS)
      if (wanted(`${engine.name}: ${check.what}`)) yield await figureOf(engine, check)
  }
}

/** How all of it went in every engine that this machine has. */
export async function engineFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for await (const figure of tried()) figures.push(figure)
  return figures
}
