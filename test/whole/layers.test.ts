import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { filesIn, impurities } from '../source'

const source = filesIn('src')
const tests = filesIn('test')
const scripts = filesIn('scripts')

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
    // With a compiler that it does not know, it sees no files and reports no violations.
    expect(modules.filter(module => /^src\/.*\.tsx?$/.test(module.source)).length).toBe(
      source.filter(file => /\.tsx?$/.test(file.path)).length,
    )
    expect(summary.violations.map(it => `${it.from} -> ${it.to}: ${it.rule.name}`)).toEqual([])
  })

  it('below the app are pure: no clock, no chance, no screen, no any', () => {
    const rooms = /^src\/(bank|rules|families|titles|session|words)\//
    const pure = source.filter(
      ({ path }) => rooms.test(path) && !/^src\/(?:titles|families)\/[^/]+\/screens\//.test(path),
    )
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

  it('allows these names in comments, strings and members', () => {
    expect(impurities('// any Date\nconst of = { window: 1, s: "document" }; of.window')).toEqual([])
  })
})

describe('the source', () => {
  it('has no file of more than 300 lines, nor have tests and scripts', () => {
    const long = [...source, ...tests, ...scripts].map(({ path, text }) => ({
      path,
      lines: text.trimEnd().split('\n').length,
    }))
    expect(
      long.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path} has ${lines} lines`),
    ).toEqual([])
  })

  it('postpones nothing and silences no check', () => {
    const marks = /TODO|FIXME|@ts-ignore|@ts-nocheck/
    const marked = source.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, n) => (marks.test(line) ? [`${path}:${n + 1} ${line.trim()}`] : [])),
    )
    expect(marked).toEqual([])
  })
})

describe('the tests', () => {
  const files = [...source, ...scripts].map(({ path }) => path)

  /** Whether a test at a path has a source file at the mirrored path, or a folder for which it stands. */
  function mirrored(path: string): boolean {
    const stem = path.replace(/\.test\.tsx?$/, '').replace(/^test\/(?!scripts\/)/, 'src/')
    const of = stem.replace(/^test\/scripts\//, 'scripts/')
    return files.some(file => file === `${of}.ts` || file === `${of}.tsx` || file.startsWith(`${of}/`))
  }

  it('mirror the source, file by file or folder by folder, but those in folders called `whole`', () => {
    const units = tests.map(({ path }) => path).filter(path => /\.test\.tsx?$/.test(path))
    expect(units.length).toBeGreaterThan(150)
    const apart = units.filter(path => !/^test\/(?:titles\/)?(?:[^/]+\/)?whole\//.test(path))
    expect(apart.filter(path => !mirrored(path))).toEqual([])
  })

  it.each([
    ['test/bank/money.test.ts', true],
    ['test/bank/Money.test.ts', false],
    ['test/interop/qr.test.ts', true],
    ['test/ui/shell/App.test.tsx', true],
    ['test/scripts/replay.test.ts', true],
    ['test/titles/18al/nothing.test.ts', false],
  ])('%s would be in its place: %s', (path, is) => {
    expect(mirrored(path)).toBe(is)
  })
})
