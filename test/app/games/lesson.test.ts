import { describe, expect, it } from 'vitest'
import { hintFor, type LessonStep, sampleFile, stepAfter } from '../../../src/app/games/lesson'
import { gameFileText } from '../../../src/interop/gameFile'
import { choices } from '../../../src/rules/apply'
import type { Action } from '../../../src/rules/rule'
import { begin, now, type Session, undo, withImplied } from '../../../src/session/session'
import sample from '../../../src/titles/18al/later/sample.json'
import { cardOf, loadTitle, TITLES } from '../../../src/titles/registry'
import { entered, taken } from '../../session/games'

const title = await loadTitle('18AL')

const upTo = (count: number) =>
  entered(begin(title, { players: sample.players, options: {} }), sample.actions.slice(0, count))

const pass = (player: string): Action => ({ type: 'pass', player }) as Action
const ALL_PASS = ['p2', 'p3', 'p4', 'p1'].map(pass)

/** The hint on the way to a step, on the desk of a game as its screen shows it. */
function hintIn(open: Session, step: LessonStep) {
  return hintFor(step, choices(title.law, withImplied(open, now(open)).state))
}

describe('the table to try', () => {
  const { tryAt } = sample
  const at = { game: 'g', at: tryAt }

  it('goes on from buying once a share is bought, and not before', () => {
    expect(stepAfter({ ...at, step: 'buy' }, upTo(tryAt))).toBe('buy')
    expect(stepAfter({ ...at, step: 'buy' }, upTo(tryAt + 1))).toBe('run')
  })
  it('goes on from running once a corporation has run, and further once that is undone', () => {
    const ran = upTo(sample.actions.findIndex((it, i) => i > tryAt && it.type === 'run') + 1)
    expect(stepAfter({ ...at, step: 'run' }, upTo(tryAt + 1))).toBe('run')
    expect(stepAfter({ ...at, step: 'run' }, ran)).toBe('undo')
    expect(stepAfter({ ...at, step: 'undo' }, ran)).toBe('undo')
    expect(stepAfter({ ...at, step: 'undo' }, taken(undo(ran)))).toBe('done')
  })
  it.each([
    ['look', sample.actions],
    ['try', sample.actions.slice(0, tryAt)],
  ] as const)('is a game file like any other, to %s', async (how, actions) => {
    const text = gameFileText({ title, setup: { players: sample.players, options: {} }, actions })
    expect(await sampleFile('18AL', how)).toBe(text)
  })
  it('goes back to buying if the purchase is undone, and past it once the round is over', () => {
    const undone = taken(undo(upTo(tryAt + 1)))
    expect(stepAfter({ ...at, step: 'run' }, undone)).toBe('buy')
    const ahead = entered(upTo(tryAt), ALL_PASS)
    expect(stepAfter({ ...at, step: 'buy' }, ahead)).toBe('run')
    expect(stepAfter({ ...at, step: 'run' }, entered(upTo(tryAt), ALL_PASS.slice(0, 3)))).toBe('buy')
  })
  it('asks for a purchase only of somebody who can buy', () => {
    expect(hintIn(upTo(tryAt), 'buy')).toBe('buy')
    expect(hintIn(entered(upTo(tryAt), [pass('p2')]), 'buy')).toBe('pass')
  })
  it('speaks of passing until the round is over, then of the run, and of the end of a turn without one', () => {
    expect(hintIn(upTo(tryAt + 1), 'run')).toBe('allPass')
    const runs = entered(upTo(tryAt), ALL_PASS)
    expect(hintIn(runs, 'run')).toBe('run')
    expect(hintIn(runs, 'buy')).toBe('run')
    const ran = upTo(sample.actions.findIndex((it, i) => i > tryAt && it.type === 'run') + 1)
    expect(hintIn(ran, 'run')).toBe('end')
    expect(hintIn(ran, 'undo')).toBe('undo')
  })
  it('says nothing where nothing leads on', () => {
    expect(hintIn(upTo(sample.actions.length), 'run')).toBeUndefined()
  })
  it('is part of a game that is played to its end without a refusal', () => {
    expect(title.view(upTo(sample.actions.length).entries.at(-1)?.state as never).over).toBe('market')
  })
})

it.each(TITLES)('the card of %s says `sample: false` if the title has none, and only then', async id => {
  const { sample } = await loadTitle(id)
  expect(cardOf(id).sample).toBe(sample ? undefined : false)
})

describe.each(TITLES.filter(id => cardOf(id).sample !== false))('the sample of %s', id => {
  const all = async () => {
    const title = await loadTitle(id)
    const sample = await title.sample?.()
    if (!sample) throw new Error('no sample')
    const { players, own, actions, tryAt } = sample
    const fresh = begin(title, { players, options: {}, ...(own ? { own } : {}) })
    return { title, tryAt, actions, upTo: (count: number) => entered(fresh, actions.slice(0, count)) }
  }
  /** The desk of a game as its screen shows it. */
  const shownIn = (open: Session) => choices(open.title.law, withImplied(open, now(open)).state)

  it('is played to its end without a refusal, so that there is a story to look at', async () => {
    const { title, actions, upTo } = await all()
    expect(title.view(now(upTo(actions.length))).over).not.toBeNull()
  })

  it('begins where a share is bought and a run comes soon: each hint of the lesson leads to the next', async () => {
    const { title, tryAt, upTo } = await all()
    let open = upTo(tryAt)
    let step: LessonStep = 'buy'
    const hints: string[] = []
    for (let taps = 0; taps < 14 && step !== 'undo'; taps++) {
      const shown = shownIn(open)
      const hint = hintFor(step, shown)
      if (hint === undefined) throw new Error(`no hint after ${hints}`)
      hints.push(hint)
      const type = { buy: 'buyShare', card: 'takeCard', run: 'run', end: 'endTurn' }[hint as string] ?? 'pass'
      const tapped = shown.find(
        ({ draft, refusal }) =>
          draft.type === type &&
          !refusal &&
          (type !== 'takeCard' || /^shares/.test(`${(draft as { card?: string }).card}`)),
      )
      if (!tapped) throw new Error(`cannot ${hint}`)
      const draft = type === 'run' ? { ...tapped.draft, revenue: 60, pay: true } : tapped.draft
      open = entered(open, [...title.implied(now(open)), draft as Action])
      step = stepAfter({ game: 'g', at: tryAt, step }, open)
    }
    expect(step).toBe('undo')
    expect(hints.filter((it, i) => it !== hints[i - 1]).length).toBeLessThanOrEqual(4)
  })
})
