import { describe, expect, it } from 'vitest'
import { figureTyped } from '../../../../src/ui/kit/play/kit'

const tens = { step: 10, to: 2000 }

describe('a typed figure', () => {
  it('is the same with or without its last zero, and a figure typed in full is itself', () => {
    expect([8, 80, 12, 120, 105, 1050].map(it => figureTyped(it, tens))).toEqual([
      80, 80, 120, 120, 1050, 1050,
    ])
    expect([0, 10, 100, 300, 1000].map(it => figureTyped(it, tens))).toEqual([0, 10, 100, 300, 1000])
  })

  it('is what was typed if another zero would be too much', () => {
    expect([200, 201, 345, 2345].map(it => figureTyped(it, tens))).toEqual([200, 201, 345, 2345])
  })

  it('is what was typed if figures are not in tens', () => {
    expect([8, 80, 85].map(it => figureTyped(it, { step: 5, to: 2000 }))).toEqual([8, 80, 85])
  })
})
