import type { PlayerId } from '../../../rules/state'
import type { Standing, WorthAt } from '../../../session/story'
import { marksOf } from './marksOf'
import { scaleTo } from './scaleTo'

/** The texts of the picture. */
export interface Caption {
  readonly heading: string
  readonly below: string
  readonly worth: string
  readonly name: (player: PlayerId) => string
  readonly money: (amount: number) => string
  readonly round: (round: string) => string
  /** Should the axis name this round? */
  readonly landmark: (round: string) => boolean
}

/** The data of the picture. */
export interface Shown {
  readonly standings: readonly Standing[]
  readonly worth: readonly WorthAt[]
  /** In seat order, which gives the lines their colors. */
  readonly players: readonly PlayerId[]
}

// Letters large enough to be read if a messenger shows the picture no wider than a phone.
const WIDE = 720
const EDGE = 32
const ROW = 60
const CHART = 460
const SCALE = 2
const FACE = '"Barlow Condensed", "Arial Narrow", sans-serif'

// Always the day colors of the ledger, because the picture is looked at elsewhere.
const PAPER = '#f4eee0'
const INK = '#1d2521'
const SOFT = '#59625c'
const RULE = '#d9cfb8'
const LINES = [
  { colour: INK, dash: [], width: 6 },
  { colour: '#1f4e79', dash: [18, 8], width: 6 },
  { colour: '#1f6b45', dash: [6, 6], width: 6 },
  { colour: '#a62b22', dash: [28, 8, 6, 8], width: 6 },
  { colour: '#835500', dash: [], width: 10 },
] as const

type Pen = CanvasRenderingContext2D

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most = WIDE,
): void {
  pen.font = `${font} ${FACE}`
  pen.fillStyle = colour
  pen.fillText(text, x, y, most)
}

function stroke(pen: Pen, n: number, points: readonly (readonly [number, number])[]): void {
  const { colour, dash, width } = LINES[n % LINES.length] ?? LINES[0]
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineJoin = 'round'
  pen.setLineDash([...dash])
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
  pen.setLineDash([])
}

function rule(pen: Pen, x: number, y: number, colour: string, width: number): void {
  pen.fillStyle = colour
  pen.fillRect(x, y, WIDE - EDGE - x, width)
}

/** One line per player: place, name, total, and the player's line from the chart. */
function ranking(pen: Pen, { standings, players }: Shown, caption: Caption, top: number): void {
  standings.forEach((row, i) => {
    const y = top + i * ROW
    const base = y + 44
    rule(pen, EDGE, y, RULE, 2)
    stroke(pen, players.indexOf(row.player), [
      [EDGE, y + 32],
      [EDGE + 76, y + 32],
    ])
    pen.textAlign = 'left'
    const name = `${row.place}. ${caption.name(row.player)}`
    write(pen, name, EDGE + 96, base, i === 0 ? '700 42px' : '600 42px', INK, WIDE - 2 * EDGE - 96 - 160)
    pen.textAlign = 'right'
    write(pen, caption.money(row.total), WIDE - EDGE, base, '700 44px', INK)
  })
}

function chart(pen: Pen, { worth, players }: Shown, { round, landmark }: Caption, top: number): void {
  const most = Math.max(1, ...worth.flatMap(point => Object.values(point.worth)))
  const scale = scaleTo(most)
  const [left, high] = [EDGE + 84, CHART - 56]
  const x = (i: number) => left + (i / Math.max(1, worth.length - 1)) * (WIDE - EDGE - left)
  const y = (value: number) => top + (1 - value / scale.top) * high
  pen.textAlign = 'right'
  for (let value = 0; value <= scale.top; value += scale.step) {
    rule(pen, left, y(value) - 1, RULE, 2)
    write(pen, String(value), left - 12, y(value) + 11, '600 34px', SOFT)
  }
  const font = '600 34px'
  pen.textAlign = 'center'
  pen.font = `${font} ${FACE}`
  const half = (text: string) => pen.measureText(text).width / 2
  for (const mark of marksOf(worth, { isLandmark: landmark, name: round, at: x, half, end: WIDE - EDGE }))
    write(pen, mark.text, mark.at, top + CHART - 12, font, SOFT)
  players.forEach((player, n) => {
    stroke(
      pen,
      n,
      worth.map((point, i) => [x(i), y(point.worth[player] ?? 0)] as const),
    )
  })
}

function paint(pen: Pen, shown: Shown, caption: Caption, high: number): void {
  pen.scale(SCALE, SCALE)
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDE, high)
  pen.textBaseline = 'alphabetic'
  pen.textAlign = 'left'
  const most = WIDE - 2 * EDGE
  write(pen, caption.heading, EDGE, 78, '700 56px', INK, most)
  write(pen, caption.below, EDGE, 124, '500 36px', SOFT, most)
  rule(pen, EDGE, 144, INK, 4)
  ranking(pen, shown, caption, 148)
  const below = 148 + shown.standings.length * ROW
  rule(pen, EDGE, below, RULE, 2)
  pen.textAlign = 'left'
  write(pen, caption.worth, EDGE, below + 56, '600 34px', SOFT, most)
  chart(pen, shown, caption, below + 84)
}

/** Draws the ranking and net worth by round as a PNG; `undefined` if the device cannot. */
export async function drawPicture(shown: Shown, caption: Caption): Promise<Blob | undefined> {
  // A canvas only uses fonts that are already loaded.
  await Promise.all(['500', '600', '700'].map(weight => document.fonts.load(`${weight} 40px ${FACE}`)))
  const high = 148 + shown.standings.length * ROW + 84 + CHART + EDGE / 2
  const canvas = document.createElement('canvas')
  canvas.width = WIDE * SCALE
  canvas.height = high * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  paint(pen, shown, caption, high)
  return new Promise(done => canvas.toBlob(blob => done(blob ?? undefined), 'image/png'))
}
