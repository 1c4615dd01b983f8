import { railway } from '../../families/railway/game'

/** What is printed in the box of 1889. Money is in yen. */
export const game = railway({
  bank: 7000,
  seats: {
    2: { cash: 420, limit: 25 },
    3: { cash: 420, limit: 19 },
    4: { cash: 420, limit: 14 },
    5: { cash: 390, limit: 12 },
    6: { cash: 390, limit: 11 },
  },
  paper: { shares: 10, presidentShares: 2, percent: 10 },
  chart: [
    '75 80 90 100p 110 125 140 155 175 200 225 255 285 315 350',
    '70 75 80 90p 100 110 125 140 155 175 200 225 255 285 315',
    '65 70 75 80p 90 100 110 125 140 155 175 200',
    '60 65 70 75p 80 90 100 110 125 140',
    '55 60 65 70p 75 80 90 100',
    '50y 55 60 65p 70 75 80',
    '45y 50y 55 60 65 70',
    '40y 45y 50y 55 60',
    '30o 40y 45y 50y',
    '20o 30o 40y 45y',
    '10o 20o 30o 40y',
  ],
  spaces: { p: 'par', y: 'yellow', o: 'orange' },
  uncounted: ['yellow', 'orange'],
  corporations: {
    AR: {
      name: 'Awa Railroad',
      home: 'Tokushima',
      stations: [40],
      plate: { fill: '#37383a', ink: '#ffffff' },
    },
    IR: {
      name: 'Iyo Railway',
      home: 'Matsuyama',
      stations: [40],
      plate: { fill: '#f48221', ink: '#1d2521' },
    },
    SR: {
      name: 'Sanuki Railway',
      home: 'Marugame',
      stations: [40],
      plate: { fill: '#76a042', ink: '#1d2521' },
    },
    KO: {
      name: 'Takamatsu & Kotohira Electric Railway',
      home: 'Takamatsu',
      stations: [40],
      plate: { fill: '#d81e3e', ink: '#ffffff' },
    },
    TR: {
      name: 'Tosa Electric Railway',
      home: 'Kouchi',
      stations: [40, 40],
      plate: { fill: '#00a993', ink: '#1d2521' },
    },
    KU: {
      name: 'Tosa Kuroshio Railway',
      home: 'Kubokawa',
      stations: [],
      plate: { fill: '#0176b5', ink: '#ffffff' },
    },
    UR: {
      name: 'Uwajima Railway',
      home: 'Uwajima',
      stations: [40, 40],
      plate: { fill: '#6f533e', ink: '#ffffff' },
    },
  },
  privates: {
    TE: { name: 'Takamatsu E-Railroad', face: 20, income: 5 },
    MF: { name: 'Mitsubishi Ferry', face: 30, income: 5 },
    ER: { name: 'Ehime Railway', face: 40, income: 10 },
    SMR: { name: 'Sumitomo Mines Railway', face: 50, income: 15 },
    DR: { name: 'Dougo Railway', face: 60, income: 15 },
    SIR: { name: 'South Iyo Railway', face: 80, income: 20, seats: 3 },
    UTF: { name: 'Uno-Takamatsu Ferry', face: 150, income: 30, seats: 4 },
  },
  trains: {
    '2': { price: 80, number: 6, goesWith: '4' },
    '3': { price: 180, number: 5, goesWith: '6' },
    '4': { price: 300, number: 4, goesWith: 'D' },
    '5': { price: 450, number: 3 },
    '6': { price: 630, number: 2 },
    D: { price: 1100, number: null, besideFrom: '6', tradeIn: { '4': 800, '5': 800, '6': 800 } },
  },
  phases: {
    '2': { trainLimit: 4, rounds: 1 },
    '3': { trainLimit: 4, rounds: 2, allows: ['acquires'], brings: ['greenTiles', 'privatesToCorporations'] },
    '4': { trainLimit: 3, rounds: 2, allows: ['acquires'] },
    '5': { trainLimit: 2, rounds: 3, before: ['privatesClose'], brings: ['brownTiles'] },
    '6': { trainLimit: 2, rounds: 3, brings: ['diesels'] },
    D: { trainLimit: 2, rounds: 3 },
  },
  options: {
    beginner: {
      powerless: true,
      without: ['acquires', 'privatesToCorporations'],
      privates: {
        TE: { name: 'Takamatsu E-Railroad', face: 20, income: 5 },
        MF: { name: 'Mitsubishi Ferry', face: 40, income: 15 },
        ER: { name: 'Ehime Railway', face: 40, income: 15 },
        SMR: { name: 'Sumitomo Mines Railway', face: 60, income: 20 },
        DR: { name: 'Dougo Railway', face: 60, income: 20 },
        SIR: { name: 'South Iyo Railway', face: 90, income: 25 },
      },
    },
  },
})

/** The private company that is exchanged for a share, and the corporation whose share it is (Private powers). */
export const EXCHANGE = { private: 'DR', corporation: 'IR' } as const

/** The private companies close with the first train of this type, but for the ferry of a player (Private companies). */
export const CLOSING_PHASE = '5'
export const FERRY = 'UTF'

/** The private companies of a beginner's game: the first so many of these as there are players. */
export const DEALT = ['DR', 'SIR', 'ER', 'SMR', 'TE', 'MF'] as const

/** What terrain costs (Terrain). */
export const TERRAIN_COST = 80

/** Mountains whose terrain the Sumitomo Mines Railway spares its corporation. */
export const MOUNTAINS = [
  ...['A8', 'B9', 'C6', 'D5', 'D7', 'E4', 'E6', 'F5', 'F7', 'G6', 'G8', 'H9', 'H11', 'H13'],
]

/** Hexes whose terrain is paid for, by how many times: Kotohira for each of its three tiles. */
export const TERRAIN: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...MOUNTAINS, 'K6', 'H5', 'I6', 'F9'].map(hex => [hex, 1])),
  I4: 3,
}

/** Where a station can be. */
export const CITIES = [
  ...['Sukumo', 'Kubokawa', 'Matsuyama', 'Uwajima', 'Ohzu', 'Saijou', 'Niihama', 'Kouchi', 'Nahari', 'Ikeda'],
  ...['Marugame', 'Kotohira', 'Anan', 'Takamatsu', 'Tokushima'],
] as const
