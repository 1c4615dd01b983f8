import type { commonPlay, revenueWords } from './en/play'

type Common = typeof commonPlay

/** Words above an operating turn. */
export type OperateHeadWords = Pick<Common, 'nth'>

/** Words about a run, paid out or withheld. */
export interface RunWords
  extends Omit<typeof revenueWords, 'sheet' | 'sheetLabel'>,
    Pick<Common, 'withhold' | 'treasury'> {
  readonly didNotRun: string
}

/** Words about buying trains. */
export interface TrainWords extends Pick<Common, 'first' | 'adds' | 'paysFor' | 'treasury'> {
  trainsGo(trains: string): string
  place(id: string): string
  mustDiscard(corporation: string, excess: number): string
  othersTrain(from: string, train: string): string
  othersTrainLabel(from: string, train: string): string
}

/** Words for corporations with more trains than they may keep. */
export interface DiscardWords extends Pick<Common, 'discardTrains' | 'discardThis'> {
  discards(name: string, excess: number): string
  discardLabel(corporation: string, train: string): string
}
