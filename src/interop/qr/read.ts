import { decodeQR } from 'qr/decode.js'

/** Pixels as a canvas returns them, four bytes each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** The text of the code in an image; `undefined` if none is found. `patient` tries harder than a frame of a running camera is worth. */
export function readCode(pixels: Pixels, patient = false): string | undefined {
  try {
    return decodeQR(pixels, patient ? { effort: 8, timeLimit: 1500 } : {})
  } catch {
    return undefined
  }
}
