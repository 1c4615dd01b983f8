import { afterEach, expect, it, vi } from 'vitest'
import { painted } from '../../../src/app/device/painted'

const frames: (() => void)[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lets the browser draw when the test says so, and shows the page or hides it. */
function draws(visibility: DocumentVisibilityState = 'visible'): void {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
}

it('all who wait for the same frame ask for it once', async () => {
  draws()
  const said: string[] = []
  const waits = ['first', 'second'].map(async who => {
    await painted()
    said.push(who)
  })
  expect(frames).toHaveLength(1)
  expect(said).toEqual([])
  frames[0]?.()
  // What is asked for while a frame is drawn is not in it.
  const third = painted()
  expect(frames).toHaveLength(2)
  await Promise.all(waits)
  expect(said).toEqual(['first', 'second'])
  frames[1]?.()
  await third
})

it('a hidden page draws no frame, so nobody waits', async () => {
  draws('hidden')
  await painted()
  expect(frames).toEqual([])
})
