/** Our corporation ids by those of 18xx.games, where they differ. */
export const CORPORATIONS = { RFPR: 'RF&P', VR: 'VGN', WMR: 'WM' } as const

/** Our ids of the first auction's items by those of 18xx.games; the last is the presidency of the B&O. */
export const LOTS = { P1: 'REA', P2: 'TIW', P3: 'PY', P4: 'B&O' } as const

/** Our option ids by those of 18xx.games (3.1). */
export const OPTIONS = { two_player_share_limit: 'seventyPercent' } as const

/** Places with a circle for a station, by their hex. */
export const PLACES = {
  ...{ A6: 'Grafton', A12: 'Roanoke', B15: 'Greensboro', C4: 'Cumberland', C8: 'Staunton' },
  ...{ C12: 'Lynchburg', D9: 'Charlottesville', E2: 'Hagerstown', E8: 'Gordonsville' },
  ...{ F3: "Harper's Ferry", F5: 'Alexandria', F7: 'Fredericksburg', F11: 'Richmond' },
  ...{ F13: 'Petersburg', F17: 'Rocky Mount', G4: 'Washington', H1: 'Philadelphia' },
  ...{ H3: 'Baltimore', H5: 'Annapolis', H13: 'Newport News', H15: 'Norfolk' },
} as const
