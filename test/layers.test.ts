import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { describe, expect, it } from 'vitest'
import config from '../.dependency-cruiser.mjs'
import { filesIn, impurities } from './source'

const source = filesIn('src')

describe('the layers', () => {
  it('import downward only', async () => {
    const { options, forbidden } = config
    const ruleSet = { forbidden } as NonNullable<Parameters<typeof cruise>[1]>['ruleSet']
    const cruised = await cruise(
      ['src'],
      { ...options, validate: true, ...(ruleSet && { ruleSet }) } as Parameters<typeof cruise>[1],
      undefined,
      { tsConfig: extractTSConfig('tsconfig.json') },
    )
    const { summary, modules } = cruised.output as ICruiseResult
    // A compiler it does not know makes it see nothing, and say that all is well.
    expect(modules.filter(module => /^src\/.*\.tsx?$/.test(module.source)).length).toBe(
      source.filter(file => /\.tsx?$/.test(file.path)).length,
    )
    expect(summary.violations.map(it => `${it.from} -> ${it.to}: ${it.rule.name}`)).toEqual([])
  }, 60_000)

  it('below the app are pure: no clock, no chance, no screen, no any', () => {
    const rooms = /^src\/(bank|rules|families|titles|session|words)\//
    const pure = source.filter(({ path }) => rooms.test(path) && !path.includes('/screens/'))
    expect(pure.flatMap(({ path, text }) => impurities(text, path))).toEqual([])
  })

  it.each([
    ['const now = Date.now()', 'Date'],
    ['const at: Date = start', 'Date'],
    ['const die = Math.random()', 'Math.random'],
    ['export const f = (x: any) => x', 'any'],
    ['const { innerWidth } = window', 'window'],
    ['const it = { document }', 'document'],
    ['performance.now()', 'performance'],
  ])('would catch %s', (text, what) => {
    expect(impurities(text)).toEqual([`a.ts:1 uses ${what}`])
  })

  it('may speak of these things by name', () => {
    expect(impurities('// any Date\nconst of = { window: 1, s: "document" }; of.window')).toEqual([])
  })
})

describe('the source', () => {
  it('has no file of more than 300 lines', () => {
    const long = source.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    expect(
      long.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path} has ${lines} lines`),
    ).toEqual([])
  })

  it('puts nothing off and silences no check', () => {
    const marks = /TODO|FIXME|@ts-ignore|@ts-nocheck/
    const marked = source.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, n) => (marks.test(line) ? [`${path}:${n + 1} ${line.trim()}`] : [])),
    )
    expect(marked).toEqual([])
  })
})
