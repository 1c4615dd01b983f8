import { describe, expect, it } from 'vitest'
import type { Voice } from '../../../../src/rules/rule'
import { figureTyped, shortName, tensAround } from '../../../../src/ui/kit/play/kit'

const tens = { step: 10, to: 2000 }

describe('a typed figure', () => {
  it('is the same with or without its last zero, if it has one or two digits', () => {
    expect([8, 80, 12, 120, 15, 150, 99].map(it => figureTyped(it, tens))).toEqual([
      80, 80, 120, 120, 150, 150, 990,
    ])
    expect([0, 10, 100, 300, 1000].map(it => figureTyped(it, tens))).toEqual([0, 10, 100, 300, 1000])
  })

  it('is what was typed if it was typed whole, also if it is no multiple of ten', () => {
    expect([101, 105, 155, 199, 345, 1050, 1555].map(it => figureTyped(it, tens))).toEqual([
      101, 105, 155, 199, 345, 1050, 1555,
    ])
  })

  it('is what was typed if another zero would be too much', () => {
    expect([20, 21, 34].map(it => figureTyped(it, { step: 10, to: 200 }))).toEqual([20, 21, 34])
  })

  it('is what was typed if figures are not in tens', () => {
    expect([8, 80, 85].map(it => figureTyped(it, { step: 5, to: 2000 }))).toEqual([8, 80, 85])
  })
})

describe('a figure that is not in tens', () => {
  it('lies between two that are', () => {
    expect([155, 101, 3, 1999].map(it => tensAround(it, tens))).toEqual([
      [150, 160],
      [100, 110],
      [0, 10],
      [1990, 2000],
    ])
  })

  it('is none if it is in tens, or if figures do not go in tens', () => {
    expect([0, 10, 150, 1550].map(it => tensAround(it, tens))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(tensAround(85, { step: 5 })).toBeUndefined()
  })
})

describe('a name in a list with little room', () => {
  const names: Readonly<Record<string, string>> = {
    p1: 'Ann',
    p2: 'Konstantin von Egg',
    p3: 'Player 3',
    p4: 'Player 4',
  }
  const view = { worth: { p1: [], p2: [], p3: [], p4: [] } }
  const voice: Voice = { name: id => names[id] ?? id, money: String }

  it('is its first word, unless another begins with the same', () => {
    const called = ['p1', 'p2', 'p3', 'M&O'].map(id => shortName({ view, voice }, id))
    expect(called).toEqual(['Ann', 'Konstantin', 'Player 3', 'M&O'])
  })
})
