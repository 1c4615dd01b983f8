/** A key path into a JSON text. */
export type Path = readonly (string | number)[]

// Strings exclude only those illegal control characters that people leave in them: this only has to find the line.
const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

const skipSpace = (text: string, at: number) => match(SPACE, text, at)

/** The end of a value in a valid text: counts brackets, and steps over strings. */
function skipValue(text: string, from: number): number {
  let at = from
  let depth = 0
  do {
    const char = text[at]
    if (char === '"') at = match(STRING, text, at)
    else if (char === '{' || char === '[') {
      depth++
      at++
    } else if (char === '}' || char === ']') {
      depth--
      at++
    } else at = Math.max(at + 1, match(PLAIN, text, at))
  } while (depth > 0 && at < text.length)
  return at
}

/** Where a member of an object or an element of an array begins, and where its value does; `undefined` if it is not there. */
function enter(
  text: string,
  from: number,
  part: string | number,
): { begin: number; value: number } | undefined {
  const isObject = text[from] === '{'
  if (isObject !== (typeof part === 'string')) return undefined
  let at = skipSpace(text, from + 1)
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index++) {
    const begin = at
    let found = index === part
    if (isObject) {
      const end = match(STRING, text, at)
      found = JSON.parse(text.slice(at, end)) === part
      at = skipSpace(text, skipSpace(text, end) + 1)
    }
    if (found) return { begin, value: at }
    at = skipSpace(text, skipValue(text, at))
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return undefined
}

function lineAt(text: string, offset: number): number {
  let line = 1
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) line++
  return line
}

/** The line of a key in a valid JSON text; if the key is missing, the line of its nearest parent. */
export function lineOf(text: string, path: Path): number {
  let value = skipSpace(text, 0)
  let begin = value
  for (const part of path) {
    const found = enter(text, value, part)
    if (!found) break
    begin = found.begin
    value = found.value
  }
  return lineAt(text, begin)
}

/** The line on which a text stops being valid JSON. */
export function faultLine(text: string): number {
  const open: string[] = []
  let at = skipSpace(text, 0)
  let wants: 'value' | 'key' | 'end' = 'value'
  // An empty object or array may close at once.
  let fresh = false
  for (;;) {
    const char = text[at] ?? ''
    const closes = char !== '' && char === open.at(-1) && (wants === 'end' || fresh)
    if (wants === 'end' && open.length === 0) break
    if (closes) {
      open.pop()
      at++
      wants = 'end'
    } else if (wants === 'end') {
      if (char !== ',') break
      wants = open.at(-1) === '}' ? 'key' : 'value'
      at++
    } else if (wants === 'key') {
      const end = match(STRING, text, at)
      const colon = skipSpace(text, end)
      if (end === at || text[colon] !== ':') break
      at = colon + 1
      wants = 'value'
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']')
      wants = char === '{' ? 'key' : 'value'
      at++
    } else {
      const end = Math.max(match(STRING, text, at), match(PLAIN, text, at))
      if (end === at) break
      at = end
      wants = 'end'
    }
    fresh = char === '{' || char === '['
    at = skipSpace(text, at)
  }
  return lineAt(text, at)
}
