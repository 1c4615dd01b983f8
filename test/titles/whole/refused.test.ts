import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FACTS as AL } from '../18al/words/facts'
import { FACTS as LIL } from '../18lilliput/words/facts'
import { FACTS as VA } from '../18va/words/facts'

/** The tests of a title without those of its words, which name every reason whether or not a rule ever gives it. */
function testsOf(id: string): string {
  const folder = join('test/titles', id)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const tests = files.filter(file => /\.test\.tsx?$/.test(file) && !/^words|InWords/.test(file))
  return tests.map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** The reasons for which the words have facts: all there are, or those would not compile. */
const ALL = { '18AL': Object.keys(AL), '18VA': Object.keys(VA), '18Lilliput': Object.keys(LIL) }

describe.each(Object.entries(ALL))('the reasons of %s', (id, reasons) => {
  const tests = testsOf(id.toLowerCase())
  const named = reasons.filter(code => new RegExp(`['" ]${code}['"]`).test(tests))

  it('are each expected by a test of its rules, or by those of the small games that were found', () => {
    const found = readFileSync('test/whole/found.test.ts', 'utf8')
    expect(reasons.filter(code => !named.includes(code) && !found.includes(`'${code}'`))).toEqual([])
  })
})
