import { cleanup, render } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { Buys } from '../../../../src/families/ahead/screens/Means'
import { means as de } from '../../../../src/families/words/de/ahead'
import { means as en } from '../../../../src/families/words/en/ahead'

afterEach(cleanup)

const nothing = {
  ...{ player: 'p1', cash: 0, sales: [], total: 0 },
  ...{ buys: [], starts: [], privates: [], trains: [] },
}
const called = { company: (id: string) => `${id} Company`, train: (type: string) => `${type}/2G` }

/** Each line, with plain spaces. */
const lines = (text: typeof en, of: object) =>
  [
    ...render(<Buys text={text} of={{ ...nothing, ...of }} called={called} />).container.querySelectorAll(
      'p',
    ),
  ].map(it => it.textContent?.replaceAll('\u00a0', ' '))

const all = {
  buys: [{ corporation: 'AR', price: 90 }],
  starts: [{ of: 'KO', price: 130 }],
  privates: [
    { of: 'TE', price: 20, bid: false },
    { of: 'MF', price: 35, bid: true },
  ],
  trains: [{ corporation: 'TR', trains: [{ of: '3', price: 180 }] }],
}

describe('what a player could buy', () => {
  it('has a line each for what is bought, bid on and started, and for the trains of each corporation', () => {
    expect(lines(en, all)).toEqual([
      'To buy now: TE Company $20, AR $90',
      'To bid on, from: MF Company $35',
      'To start, from: KO $130',
      'Trains for TR: 3/2G · $180',
    ])
    // A train and its price are not read as one number.
    expect(lines(de, all).at(-1)).toMatch(/^Züge für TR: 3\/2G · /)
  })

  it('says in an operating round that shares are bought later', () => {
    expect(lines(en, { buys: all.buys, later: true })).toEqual([
      'To buy in the stock round, as things stand: AR $90',
    ])
    expect(lines(de, { buys: all.buys, later: true })[0]).toMatch(/^In der Aktienrunde zu kaufen/)
  })

  it('says that there is nothing only if there is nothing', () => {
    expect(lines(en, {})).toEqual(['No share to buy now'])
    for (const [key, value] of Object.entries(all))
      expect(lines(en, { [key]: value })).not.toContain(en.buysNone)
  })
})
