import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../source'

/** A straight apostrophe in or after a word. */
const STRAIGHT = /(?:[\p{L}]|^)'(?=\p{L})|s'(?= \p{L})/u

/** A common space before the sign of a sum, where the line may break. */
const BREAKS = / \$/

/** The texts of a file that a pattern matches: strings, the parts of templates and the text between tags. */
function matching(pattern: RegExp, { path, text }: { path: string; text: string }): readonly string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const said =
      ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)
        ? node.text
        : ts.isJsxText(node)
          ? node.text
          : ''
    if (pattern.test(said)) found.push(`${path}: ${said}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isSaid = (path: string) => /(^|\/)words\//.test(path) || path.endsWith('.tsx')

describe('the texts of the screen', () => {
  it('have typographic apostrophes, not straight ones', () => {
    const files = filesIn('src').filter(({ path }) => isSaid(path))
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap(file => matching(STRAIGHT, file))).toEqual([])
    expect(matching(STRAIGHT, { path: 'a.ts', text: 'const a = "Ann\'s"' })).toHaveLength(1)
  })

  it('keep a German sum and its sign on one line', () => {
    const files = filesIn('src').filter(({ path }) => path.includes('/words/de/'))
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap(file => matching(BREAKS, file))).toEqual([])
    expect(matching(BREAKS, { path: 'a.ts', text: 'const a = "5 $"' })).toHaveLength(1)
  })
})
