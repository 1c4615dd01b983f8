import { describe, expect, it } from 'vitest'
import { watchDoubleTaps } from '../../../../src/ui/kit/play/doubleTap'

describe('a double tap', () => {
  const here = { clientX: 100, clientY: 700, detail: 1, target: null }

  it('is dropped if something was entered under the finger', () => {
    const taps = watchDoubleTaps()
    expect(taps.drops(here, 1000)).toBe(false)
    taps.changed(1000)
    expect(taps.drops({ ...here, clientX: 104, clientY: 690 }, 1250)).toBe(true)
    expect(taps.drops(here, 1299)).toBe(true)
    expect(taps.drops(here, 1300)).toBe(false)
  })

  it('is dropped for longer if a round has ended: one player too many was passed for', () => {
    const taps = watchDoubleTaps()
    expect(taps.drops(here, 1000)).toBe(false)
    taps.changed(1000, true)
    expect(taps.drops(here, 1999)).toBe(true)
    expect(taps.drops({ ...here, clientY: 300 }, 1999)).toBe(false)
    expect(taps.drops(here, 2000)).toBe(false)
  })

  it('of a key is dropped no longer after a round: another button may have the focus', () => {
    const taps = watchDoubleTaps()
    const key = { clientX: 0, clientY: 0, detail: 0, target: null }
    expect(taps.drops(key, 1000)).toBe(false)
    taps.changed(1000, true)
    expect(taps.drops(key, 1299)).toBe(true)
    expect(taps.drops(key, 1300)).toBe(false)
  })

  it('of a key is two where each redoes an entry, unlike two taps of a finger on Redo, or Enter held down on it', () => {
    const taps = watchDoubleTaps()
    const redo = Object.assign(document.createElement('button'), { className: 'button redo' })
    const key = { clientX: 0, clientY: 0, detail: 0, target: redo }
    expect(taps.drops(key, 1000)).toBe(false)
    taps.changed(1000)
    expect(taps.drops(key, 1120)).toBe(false)
    taps.changed(1120)
    expect(taps.drops({ ...key, target: document.body }, 1200)).toBe(true)
    expect(taps.drops({ ...key, isTrusted: true }, 1200)).toBe(true)
    expect(taps.drops({ ...here, target: redo }, 2000)).toBe(false)
    taps.changed(2000)
    expect(taps.drops({ ...here, target: redo }, 2120)).toBe(true)
  })

  it('is two taps if it is elsewhere, or nothing was entered', () => {
    const taps = watchDoubleTaps()
    expect(taps.drops(here, 1000)).toBe(false)
    expect(taps.drops(here, 1050)).toBe(false)
    taps.changed(1050)
    const digit = { ...here, clientY: 300 }
    expect(taps.drops(digit, 1100)).toBe(false)
    expect(taps.drops(digit, 1150)).toBe(false)
  })
})

describe('the second half of a double tap', () => {
  const place = { clientX: 100, clientY: 500, detail: 1 }
  const buttons = () =>
    ['opens', 'enters'].map(name => Object.assign(document.createElement('button'), { name }))
  const [opens, enters] = buttons() as [HTMLButtonElement, HTMLButtonElement]

  /** Taps one button and then another, with `there` under the finger by then; says whether the second tap slid. */
  function tapBoth(
    there: Element,
    second: Partial<{ clientY: number; detail: number; timeStamp: number }> = {},
  ) {
    document.elementFromPoint = () => there
    const taps = watchDoubleTaps()
    taps.tapped({ ...place, target: opens, timeStamp: 1000 })
    expect(taps.slid()).toBe(false)
    taps.tapped({ ...place, target: enters, timeStamp: 1180, ...second })
    return taps.slid()
  }

  it('enters nothing if the first half brought the button under the finger', () => {
    expect(tapBoth(enters)).toBe(true)
  })

  it('is a tap of its own if it is later, elsewhere, or by a key', () => {
    expect(tapBoth(enters, { timeStamp: 1300 })).toBe(false)
    expect(tapBoth(enters, { clientY: 600 })).toBe(false)
    expect(tapBoth(enters, { detail: 0 })).toBe(false)
  })

  it('is a tap of its own if the first button still lies there: two keys side by side', () => {
    expect(tapBoth(opens)).toBe(false)
    expect(tapBoth(opens.appendChild(document.createElement('b')))).toBe(false)
  })
})
