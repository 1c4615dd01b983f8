import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The project's own files below a folder, each with its path and text. */
export const filesIn = (folder: string): { path: string; text: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(tsx?|css|m?js)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))

// Clocks, chance, screens, networks, storage: anything that could make the same log give another game.
const outside = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'crypto',
  'window',
  'document',
  'navigator',
  'globalThis',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'console',
  'process',
])

/** Whether a name is only that of a member: `company.window`, `{ date: ... }`, `interface { document: ... }`. */
function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) {
    return (ts.isPropertyAccessExpression(parent) ? parent.name : parent.right) === node
  }
  return 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)
}

/** The names that a text uses although a pure layer must not, each with its line. */
export function impurities(text: string, path = 'a.ts'): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const note = (node: ts.Node, what: string) =>
    found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} uses ${what}`)
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) note(node, 'any')
    if (ts.isPropertyAccessExpression(node) && node.getText(file) === 'Math.random') note(node, 'Math.random')
    if (ts.isIdentifier(node) && outside.has(node.text) && !isOwnName(node)) note(node, node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
