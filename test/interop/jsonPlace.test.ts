import { describe, expect, it } from 'vitest'
import { faultLine, lineOf } from '../../src/interop/jsonPlace'

const text = `{
  "a": { "b\\"c": [1, "x]}",
    { "d": null } ] },
  "e": -1.5e3,
  "f": []
}`

describe('the line of a key', () => {
  it.each([
    [[], 1],
    [['a'], 2],
    [['a', 'b"c'], 2],
    [['a', 'b"c', 1], 2],
    [['a', 'b"c', 2], 3],
    [['a', 'b"c', 2, 'd'], 3],
    [['e'], 4],
    [['f'], 5],
  ] as const)('%j', (path, line) => expect(lineOf(text, path)).toBe(line))

  it('is that of the nearest parent where the key is missing, or the path leads nowhere', () => {
    expect(lineOf(text, ['a', 'b"c', 2, 'z'])).toBe(3)
    expect(lineOf(text, ['e', 'z'])).toBe(4)
    expect(lineOf(text, ['f', 0])).toBe(5)
    expect(lineOf(text, ['z'])).toBe(1)
    expect(lineOf('7', ['z', 1])).toBe(1)
  })
})

describe('the line on which a text stops to be JSON', () => {
  it.each([
    ['{\n"a": 1,\n}', 3],
    ['{\n"a": 1\n"b": 2}', 3],
    ['{\n"a" 1}', 2],
    ['[1,\n2,\n,3]', 3],
    ['[1,\n2\n', 3],
    ['[\n"open\n]', 2],
    ['{}\n\nx', 3],
    ['nul', 1],
    ['', 1],
    ['[\n]]', 2],
  ])('%j', (broken, line) => {
    expect(() => JSON.parse(broken)).toThrow()
    expect(faultLine(broken)).toBe(line)
  })

  it('is its last where nothing is wrong', () => expect(faultLine(text)).toBe(6))
})
