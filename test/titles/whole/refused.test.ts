import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kits } from '../kits'

/** All tests in a folder without those of words, which name every reason whether or not a rule ever gives it. */
function testsIn(...path: readonly string[]): string {
  const folder = join('test', ...path)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const tests = files.filter(file => /\.test\.tsx?$/.test(file) && !/^words|[lL]og\.test/.test(file))
  return tests.map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
}

const SHARED = testsIn('families', 'railway') + testsIn('families', 'whole')
const FOUND = readFileSync('test/whole/found.test.ts', 'utf8')

describe.each(kits)('the reasons of $id', ({ id, sayings: { facts, untried } }) => {
  const tests = testsIn('titles', id.toLowerCase()) + (untried ? SHARED : '')
  const untested = Object.keys(facts).filter(
    code => !new RegExp(`['" ]${code}['"]`).test(tests) && !FOUND.includes(`'${code}'`),
  )

  it('are each expected by a test of its rules, or by those of the small games that were found', () => {
    expect(
      untested.filter(code => !untried?.includes(code)),
      'no test expects these; those of its family may be `untried` in `sayings.ts`',
    ).toEqual([])
  })
})
