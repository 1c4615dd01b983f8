import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesIn } from '../source'

const families = filesIn('src/families').filter(({ path }) => /\.tsx?$/.test(path))

/** What still has more type parameters than a reader can keep apart, and casts what it cannot say: only to become shorter. */
const MANY = [
  ...['rulings/corrections.ts commonCorrections', 'rulings/corrections.ts correcting'],
  ...['rulings/policy.ts Correction', 'rulings/policy.ts Policy', 'rulings/policy.ts Ruled'],
  ...['rulings/policy.ts RulingLedger', 'rulings/policy.ts Rulings'],
  ...['operating/discardTrain.ts discarding', 'ahead/outlook.ts Outlook', 'ahead/outlook.ts eachInTurn'],
  ...['books/report.ts playerReport', 'join/screens/form.tsx useJoining'],
]
const CASTS = ['railway/law.ts', 'recorded/desk.ts', 'rulings/corrections.ts', 'rulings/corrections.ts']

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
  expect(families.flatMap(manyIn).sort()).toEqual(MANY.toSorted())
})

it('families cast nothing blindly', () => {
  const casts = families.flatMap(({ path, text }) =>
    (text.match(/\bas (?:unknown as|never|any)\b/g) ?? []).map(() => path.replace('src/families/', '')),
  )
  expect(casts.sort()).toEqual(CASTS)
})
