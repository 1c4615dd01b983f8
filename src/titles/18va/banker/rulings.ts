import { rulingsOf } from '../../../families/railway/rulings/form'
import type { CorporationView, RailwayView } from '../../../families/railway/view'
import { numberField } from '../../../families/rulings/form'
import type { Rulings } from '../../../rules/rulings'
import type { ShellView } from '../../../rules/view'
import { ALL_CERTIFICATES, CORPORATIONS } from '../data'
import { game } from '../state'

/** What the form reads of the table that is shown. */
type Shown = Pick<RailwayView, 'round' | 'players'> &
  ShellView & { readonly corporations: readonly (CorporationView & { readonly extraTrain: boolean })[] }

const holder = (id: string) => ({ id, is: 'holder' }) as const
const CORPORATION = holder('corporation')

const form = rulingsOf<Shown>(game, {
  own: {
    convert: [CORPORATION],
    trainLimit: [CORPORATION, numberField('extra', 0, 1)],
    express: [holder('express')],
    extraStation: [holder('extraStation')],
    certificateLimit: [numberField('certificateLimit', 1, ALL_CERTIFICATES)],
  },
  bare: ['convert', 'express', 'extraStation', 'certificateLimit'],
  lists: { express: [...CORPORATIONS, 'closed'], extraStation: [...CORPORATIONS, 'closed'] },
  mostStations: 3,
  // The form starts with the opposite of the current +1 on the train limit.
  follows({ corporations }, kind, value) {
    const of = kind === 'trainLimit' ? corporations.find(({ id }) => id === value) : undefined
    return of ? { extra: of.extraTrain ? 0 : 1 } : {}
  },
})

/** The rulings that the banker of 18VA may make. */
export const rulings: Rulings<Shown> = { ...form, readings: { '4.5': 'rounds', '4.5.8': 'trainLimit' } }
