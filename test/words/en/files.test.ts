import { expect, it } from 'vitest'
import { files } from '../../../src/words/de/files'
import { fileProblem } from '../../../src/words/en/files'

it.each([
  ['string', 'null', 'must be text, not null', 'muss ein Text sein, nicht null'],
  ['number', '"9"', 'must be a number, not "9"', 'muss eine Zahl sein, nicht "9"'],
  ['boolean', '1', 'must be true or false, not 1', 'muss true oder false sein, nicht 1'],
  ['Array', 'Object', 'must be a list, not an object', 'muss eine Liste sein, nicht ein Objekt'],
  ['Object', 'Array', 'must be an object, not a list', 'muss ein Objekt sein, nicht eine Liste'],
  ['true', 'false', 'must be true, not false', 'muss true sein, nicht false'],
  ['>=1', '0', 'must be at least 1, not 0', 'muss mindestens 1 sein, nicht 0'],
  ['<=9', '10', 'must be at most 9, not 10', 'muss höchstens 9 sein, nicht 10'],
  ['%5', '11', 'must be a multiple of 5, not 11', 'muss ein Vielfaches von 5 sein, nicht 11'],
  ['("a" | "b")', '"c"', 'must be one of "a", "b", not "c"', 'muss eines von "a", "b" sein, nicht "c"'],
  [
    '(number | string)',
    'true',
    'must be a number or text, not true',
    'muss eine Zahl oder ein Text sein, nicht true',
  ],
  [
    '(number | string | null)',
    'Array',
    'must be a number or text or null, not a list',
    'muss eine Zahl oder ein Text oder null sein, nicht eine Liste',
  ],
])('says in words that a value of a file must be %s, not %s', (expected, received, english, german) => {
  const problem = { code: 'wrongValue', key: 'actions[0].x', line: 6, facts: { expected, received } }
  expect(fileProblem(problem)).toBe(`Line 6: "actions[0].x" ${english}.`)
  expect(files.problem(problem)).toBe(`Zeile 6: „actions[0].x“ ${german}.`)
})
