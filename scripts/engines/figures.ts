import type { Figure } from '../bench/figure'
import type { Check } from './check'
import type { Engine } from './driver'
import { firefox } from './firefox'
import { follows } from './follow'
import { games } from './games'
import { evening } from './keeping'
import { marks } from './marks'
import { looks } from './pictures'
import { webkit } from './webkit'

const ENGINES: readonly Engine[] = [firefox, webkit]
const CHECKS: readonly Check[] = [...games, ...evening, ...marks, follows, looks]

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

/** Runs the wanted checks in one engine, one after the other; reports each result as soon as it is known. */
async function triedIn(
  engine: Engine,
  wanted: (name: string) => boolean,
  tell: (figure: Figure) => void,
): Promise<readonly Figure[]> {
  const lacks = engine.missing()
  if (lacks.length > 0) {
    const figure = { what: engine.name, figure: `not tried: ${lacks.join(', ')} not installed` }
    tell(figure)
    return [figure]
  }
  const figures: Figure[] = []
  for (const check of CHECKS.filter(({ what }) => wanted(`${engine.name}: ${what}`))) {
    const figure = await figureOf(engine, check)
    tell(figure)
    figures.push(figure)
  }
  return figures
}

/** The results of the wanted checks in every engine this machine has; the engines run at the same time. */
export async function engineFigures(
  wanted: (name: string) => boolean = () => true,
  tell: (figure: Figure) => void = () => {},
): Promise<readonly Figure[]> {
  return (await Promise.all(ENGINES.map(engine => triedIn(engine, wanted, tell)))).flat()
}
