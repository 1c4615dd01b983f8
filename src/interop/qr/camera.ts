import { readCode } from './read'

/** Why there is no picture from a camera. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'unsafe' | 'failed'

/** An image to be searched for codes. */
type Source = HTMLVideoElement | ImageBitmap

/** The browser's own reader, if it has one. */
interface Detector {
  detect(source: Source): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorMaker {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Longest sides, in pixels, of images for the app's own reader: more takes longer and finds no more. Pictures try several. */
const CAMERA_SIDE = 1000
const PICTURE_SIDES = [1600, 2800, 800]
/** Pause between two looks in ms, so that the phone stays cool. */
const REST = 40

async function browsersReader(): Promise<Detector | undefined> {
  const { BarcodeDetector: Maker } = globalThis as { BarcodeDetector?: DetectorMaker }
  if (!Maker) return undefined
  try {
    const formats = await Maker.getSupportedFormats()
    return formats.includes('qr_code') ? new Maker({ formats: ['qr_code'] }) : undefined
  } catch {
    return undefined
  }
}

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height }

/** The pixels of a source, scaled down if its longer side exceeds `most`. */
function pixelsOf(source: Source, canvas: HTMLCanvasElement, most: number): ImageData | undefined {
  const { width, height } = sizeOf(source)
  const scale = Math.min(1, most / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Texts of the codes in a source, by the browser's reader while it works, and otherwise by the app's own. */
type Look = (source: Source) => Promise<readonly string[]>

async function looker(): Promise<Look> {
  let theirs = await browsersReader()
  const canvas = document.createElement('canvas')
  return async source => {
    if (theirs) {
      try {
        return (await theirs.detect(source)).map(({ rawValue }) => rawValue)
      } catch {
        // Some browsers have the reader but lack the service behind it.
        theirs = undefined
      }
    }
    const pixels = pixelsOf(source, canvas, CAMERA_SIDE)
    const text = pixels && readCode(pixels)
    return text === undefined ? [] : [text]
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed'
}

/** A camera that runs until it is stopped. */
export interface Camera {
  stop(): void
}

async function lookOn(
  video: HTMLVideoElement,
  runs: () => boolean,
  seen: (text: string) => void,
): Promise<void> {
  const look = await looker()
  while (runs()) {
    if (video.readyState >= video.HAVE_CURRENT_DATA)
      for (const text of await look(video)) if (runs()) seen(text)
    await new Promise(resolve => setTimeout(resolve, REST))
  }
}

/**
 * Shows the rear camera in a video and reports the texts of the codes it sees to `seen`, until it is stopped; reports to
 * `lost` if it breaks off.
 */
export async function startCamera(
  video: HTMLVideoElement,
  seen: (text: string) => void,
  lost: (problem: CameraProblem) => void,
): Promise<Camera | CameraProblem> {
  // Typed as always present, but missing on pages without HTTPS and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) return window.isSecureContext ? 'none' : 'unsafe'
  let runs = true
  try {
    const stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    const stop = () => {
      runs = false
      for (const track of stream.getTracks()) track.stop()
      video.srcObject = null
    }
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        if (runs) lost('busy')
        stop()
      })
    video.srcObject = stream
    // This fails if the screen was left before the video began, which is no problem.
    await video.play().catch(() => {})
    lookOn(video, () => runs, seen).catch(() => {
      stop()
      lost('failed')
    })
    return { stop }
  } catch (error) {
    return problemOf(error)
  }
}

/** Texts of the codes in a picture, possibly none; `undefined` if the file is not a picture. */
export async function readPicture(file: Blob): Promise<readonly string[] | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    const found = await (await looker())(picture)
    if (found.length > 0) return found
    const canvas = document.createElement('canvas')
    for (const side of PICTURE_SIDES) {
      const pixels = pixelsOf(picture, canvas, side)
      const text = pixels && readCode(pixels, true)
      if (text !== undefined) return [text]
    }
    return []
  } finally {
    picture.close()
  }
}
