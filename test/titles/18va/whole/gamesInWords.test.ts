import { describe, expect, it } from 'vitest'
import { apply, choices } from '../../../../src/rules/apply'
import { law, type VaAction } from '../../../../src/titles/18va/law'
import { start } from '../../../../src/titles/18va/start'
import type { VaState } from '../../../../src/titles/18va/state'
import { chronicle } from '../../../../src/titles/18va/table/chronicle'
import { words as german } from '../../../../src/titles/18va/words/de'
import { words } from '../../../../src/titles/18va/words/en'
import { expectSameFigures, stimme, voice } from '../../../words/said'
import { knownGames, setupOf } from '../games'
import { correct, place, play } from '../kit'
import { expectGesagt, expectSentence } from '../words/said'

/** Fails if what is said about an entry or its consequences is no sentence in one of the languages. Returns the next table. */
function expectTold(state: VaState, action: VaAction): VaState {
  const outcome = apply(law, state, action)
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal))
  const { happened } = outcome
  const [entry, eintrag] = [words.entry(action, happened, voice), german.entry(action, happened, stimme)]
  expectSentence(entry)
  expectGesagt(eintrag)
  expectSameFigures(eintrag, entry)
  for (const it of happened) {
    const [said, gesagt] = [words.happening(it, voice), german.happening(it, stimme)]
    if (said === undefined || gesagt === undefined) {
      expect([said, gesagt]).toEqual([undefined, undefined])
      continue
    }
    expectSentence(said)
    expectGesagt(gesagt)
    expectSameFigures(gesagt, said)
  }
  for (const point of chronicle.turnings({ state: outcome.state, happened })) {
    expectSentence(words.turning?.(point, voice) ?? '')
    expectGesagt(german.turning?.(point, stimme) ?? '')
    expectSameFigures(german.turning?.(point, stimme) ?? '', words.turning?.(point, voice) ?? '')
  }
  return outcome.state
}

describe('whole games of 18VA in words', () => {
  it('every entry, every consequence and many refusals on the way are sentences in both languages', () => {
    const told = new Set<string>()
    const counted = { bought: 0, sold: 0, trains: 0 }
    let runs = 0
    for (const game of knownGames().filter((_, i) => i % 4 === 0)) {
      let state = start(setupOf(game))
      for (const [i, { action }] of game.trace.entries()) {
        if (i % 40 === 0)
          for (const { refusal } of choices(law, state))
            if (refusal) {
              expectSentence(words.refusal(refusal, voice))
              expectGesagt(german.refusal(refusal, stimme))
            }
        const before = state
        state = expectTold(state, action)
        told.add(action.type)
        const outcome = apply(law, before, action)
        if ('refusal' in outcome) continue
        const sums = chronicle.counts(outcome)
        for (const key of ['bought', 'sold', 'trains'] as const) counted[key] += sums[key] ?? 0
        const run = chronicle.run(outcome)
        if (run && action.type === 'run') {
          runs++
          expect(run).toEqual({ corporation: action.corporation, revenue: action.revenue, paid: action.pay })
        }
      }
    }
    const rare = ['correct', 'count', 'position', 'stop']
    expect(Object.keys(law.rules).filter(type => !rare.includes(type) && !told.has(type))).toEqual([])
    expect(runs).toBeGreaterThan(500)
    expect(counted.trains).toBeGreaterThan(100)
    expect(words.tally?.(counted)).toMatch(/shares bought, \d+ sold · \d+ trains bought/)
  })

  it('rulings, counts and the end of the table are, too', () => {
    const state = place({
      corporations: {
        SR: { president: 'p1', shares: { p1: 3, p2: 2 }, treasury: 100, trains: ['2G'] },
        WM: { president: 'p2', shares: { p2: 2 } },
      },
      privates: { REA: 'p1', PY: 'p2' },
      phase: '3',
      turn: 'SR',
    })
    const entries: VaAction[] = [
      correct({ money: { from: 'bank', to: 'p1', amount: 20 } }),
      correct({ shares: { corporation: 'WM', from: 'ipo', to: 'p3', shares: 1 } }),
      correct({ shares: { corporation: 'WM', from: 'ipo', to: 'market', shares: 2 } }),
      correct({ president: { corporation: 'SR', player: 'p2' } }),
      correct({ price: { corporation: 'SR', cell: [0, 3] } }),
      correct({ train: { train: '2G', from: 'SR', to: 'market' } }),
      correct({ train: { train: '3', from: 'ipo', to: 'closed' } }),
      correct({ train: { train: '2', from: 'closed', to: 'WM' } }),
      correct({ private: { private: 'REA', to: 'SR' } }),
      correct({ private: { private: 'PY', to: 'closed' } }),
      correct({ station: { corporation: 'SR', left: 0 } }),
      correct({ phase: '4' }),
      correct({ convert: 'WM' }),
      correct({ trainLimit: { corporation: 'SR', extra: 1 } }),
      correct({ trainLimit: { corporation: 'SR', extra: 0 } }),
      correct({ turn: 'WM' }),
      { type: 'count', holder: 'bank', cash: 1000 },
      { type: 'count', holder: 'p1', cash: 420 },
      { type: 'stop' },
    ]
    let now = play(state)
    for (const action of entries) now = expectTold(now, action)
  })

  it('a trade with the Tredegar Iron Works and a forced purchase are told with their figures', () => {
    const state = place({
      cash: { p1: 150, p2: 0, p3: 0 },
      corporations: { SR: { president: 'p1', shares: { p1: 2 }, treasury: 30 } },
      privates: { TIW: 'SR' },
      phase: '4',
      turn: 'SR',
    })
    const action: VaAction = { type: 'buyTrain', corporation: 'SR', train: '3G', from: 'ipo', private: 'TIW' }
    const outcome = apply(law, state, action)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    expect(words.entry(action, outcome.happened, voice)).toBe(
      'SR buys a 3G train from the bank for $100; Ann adds $70. The Tredegar Iron Works takes $200 off and closes.',
    )
  })
})
