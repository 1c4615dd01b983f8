import { voice } from '../../../app/desk/table'
import { isLandmark, roundName, words } from '../../../app/desk/words'
import type { Story } from '../../../app/games/story'
import type { PlayerId } from '../../../rules/state'
import type { WorthAt } from '../../../session/story'
import { Label } from '../../kit/parts/Label'
import { WideFrame } from '../../kit/parts/WideFrame'
import { marksOf } from './marksOf'
import { scaleTo } from './scaleTo'
import { worthHeading } from './worthHeading'

const WIDE = 360
const HIGH = 230
const LEFT = 46
const FOOT = 24
/** Room above the topmost line for the upper half of its figure. */
const HEAD = 10
/** Half the width of a letter below the chart, about. */
const HALF_LETTER = 4

/** The height at which a net worth is drawn. */
const y = (value: number, top: number) => HEAD + (1 - value / top) * (HIGH - FOOT - HEAD)

function Scale({ top, step }: { top: number; step: number }) {
  return Array.from({ length: top / step + 1 }, (_, i) => i * step).map(value => (
    <g key={value}>
      <line class="grid" x1={LEFT} x2={WIDE} y1={y(value, top)} y2={y(value, top)} />
      <text x={LEFT - 5} y={y(value, top) + 5} text-anchor="end">
        {value}
      </text>
    </g>
  ))
}

interface LinesProps {
  readonly points: readonly WorthAt[]
  readonly players: readonly PlayerId[]
  readonly top: number
}

function Lines({ points, players, top }: LinesProps) {
  const x = (i: number) => LEFT + (i / Math.max(1, points.length - 1)) * (WIDE - LEFT - 4)
  const half = (text: string) => text.length * HALF_LETTER
  return (
    <>
      {marksOf(points, { isLandmark, name: roundName, at: x, half, end: WIDE }).map(({ text, at }) => (
        <text key={text} x={at} y={HIGH - 5} text-anchor="middle">
          {text}
        </text>
      ))}
      {players.map((player, n) => (
        <polyline
          key={player}
          class={`line line${n}`}
          points={points.map((point, i) => `${x(i)},${y(point.worth[player] ?? 0, top)}`).join(' ')}
        />
      ))}
    </>
  )
}

interface WorthChartProps {
  readonly points: readonly WorthAt[]
  readonly players: readonly PlayerId[]
  readonly joined: Story['joined']
}

/** Net worth by round as lines, which also differ by their dashes, and the same as a table. */
export function WorthChart({ points, players, joined }: WorthChartProps) {
  const { end } = words.value
  const { name, money } = voice.value
  const most = Math.max(1, ...points.flatMap(point => Object.values(point.worth)))
  const { top, step } = scaleTo(most)
  const last = points.at(-1)
  const heading = worthHeading(joined)
  const said = players.map(player => end.worthOf(name(player), money(last?.worth[player] ?? 0)))
  return (
    <section class="stack worth-chart">
      <Label level={2}>{heading}</Label>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${heading}: ${said.join(', ')}`}>
        <Scale top={top} step={step} />
        <Lines points={points} players={players} top={top} />
      </svg>
      <ul class="key">
        {players.map((player, n) => (
          <li key={player}>
            <svg viewBox="0 0 36 8" width="36" height="8" aria-hidden="true">
              <line class={`line line${n}`} x1="0" x2="36" y1="4" y2="4" />
            </svg>
            {said[n]}
          </li>
        ))}
      </ul>
      <Figures points={points} players={players} begin={joined === null ? end.start : end.joined} />
    </section>
  )
}

interface FiguresProps {
  readonly points: readonly WorthAt[]
  readonly players: readonly PlayerId[]
  /** Name of the first point. */
  readonly begin: string
}

function Figures({ points, players, begin }: FiguresProps) {
  const { end } = words.value
  return (
    <details>
      <summary>{end.worthTable}</summary>
      <WideFrame kind="books" name={end.worth}>
        <table class="books">
          <thead>
            <tr>
              <th scope="col">{end.round}</th>
              {players.map(player => (
                <th scope="col" key={player}>
                  {voice.value.name(player)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(point => (
              <tr key={point.round}>
                <th scope="row">{roundName(point.round) || begin}</th>
                {players.map(player => (
                  <td key={player}>{point.worth[player]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideFrame>
    </details>
  )
}
