import { buildIfOld } from './banker/dist'
import { browserFigures } from './bench/browser'
import { engineFigures, type Figure } from './bench/engine'

const show = ({ what, figure, target, met }: Figure) =>
  process.stdout.write(`${met ? 'ok  ' : 'FAIL'} ${what}: ${figure} (${target})\n`)

buildIfOld()
const figures = [...(await engineFigures()), ...(await browserFigures())]
figures.forEach(show)
process.exitCode = figures.every(figure => figure.met) ? 0 : 1
