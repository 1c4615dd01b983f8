import { numberField, rulingForm } from '../../../families/rulings/form'
import type { Rulings } from '../../../rules/rulings'
import { ALL_CERTIFICATES, CORPORATIONS, DECLARED_TRAINS, PHASES, PRIVATES } from '../data'
import type { VaView } from '../tableView'

const holder = (id: string) => ({ id, is: 'holder' }) as const
const CORPORATION = holder('corporation')

const form = rulingForm<VaView>({
  corporations: CORPORATIONS,
  trains: DECLARED_TRAINS,
  privates: PRIVATES,
  phases: PHASES,
  mostStations: 3,
  own: {
    convert: [CORPORATION],
    trainLimit: [CORPORATION, numberField('extra', 0, 1)],
    express: [holder('express')],
    extraStation: [holder('extraStation')],
    certificateLimit: [numberField('certificateLimit', 1, ALL_CERTIFICATES)],
  },
  bare: ['convert', 'express', 'extraStation', 'certificateLimit'],
  lists: { express: [...CORPORATIONS, 'closed'], extraStation: [...CORPORATIONS, 'closed'] },
  started: ({ corporations }) => corporations.filter(({ value }) => value !== null).map(({ id }) => id),
  operating: ({ corporations }) => corporations.filter(({ value }) => value !== null).map(({ id }) => id),
  active: ({ players }) => players.filter(({ bankrupt }) => !bankrupt).map(({ id }) => id),
  // The form starts with the current number of stations, but with the opposite of the current +1 on the train limit.
  follows({ corporations }, kind, value) {
    const of = corporations.find(({ id }) => id === value)
    if (of && kind === 'station') return { left: of.stations }
    return of && kind === 'trainLimit' ? { extra: of.extraTrain ? 0 : 1 } : {}
  },
})

/** The rulings that the banker of 18VA may make. */
export const rulings: Rulings<VaView> = { ...form, readings: { '4.5': 'rounds', '4.5.8': 'trainLimit' } }
