import { encodeQR } from 'qr'

/** Width of the white border that a reader needs around a code, in modules. */
const QUIET = 4

/** A code as a drawing: the side of its square in modules, and the dark modules as one SVG path. */
export interface Drawing {
  readonly side: number
  readonly path: string
}

/**
 * The modules of the code of base 45 letters, including the white border; dark ones are true. Level M, of which a reader
 * corrects 15%. Throws if the text is too long for a code.
 */
export const modulesOf = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: QUIET })

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
