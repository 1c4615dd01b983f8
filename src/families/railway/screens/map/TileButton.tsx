import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Action, Refusal } from '../../../../rules/rule'
import { reveal } from '../../../../ui/kit/parts/opened'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { type Board, type Chart, cellWith, type Laid } from '../../../map/board'
import { tilesLeft } from '../../../map/lays'
import { HexPicture } from '../../../map/screens/MapDrawing'
import type { Play } from '../shown'
import { said } from './said'

interface TileButtonProps {
  readonly chart: Chart
  readonly board: Pick<Board, 'tiles'>
  readonly hex: string
  readonly laid: Laid
  readonly note?: string | undefined
  readonly refusal?: Refusal | undefined
  readonly expanded?: boolean
  /** What its tap enters, if anything. */
  readonly enters?: Action
  /** What it enters that with, or what its tap does otherwise. */
  readonly play?: Play
  readonly onTap?: () => void
}

/** A tile as it would lie in a hex: its picture, its number, how many are left, and what else is said of it. */
export function TileButton({ chart, board, hex, laid, note, ...more }: TileButtonProps) {
  const { map: text } = said.value
  const cell = cellWith(chart, hex, laid)
  const side = (at: number) => text.sides[at] ?? ''
  const isStop = cell.kind !== undefined
  const to = isStop ? cell.exits.map(side) : cell.track.map(([a, b]) => text.joins(side(a), side(b)))
  const left = tilesLeft(chart, board, laid.tile)
  return (
    <ChoiceButton class="tile" {...more}>
      <HexPicture chart={chart} cell={cell} />
      <span>
        {laid.tile} <span class="hidden-text">{text.leads(isStop, to)}, </span>
        <i aria-hidden="true">×{left}</i>
        <span class="hidden-text">{text.left(left)}</span>
      </span>
      {note === undefined ? null : <small class="note">{note}</small>}
    </ChoiceButton>
  )
}

interface KindsProps<T extends Laid> {
  readonly chart: Chart
  readonly board: Pick<Board, 'tiles'>
  readonly hex: string
  readonly all: readonly T[]
  readonly turned: (laid: T) => ComponentChildren
  /** Hears which kind was opened, with its first rotation. */
  readonly onKind?: (laid: T) => void
}

/** Many tiles for a hex: first their kinds, then the one that was tapped in all its rotations. */
export function Kinds<T extends Laid>({ chart, board, hex, all, turned, onKind }: KindsProps<T>) {
  const [kind, setKind] = useState<string | undefined>(undefined)
  const kinds = all.filter(({ tile }, i) => all.findIndex(it => it.tile === tile) === i)
  const rotations = all.filter(({ tile }) => tile === kind)
  const open = (laid: T) => {
    setKind(laid.tile)
    onKind?.(laid)
  }
  return (
    <>
      <div class="tiles">
        {kinds.map(laid => (
          <TileButton
            key={laid.tile}
            {...{ chart, board, hex, laid }}
            expanded={kind === laid.tile}
            onTap={() => (kind === laid.tile ? setKind(undefined) : open(laid))}
          />
        ))}
      </div>
      {rotations.length > 0 ? (
        <div key={kind} class="tiles turned" ref={reveal}>
          {rotations.map(turned)}
        </div>
      ) : null}
    </>
  )
}
