import { afterEach, expect, it, vi } from 'vitest'
import { startCamera } from '../../../src/interop/qr/camera'

afterEach(() => vi.unstubAllGlobals())

it('a camera whose pictures cannot be read is switched off', async () => {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const getUserMedia = async () => ({ getTracks: () => [track] })
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal('document', {
    createElement: () => {
      throw new Error('no canvas')
    },
  })
  const video = { srcObject: null, play: async () => {} } as unknown as HTMLVideoElement
  const lost = vi.fn()
  await startCamera(video, () => {}, lost)
  await vi.waitFor(() => expect(lost).toHaveBeenCalledExactlyOnceWith('failed'))
  expect(track.stop).toHaveBeenCalledOnce()
  expect(video.srcObject).toBeNull()
})
