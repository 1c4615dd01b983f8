import { numberField, rulingForm } from '../../../families/rulings/form'
import { CARDS, CORPORATIONS, PHASES, PRIVATES } from '../data'
import type { VaView } from '../tableView'
import type { CorrectionKind } from './correctionKinds'

const holder = (id: string) => ({ id, is: 'holder' }) as const
const CORPORATION = holder('corporation')

/** What the banker of 18VA may rule. */
export const rulings = rulingForm<VaView>({
  corporations: CORPORATIONS,
  trains: CARDS,
  privates: PRIVATES,
  phases: PHASES,
  mostStations: 3,
  own: {
    convert: [CORPORATION],
    trainLimit: [CORPORATION, numberField('extra', 0, 1)],
    express: [holder('express')],
    extraStation: [holder('extraStation')],
  } satisfies Partial<Record<CorrectionKind, unknown>>,
  bare: ['convert', 'express', 'extraStation'],
  lists: { express: [...CORPORATIONS, 'closed'], extraStation: [...CORPORATIONS, 'closed'] },
  started: ({ corporations }) => corporations.filter(({ value }) => value !== null).map(({ id }) => id),
  operating: ({ corporations }) => corporations.filter(({ value }) => value !== null).map(({ id }) => id),
  active: ({ players }) => players.filter(({ bankrupt }) => !bankrupt).map(({ id }) => id),
  // What a corporation has is the figure that the banker begins with.
  follows({ corporations }, kind, value) {
    const of = corporations.find(({ id }) => id === value)
    if (of && kind === 'station') return { left: of.stations }
    return of && kind === 'trainLimit' ? { extra: of.extraTrain ? 0 : 1 } : {}
  },
})
