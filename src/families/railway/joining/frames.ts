import type { Deed, OperatingTurn, RailwayTurn, StockTurn } from '../table'
import { freshOperatingTurn } from '../turns'
import type { Frames } from './policy'
import { type FrameTable, frames } from './table'

type StockTable = Omit<StockTurn, 'deeds'> & {
  readonly deeds: readonly (Pick<Deed, 'is'> & Partial<Deed>)[]
}

/** The frames as the family remembers them: a purchase need not say of what it was. */
export const familyFrames: Frames = {
  schema: frames,
  read(frame) {
    if (frame.at === 'operate') {
      const turn = frame as OperatingTurn
      return { ...freshOperatingTurn(turn.corporation, turn.step, turn.operated), ...turn }
    }
    if (frame.at !== 'stock') return frame as RailwayTurn
    const turn = frame as StockTable
    return { ...turn, deeds: turn.deeds.map(({ is, of = '' }) => ({ is, of })) }
  },
  print(turn) {
    if (turn.at === 'operate') {
      const { at, corporation, step, revenue, tiles, placed, fromBank, raised, operated } = turn
      const printed = { at, corporation, step, revenue, tiles, placed, fromBank, raised, operated }
      return printed
    }
    if (turn.at !== 'stock') return turn as FrameTable
    return { ...turn, deeds: turn.deeds.map(({ is, of }) => (of === '' ? { is } : { is, of })) } as FrameTable
  },
}
