import { signal } from '@preact/signals'
import type { FaultCode } from '../../interop/compact/coder'
import type { Problem } from '../../interop/json'
import type { Camera, CameraProblem } from '../../interop/qr/camera'
import type { Drawing } from '../../interop/qr/draw'
import type { FrameReading, Series } from '../../interop/qr/frames'
import type { Session } from '../../session/session'
import { titleOf } from './files'

export type { Camera, CameraProblem, Drawing }

/** The codes of a game, drawn, in order; `undefined` if the game is too long for codes. */
export async function drawCodes({ title, setup, entries }: Session): Promise<readonly Drawing[] | undefined> {
  const [{ packGame }, { framesOf }, { drawCode }] = await Promise.all([
    import('../../interop/compact/compact'),
    import('../../interop/qr/frames'),
    import('../../interop/qr/draw'),
  ])
  const bytes = packGame({ title, setup, actions: entries.map(entry => entry.action) })
  return bytes && framesOf(bytes)?.map(drawCode)
}

/** Draws the code of one text. */
export async function drawText(text: string): Promise<Drawing> {
  const { drawCode } = await import('../../interop/qr/draw')
  return drawCode(text)
}

/** The progress of reading a series of codes. */
export interface Scan {
  /** The indexes of the codes read so far, and the number of codes in the series; 0 before the first. */
  readonly read: readonly number[]
  readonly count: number
  /** What to say about the code seen last if it does not belong here. */
  readonly told: Exclude<FrameReading, 'taken' | 'again'> | null
  /** Every code is there: no more are taken. */
  readonly whole: boolean
}

const NOTHING: Scan = { read: [], count: 0, told: null, whole: false }

/** The series that is being read. */
export const scan = signal<Scan>(NOTHING)

let series: Series | undefined

/** Drops what was read so far. */
export function startOver(): void {
  series = undefined
  scan.value = NOTHING
}

/** A game received by code, as the text of a game file, or what is wrong with it. */
export type Received =
  | { readonly text: string }
  | { readonly code: FaultCode }
  | { readonly problem: Problem }

async function receive(whole: Uint8Array | 'damaged'): Promise<Received> {
  if (whole === 'damaged') return { code: 'damaged' }
  const { unpackGame } = await import('../../interop/compact/compact')
  const read = await unpackGame(whole, titleOf)
  return 'file' in read ? { text: read.text } : read
}

/** Takes the text of a code that was seen. Returns the game once all of its codes are there, `undefined` before. */
export async function takeCode(text: string): Promise<Received | undefined> {
  const { Series } = await import('../../interop/qr/frames')
  if (scan.value.whole) return undefined
  series ??= new Series()
  const told = series.take(text)
  const { read, count, whole } = series
  scan.value = {
    ...{ read, count, whole: whole !== undefined },
    told: told === 'taken' || told === 'again' ? null : told,
  }
  return whole && receive(whole)
}

/** Starts the camera in a video element; `seen` gets the text of each code. */
export async function openCamera(
  video: HTMLVideoElement,
  seen: (text: string) => void,
  lost: (problem: CameraProblem) => void,
): Promise<Camera | CameraProblem> {
  const { startCamera } = await import('../../interop/qr/camera')
  return startCamera(video, seen, lost)
}

/** The texts of the codes in a picture; `undefined` if the file is no picture. */
export async function codesInPicture(file: Blob): Promise<readonly string[] | undefined> {
  const { readPicture } = await import('../../interop/qr/camera')
  return readPicture(file)
}
