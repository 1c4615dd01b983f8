import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { render as draw } from 'preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Board, chartOf } from '../../../../src/families/map/board'
import { geometryOf, routePath, trackMiddle, trackPath } from '../../../../src/families/map/screens/geometry'
import { MapDrawing } from '../../../../src/families/map/screens/MapDrawing'

afterEach(cleanup)

/** A column of three hexes, city, plain and off the map, and a plain one beside. */
const chart = chartOf({
  steps: [
    [2, 0],
    [1, -1],
    [-1, -1],
    [-2, 0],
    [-1, 1],
    [1, 1],
  ],
  kinds: { city: { stop: true, end: false }, off: { stop: true, end: true } },
  plain: 'C2 D1',
  hexes: {
    A2: { name: 'North', kind: 'city', circles: 1 },
    E2: { name: 'South', kind: 'off', exits: '3', fixed: 'red' },
  },
  tiles: {
    yellow: {
      57: { count: 1, kind: 'city', value: 20, circles: 1, exits: '03' },
      9: { count: 1, track: '03' },
    },
  },
})
const board: Board = {
  tiles: { A2: { tile: '57', rotation: 0 }, C2: { tile: '9', rotation: 0 } },
  stations: { A2: ['ABC'] },
}
const shown = { chart, board, label: 'Map', enlarge: ['Larger', 'Whole'] as const, worth: () => 40 }
const view = () => screen.getByRole('img').getAttribute('viewBox')

describe('the geometry', () => {
  it('lays hexes out by the steps of the map', () => {
    const { at, box } = geometryOf(chart)
    const [north, south, beside] = ['A2', 'C2', 'D1'].map(at)
    expect([(south?.x ?? 0) - (north?.x ?? 0), (south?.y ?? 0) - (north?.y ?? 0)]).toEqual([0, 100])
    expect([(beside?.x ?? 0) - (south?.x ?? 0), (beside?.y ?? 0) - (south?.y ?? 0)]).toEqual([-86.6, 50])
    expect(Math.round(box.height)).toBe(304)
  })

  it('draws straight track as a line, and curves about a corner', () => {
    expect(trackPath(0, 3)).toBe('M0 50C0 0 0 0 0 -50')
    expect(trackMiddle(0, 3)).toEqual({ x: 0, y: 0 })
    const { x, y } = trackMiddle(0, 1)
    expect(Math.round(Math.hypot(x, y))).toBe(29)
  })

  it('draws a run through the middle of its stops and along the track between', () => {
    const leaves = [
      { hex: 'A2', side: 0 },
      { hex: 'C2', side: 0 },
    ]
    expect(routePath(chart, geometryOf(chart), { stops: ['A2', 'E2'], leaves })).toBe(
      'M173.2 0L173.2 50C173.2 100 173.2 100 173.2 150L173.2 200',
    )
  })
})

describe('the drawing', () => {
  it('comes in the frame after the tap that brings it, in the place kept for it', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    // Not by the library, which waits until all is drawn.
    draw(<MapDrawing {...shown} />, container)
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toMatch(/ /)
    expect(container.querySelectorAll('[data-hex]')).toHaveLength(0)
    await vi.waitFor(() => expect(container.querySelectorAll('[data-hex]')).toHaveLength(4))
    draw(null, container)
    container.remove()
  })

  it('shows tiles, stations, names and values', () => {
    const { container } = render(<MapDrawing {...shown} notes={{ D1: '$20', C2: '$60' }} />)
    expect(container.querySelectorAll('.map-land.yellow')).toHaveLength(2)
    expect(container.querySelectorAll('.map-land.red')).toHaveLength(1)
    expect(container.querySelector('.map-mark')?.textContent).toBe('ABC')
    expect([...container.querySelectorAll('.map-value')].map(it => it.textContent)).toEqual(['40', '40'])
    // The terrain of a hex with a tile has been paid for.
    expect([...container.querySelectorAll('.map-note')].map(it => it.textContent)).toEqual(['$20'])
  })

  it('shows whose home a free circle is, unless a station has taken it', () => {
    const bare = { ...board, stations: {} }
    const homes = { A2: ['XYZ'] }
    const { container } = render(<MapDrawing {...shown} board={bare} homes={homes} />)
    expect(container.querySelector('.map-mark.home')?.textContent).toBe('XYZ')
    cleanup()
    const full = render(<MapDrawing {...shown} homes={homes} />).container
    expect([...full.querySelectorAll('.map-mark')].map(it => it.textContent)).toEqual(['ABC'])
    expect(full.querySelector('.home')).toBeNull()
  })

  it('tells the hex that is tapped', () => {
    const onHex = vi.fn()
    const { container } = render(<MapDrawing {...shown} onHex={onHex} lit={['D1']} picked="C2" />)
    const land = container.querySelector('[data-hex=C2] .map-land')
    if (land) fireEvent.click(land)
    expect(onHex).toHaveBeenCalledExactlyOnceWith('C2')
    expect(container.querySelectorAll('[data-hex=D1] .map-lit, .map-picked')).toHaveLength(2)
  })

  it('is no larger than its frame, and is enlarged by a button', () => {
    render(<MapDrawing {...shown} />)
    const whole = view()
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }))
    expect(view()).not.toBe(whole)
    fireEvent.click(screen.getByRole('button', { name: 'Whole' }))
    expect(view()).toBe(whole)
  })

  it('draws each run in a color of its own', () => {
    const run = { train: '2', stops: ['A2', 'E2'], leaves: [{ hex: 'A2', side: 0 }], revenue: 60 }
    const { container } = render(<MapDrawing {...shown} routes={[run, run]} />)
    expect(container.querySelectorAll('.route-0, .route-1')).toHaveLength(2)
  })
})
