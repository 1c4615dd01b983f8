import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesIn } from '../source'

const families = filesIn('src/families').filter(({ path }) => /\.tsx?$/.test(path))

/** What a file exports with more than two type parameters. */
function manyIn({ path, text }: { path: string; text: string }): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const parametersOf = (node: ts.Node | undefined): number =>
    node && 'typeParameters' in node
      ? ((node.typeParameters as readonly unknown[] | undefined)?.length ?? 0)
      : 0
  const named = file.statements.flatMap((node): readonly (readonly [string, number])[] => {
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(
        ({ name, initializer }) => [name.getText(), parametersOf(initializer)] as const,
      )
    const { name } = node as ts.DeclarationStatement
    return [[name?.getText() ?? '', parametersOf(node)]]
  })
  return named.flatMap(([name, count]) => (count > 2 ? [`${path.replace('src/families/', '')} ${name}`] : []))
}

it('what families export has at most two type parameters', () => {
  expect(families.flatMap(manyIn)).toEqual([])
})

it('families cast blindly only where a law is put together', () => {
  const casts = families.flatMap(({ path, text }) =>
    (text.match(/\bas (?:unknown as|never|any)\b/g) ?? []).map(() => path.replace('src/families/', '')),
  )
  expect(casts).toEqual(['railway/law.ts'])
})
