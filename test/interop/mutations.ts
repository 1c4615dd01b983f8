/** Draws a number below a bound. */
type Below = (bound: number) => number

type Tree = { [key: string]: unknown }

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '',
  'a.b',
]

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Values to put where they do not belong. */
const VALUES: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], { type: 'pass' }, '', ' ', '0', 'p1', 'bank', 'L&N'],
  ...[0, -1, 0.5, 1e-9, 1e21, 1e308, -1e308, 2 ** 53 + 2, 2147483648, 4294967296, 1000001],
  ...['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'],
  ...['\ud800', '\udfff\ud800', '\u0000', '\u202e', '\ufeff', '👩‍👩‍👧', '<img src=x onerror=alert(1)>', 'é'],
  ...['x'.repeat(501), 'x'.repeat(100_000), deep(19), deep(500), Array(6000).fill(0)],
  ...[{ length: -1 }, { toString: 1 }, JSON.parse('{"__proto__": {"type": "pass"}}')],
]

/** Every place in a value, with the object or list that holds it. */
function places(value: unknown, found: { of: Tree; key: string }[] = []): { of: Tree; key: string }[] {
  if (typeof value !== 'object' || value === null) return found
  for (const key of Object.keys(value)) {
    found.push({ of: value as Tree, key })
    places((value as Tree)[key], found)
  }
  return found
}

/** Sets a key as JSON does, so that `__proto__` is a key like any other. */
function put(of: Tree, key: string, value: unknown): void {
  Object.defineProperty(of, key, { value, configurable: true, enumerable: true, writable: true })
}

/** Changes the content of a JSON text: a value, a key, the order, the number of entries. */
function changedInside(text: string, below: Below): string {
  const tree = JSON.parse(text) as Tree
  const all = places(tree)
  const any = () => all[below(all.length)] as { of: Tree; key: string }
  const value = () => VALUES[below(VALUES.length)]
  const key = () => KEYS[below(KEYS.length)] as string
  const { of, key: at } = any()
  const actions = tree.actions as unknown[]
  const kinds = [
    () => put(of, at, value()),
    () => put(of, at, value()),
    () => put(of, key(), value()),
    () => delete of[at],
    () => put(of, at, any().of),
    () => put(tree, 'actions', [...actions, ...actions, ...actions].slice(below(9))),
    () =>
      put(
        tree,
        'actions',
        Array.from({ length: 4990 + below(20) }, (_, i) => actions[i % actions.length]),
      ),
    () => actions.splice(below(actions.length), 1, actions[below(actions.length)]),
    () => put(tree, 'actions', actions.concat({ type: KEYS[below(KEYS.length)] })),
  ]
  ;(kinds[below(kinds.length)] as () => unknown)()
  try {
    return JSON.stringify(tree)
  } catch {
    // The value was put into itself.
    return text.slice(1)
  }
}

/** Changes a text without parsing it. */
function changedOutside(text: string, below: Below): string {
  const [a, b] = [below(text.length + 1), below(text.length + 1)].sort((x, y) => x - y) as [number, number]
  const put = (piece: string) => text.slice(0, a) + piece + text.slice(a)
  const kinds = [
    () => text.slice(0, a),
    () => text.slice(a),
    () => text.slice(0, a) + text.slice(Math.min(b, a + 40)),
    () => put(text.slice(a, Math.min(b, a + 400))),
    () => put(String.fromCharCode(below(65536))),
    () => text.slice(0, a) + String.fromCharCode(below(128)) + text.slice(a + 1),
    () => put('['.repeat(1 + below(200_000))),
    () => put('{"a":'.repeat(1 + below(50_000))),
    () => put('"'),
    () => put('\\'),
    () => put(['1e999', '-0', '00', 'NaN', '\\ud800', '/**/', ',', '\ufeff'][below(8)] as string),
    () => text.replace(/"type"/, '"type":"stop","type"'),
    () => text.replace(/"players"/, '"players":[],"players"'),
    () => text.replace(/(\d+)/, `$1${'9'.repeat(1 + below(400))}`),
    () => text + ' '.repeat(below(2) * 1024 * 1024),
    () => `${text}${text}`,
    () => '',
  ]
  return (kinds[below(kinds.length)] as () => string)()
}

/** A text with one or a few hostile changes. */
export function mutatedText(text: string, below: Below): string {
  let changed = text
  for (let times = 1 + below(2); times > 0; times--) {
    const json = changed.startsWith('{') && changed.length < 300_000
    try {
      changed = json && below(2) === 0 ? changedInside(changed, below) : changedOutside(changed, below)
    } catch {
      // The first change may have left invalid JSON.
      changed = changedOutside(changed, below)
    }
  }
  return changed
}
