import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../source'
import { kits } from '../titles/kits'
import { ANY_SIGN } from '../titles/signs'

/** The rooms that know no title: whatever they say about a game, a title has told them. */
const rooms = ['bank', 'rules', 'session', 'store', 'interop', 'app', 'ui', 'words'].flatMap(room =>
  filesIn(`src/${room}`),
)
const families = filesIn('src/families')
const shared = [...rooms, ...families]

/** Short names of rounds, which the families give them; two of them are corporations elsewhere. */
const ROUNDS = new Set(['SR', 'OR', 'AR'])

/** The names that only one title has: its own, and those of its corporations, private companies and places. */
const namesOf = kits.map(({ id, title, names, everyday = [], setupFor }) => {
  const cards = title.corporations(setupFor(title.seats.least))
  const ids = cards.map(card => card.id).filter(it => !everyday.includes(it))
  return { id, own: new Set([id, ...ids, ...cards.flatMap(card => [card.short, card.name]), ...names]) }
})

/** Where round figures are times in milliseconds, sizes of messages and files, and scales: a bank often has as much. */
const OTHERWISE =
  /^src\/(?:(?:app|interop)\/|ui\/kit\/(?:frame\/Wall|play\/doubleTap)|ui\/shell\/(?:start\/reading|story\/scaleTo)|families\/railway\/operating\/run\.)/

/** Whether a number is as likely to be something else than money. */
const isRound = (at: string, number: number) => number % 100 === 0 && OTHERWISE.test(at)

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a name as a whole word, so that `TAG` is not found in `TAGS`. */
const alone = (name: string) => new RegExp(`(?<![\\w&])${escaped(name)}(?![\\w&])`, 'g')

/** Where a pattern is found in a text, comments included: path, line and match. */
function found(pattern: RegExp, { path, text }: { path: string; text: string }): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, n) => (line.match(pattern) ?? []).map(hit => `${path}:${n + 1} ${hit.trim()}`))
}

/** A number that code contains, or a string with a digit in it. */
interface Literal {
  readonly at: string
  readonly number?: number
  readonly says?: string
}

function literalsIn({ path, text }: { path: string; text: string }): readonly Literal[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const literals: Literal[] = []
  const visit = (node: ts.Node): void => {
    const at = () =>
      `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`
    if (ts.isNumericLiteral(node)) literals.push({ at: at(), number: Number(node.text) })
    else if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      if (/\d/.test(node.text)) literals.push({ at: at(), says: node.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return literals
}

/** Where these figures are, as numbers or within strings. */
function figuresIn(literals: readonly Literal[], figures: readonly number[]): readonly string[] {
  if (figures.length === 0) return []
  const said = new RegExp(
    `(?<![\\d.,])(${figures.flatMap(n => [n, n.toLocaleString('en-US')]).join('|')})(?!\\d)`,
  )
  return literals
    .filter(({ number = Number.NaN, says = '' }) => figures.includes(number) || said.test(says))
    .map(({ at }) => at)
}

const literals = shared
  // The description of a connection names a port.
  .filter(({ path }) => /\.tsx?$/.test(path) && path !== 'src/interop/follow/sdp.ts')
  .flatMap(literalsIn)
  .filter(({ at, number }) => number === undefined || !isRound(at, number))

describe('the rooms that all titles share', () => {
  it.each(namesOf)('mention no name of $id, not even in a comment', ({ own }) => {
    const mentioned = (files: typeof shared, names: readonly string[]) =>
      files.flatMap(file =>
        // Far quicker than the pattern, which also tells whole words.
        names.filter(name => file.text.includes(name)).flatMap(name => found(alone(name), file)),
      )
    expect(mentioned(rooms, [...own])).toEqual([])
    expect(
      mentioned(
        families,
        [...own].filter(name => !ROUNDS.has(name)),
      ),
    ).toEqual([])
  })

  it('know the pile of new trains in the depot alone', () => {
    const others = rooms.filter(({ path }) => path !== 'src/bank/depot.ts')
    expect(others.flatMap(file => found(/['"`]ipo['"`]/g, file))).toEqual([])
  })

  it('call no round by its short name', () => {
    expect(rooms.flatMap(file => found(/(?<![A-Za-z])(SR|OR) /g, file))).toEqual([])
  })

  it('know no piece that only some titles have', () => {
    const pieces = /(?<![A-Za-z])(?:coal|lumber|chit|freight|kohle|holz|fracht)[a-zäöü]*/gi
    expect(families.flatMap(file => found(pieces, file))).toEqual([])
  })

  it('write out no currency', () => {
    const signs = `${ANY_SIGN}(?=\\d)|\\d ${ANY_SIGN}`
    const currency = new RegExp(`${signs}|[¥€£]|\\b(?:dollars?|yen)\\b`, 'gi')
    expect(families.flatMap(file => found(currency, file))).toEqual([])
  })

  it.each(kits)(
    'know no figure of $id, neither its money nor the end of its chart',
    ({ title, money, figures }) => {
      const own = [money(title.seats.most), ...figures].filter(figure => figure !== 0)
      expect(figuresIn(literals, own)).toEqual([])
    },
  )
})

describe('the search', () => {
  const at = (text: string) => ({ path: 'a.ts', text })

  it('finds a name as a whole word only', () => {
    expect(found(alone('M&C'), at('// the M&C\nconst AM&C = 1'))).toEqual(['a.ts:1 M&C'])
    expect(found(alone('TAG'), at("const TAGS = ['TAG']"))).toEqual(['a.ts:1 TAG'])
  })

  it('takes no bank for a time, a size or a scale', () => {
    const often = [1500, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000, 12_000]
    expect(figuresIn(literals, often)).toEqual([])
  })

  it('finds a figure as a number and in a text', () => {
    const text = "const a = 8_000\nconst b = 'from 8,000 dollars'\nconst c = 18000 + 3000\nconst d = `300`"
    expect(figuresIn(literalsIn(at(text)), [8000, 300])).toEqual([
      'a.ts:1 8_000',
      "a.ts:2 'from 8,000 dollars'",
      'a.ts:4 `300`',
    ])
  })
})
