import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Best, Task } from '../../../../src/families/map/best'
import { type Aide, type Asked, solver } from '../../../../src/families/map/screens/solver'

/** Two stops, one section of track between them: a run of $50 for a train. */
const task = (trains: number): Task => {
  const link = (to: number, hex: string, side: number) => ({
    ...{ to, sides: [0] },
    ...{ leaves: [{ hex, side }], enters: [{ hex: hex === 'A1' ? 'A3' : 'A1', side: 5 - side }] },
  })
  const stop = (hex: string) => ({
    ...{ hex, kind: 'city', circles: 1, exits: [0], track: [], color: 'yellow', value: 20 },
  })
  return {
    network: {
      stops: [stop('A1'), stop('A3')] as unknown as Task['network']['stops'],
      links: [[link(1, 'A1', 2)], [link(0, 'A3', 3)]],
      ...{ sides: 1, stations: [0], through: [true, true] },
    },
    runners: Array.from({ length: trains }, () => ({
      ...{ train: '2', most: 2, worth: [20, 30], counts: [true, true] },
    })),
    bonuses: [],
  }
}

/** A worker that answers when it is told to. */
function aideThat(given: Partial<Aide> = {}) {
  const asked: Asked[] = []
  const aide: Aide & { answer(best: Best): void } = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: Asked) => asked.push(message),
    terminate: vi.fn(),
    answer(data) {
      this.onmessage?.call(this as never, { data } as MessageEvent)
    },
    ...given,
  }
  return { aide, asked }
}

const best = (total: number, certain = true): Best => ({ total, runs: [], certain })

/** What is done between what the page does. */
const idle: (() => void)[] = []
const whenIdle = (work: () => void) => idle.push(work)
const pass = () => {
  for (const work of idle.splice(0)) work()
}

beforeEach(() => {
  idle.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('best runs beside the page', () => {
  it('begins no worker before something is asked', () => {
    const begin = vi.fn()
    solver({ begin, whenIdle })
    expect(begin).not.toHaveBeenCalled()
  })

  it('asks the worker one task after the other, each once, and remembers what it says', () => {
    const { aide, asked } = aideThat()
    const begin = vi.fn(() => aide)
    const { ask, answers } = solver({ begin, whenIdle })
    for (const key of ['a', 'b', 'a', 'b']) ask(key, () => task(1))
    expect(asked).toHaveLength(1)
    aide.answer(best(50))
    aide.answer(best(60))
    expect([...answers.value].map(([key, found]) => [key, found?.total])).toEqual([
      ['a', 50],
      ['b', 60],
    ])
    ask('a', () => task(1))
    expect(asked).toHaveLength(2)
    expect(begin).toHaveBeenCalledTimes(1)
  })

  it('searches further where the answer is not certain, after what nobody has an answer to, and once', () => {
    const { aide, asked } = aideThat()
    const { ask, answers } = solver({ begin: () => aide, whenIdle })
    ask('a', () => task(1))
    ask('b', () => task(2))
    aide.answer(best(50, false))
    expect(answers.value.get('a')?.certain).toBe(false)
    expect(asked.at(-1)?.task.runners).toHaveLength(2)
    aide.answer(best(70))
    expect(asked).toHaveLength(3)
    expect(asked[2]?.comparisons).toBeGreaterThan(asked[0]?.comparisons ?? 0)
    aide.answer(best(60, false))
    expect(asked).toHaveLength(3)
    expect(answers.value.get('a')).toEqual(best(60, false))
  })

  const broken: readonly (readonly [string, () => Aide])[] = [
    [
      'cannot be begun',
      () => {
        throw new DOMException('no workers here', 'SecurityError')
      },
    ],
    [
      'takes no task',
      () =>
        aideThat({
          postMessage: () => {
            throw new DOMException('no room', 'DataCloneError')
          },
        }).aide,
    ],
  ]
  it.each(broken)('works on the page when it is idle if the worker %s', (_, begin) => {
    const { ask, answers } = solver({ begin, whenIdle })
    ask('a', () => task(1))
    ask('b', () => task(1))
    expect(answers.value.size).toBe(0)
    pass()
    expect(answers.value.get('a')).toMatchObject({ total: 50, certain: true })
    pass()
    expect(answers.value.get('b')?.total).toBe(50)
  })

  it('goes on by itself when the worker fails in the middle, and calls it no more', () => {
    const { aide, asked } = aideThat()
    const { ask, answers } = solver({ begin: () => aide, whenIdle })
    ask('a', () => task(1))
    const event = new Event('error', { cancelable: true })
    aide.onerror?.call(aide as never, event as ErrorEvent)
    expect(event.defaultPrevented).toBe(true)
    expect(aide.terminate).toHaveBeenCalled()
    ask('b', () => task(1))
    pass()
    pass()
    expect([...answers.value.keys()]).toEqual(['a', 'b'])
    expect(asked).toHaveLength(1)
  })

  it('waits for a worker that never answers only so long', () => {
    vi.useFakeTimers()
    const { aide } = aideThat()
    const { ask, answers } = solver({ begin: () => aide, whenIdle })
    ask('a', () => task(1))
    vi.advanceTimersByTime(60_000)
    pass()
    expect(answers.value.get('a')?.total).toBe(50)
    // What it says after all is not taken for the answer to something else.
    ask('b', () => task(2))
    aide.answer(best(999))
    pass()
    expect(answers.value.get('b')?.total).toBe(50)
  })

  it('says what cannot be worked out, and goes on', () => {
    const begin = () => {
      throw new Error('none')
    }
    const { ask, answers } = solver({ begin, whenIdle })
    ask('a', () => ({ ...task(1), network: null as unknown as Task['network'] }))
    ask('b', () => task(1))
    pass()
    pass()
    expect([...answers.value].map(([key, found]) => [key, found?.total])).toEqual([
      ['a', undefined],
      ['b', 50],
    ])
    expect(answers.value.get('a')).toBeNull()
  })
})
