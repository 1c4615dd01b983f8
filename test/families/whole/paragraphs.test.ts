import { describe, expect, it } from 'vitest'
import { cites as citesAlabama } from '../../../src/titles/18al/law'
import { cites as alsoAlabama } from '../../../src/titles/18al/rest'
import { cites as citesVirginia } from '../../../src/titles/18va/law'
import { cites as alsoVirginia } from '../../../src/titles/18va/rest'
import { cites as citesShikoku } from '../../../src/titles/1889/law'
import { cites as alsoShikoku } from '../../../src/titles/1889/rest'
import { railways } from '../railway/kits'

const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '18AL': { ...citesAlabama, ...alsoAlabama },
  '18VA': { ...citesVirginia, ...alsoVirginia },
  '1889': { ...citesShikoku, ...alsoShikoku },
}

describe.each(railways)('the paragraphs of $id', ({ id, cites }) => {
  it('are those of its rule book, also where no refusal is tried', () => {
    const own = said[id] ?? {}
    expect(Object.fromEntries(Object.keys(cites).map(of => [of, own[of]]))).toEqual(cites)
  })
})
