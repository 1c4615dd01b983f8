import { cleanup, render } from '@testing-library/preact'
import { useRef } from 'preact/hooks'
import { afterEach, expect, it, vi } from 'vitest'
import { useStill } from '../../../../src/ui/kit/frame/still'

let height = 40
const read = vi.fn(() => height)
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: read })

afterEach(() => {
  cleanup()
  height = 40
  read.mockClear()
})

/** A strip over Play, alone or beside the chart, that says something while so many records are shown. */
function Screen({ says, records = 1, wide = false }: { says: string; records?: number; wide?: boolean }) {
  const strip = useRef<HTMLDivElement>(null)
  useStill(strip, `play ${records}`, [says])
  return (
    <div class="frame">
      <div>
        <div ref={strip}>{says}</div>
      </div>
      {wide ? (
        <main class="sides">
          <div class="side">
            <div id="play" />
            <div />
          </div>
        </main>
      ) : (
        <main id="play" />
      )}
    </div>
  )
}
const scrolled = () => document.querySelector('#play')?.scrollTop

it.each([false, true])('Play scrolls by as much as the strip above it grows; beside others: %s', wide => {
  const { rerender } = render(<Screen says="" wide={wide} />)
  expect(scrolled()).toBe(0)
  height = 64
  rerender(<Screen says="The bank has it." wide={wide} />)
  expect(scrolled()).toBe(24)
})

it('does not scroll what a record has changed, and reads no height unless something changes it', () => {
  const { rerender } = render(<Screen says="" />)
  expect(read).toHaveBeenCalledTimes(1)
  rerender(<Screen says="" records={2} />)
  expect(read).toHaveBeenCalledTimes(1)
  height = 64
  rerender(<Screen says="Yours" records={3} />)
  expect(scrolled()).toBe(0)
  height = 80
  rerender(<Screen says="Asked" records={3} />)
  expect(scrolled()).toBe(16)
})
