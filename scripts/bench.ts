import { engineFigures, type Figure } from './bench/engine'

const show = ({ what, figure, target, met }: Figure) =>
  process.stdout.write(`${met ? 'ok  ' : 'FAIL'} ${what}: ${figure} (${target})\n`)

const figures = await engineFigures()
figures.forEach(show)
process.exitCode = figures.every(figure => figure.met) ? 0 : 1
