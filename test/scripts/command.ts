import { spawnSync } from 'node:child_process'
import { scripts } from '../../package.json'

/** Runs what `npm run -s` with this name would run, without the time that npm takes; its status, and what it wrote and said. */
export function command(name: keyof typeof scripts, args: readonly string[], input = '') {
  const [program, ...first] = scripts[name].split(' ')
  if (program !== 'node') throw new Error(`${name} is no script of Node`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [...first, ...args], {
    ...{ input, encoding: 'utf8' },
  })
  return { status, stdout, said: stderr }
}

/** The same of a command that writes one value a line. */
export function linesOf(name: keyof typeof scripts, args: readonly string[], input = '') {
  const { status, stdout, said } = command(name, args, input)
  const lines = stdout.split('\n').filter(line => line !== '')
  return { status, said, lines: lines.map(line => JSON.parse(line)) }
}
