import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../source'

/** A straight apostrophe in or after a word. */
const STRAIGHT = /(?:[\p{L}]|^)'(?=\p{L})|s'(?= \p{L})/u

/** The texts of a file that have one: strings, templates and the text between tags. */
function straight({ path, text }: { path: string; text: string }): readonly string[] {
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
    if (STRAIGHT.test(said)) found.push(`${path}: ${said}`)
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
    expect(files.flatMap(straight)).toEqual([])
    expect(straight({ path: 'a.ts', text: 'const a = "Ann\'s"' })).toHaveLength(1)
  })
})
