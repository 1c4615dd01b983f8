import { symbolOf } from './modules'

/** Width of the white border that a reader needs around a code, in modules. */
const QUIET = 4

/** A code as a drawing: the side of its square in modules, and the dark modules as one SVG path. */
export interface Drawing {
  readonly side: number
  readonly path: string
}

/** The modules of a text's code, including the white border; dark ones are true. Throws if the text is too long for a code. */
export function modulesOf(text: string): readonly (readonly boolean[])[] {
  const symbol = symbolOf(text)
  const side = symbol.length + 2 * QUIET
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => symbol[y - QUIET]?.[x - QUIET] === true),
  )
}

/** Draws the code of a text, with one box for each run of dark modules in a row. */
export function drawCode(text: string): Drawing {
  const rows = modulesOf(text)
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  }
  return { side: rows.length, path }
}
