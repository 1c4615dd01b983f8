import type { PlaceFigure, RailwayMap } from '../../families/railway/map/printed'
import type { CITIES } from './data'

const grows = (first: number, second: number, diesel: number): PlaceFigure => ({
  from: { '2': first, '5': second },
  for: { D: diesel },
})
const city: PlaceFigure = { tiles: { yellow: 20, green: 30, brown: 40 } }
/** A town by the sea, where the port of the Mitsubishi Ferry may lie. */
const coast: PlaceFigure = { tiles: { town: 10, port: 30 } }

/** What the places of Shikoku earn; nothing is doubled (Running). */
export const MAP = {
  kinds: {
    offMap: { stop: true, end: true },
    city: { stop: true, end: false },
    town: { stop: true, end: false },
  },
  places: {
    offMap: {
      Imabari: grows(30, 60, 100),
      'Sakaide & Okayama': grows(20, 40, 80),
      'Naruto & Awaji': grows(20, 40, 80),
    },
    city: {
      ...{ Sukumo: city, Kubokawa: city, Matsuyama: city, Uwajima: 40, Ohzu: city, Saijou: city },
      ...{ Niihama: city, Kouchi: { tiles: { green: 30, brown: 60 } }, Nahari: city, Ikeda: city },
      ...{ Marugame: city, Kotohira: { tiles: { yellow: 40, green: 60, brown: 80 } }, Anan: city },
      ...{ Takamatsu: { tiles: { yellow: 30, green: 40, brown: 60 } }, Tokushima: city },
    },
    town: {
      ...{ Yawatahama: 20, Muroto: 20, Nakamura: coast, Nangoku: coast, Muki: coast },
      ...{ 'Ritsurin Kouen': 10, Komatsujima: coast },
    },
  },
  tileFrom: { green: '3', brown: '5' },
  trains: { '2': { stops: 2 }, '3': { stops: 3 }, '4': { stops: 4 }, '5': { stops: 5 }, '6': { stops: 6 } },
  alikeEnds: 2,
  cites: ['Running'],
} satisfies RailwayMap & { places: { city: Readonly<Record<(typeof CITIES)[number], PlaceFigure>> } }
