import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packGame } from '../../src/interop/compact/compact'
import { check, choices } from '../../src/rules/apply'
import type { Happening } from '../../src/rules/happening'
import type { Action, Voice } from '../../src/rules/rule'
import { WHOLE } from '../all'
import { actionsOf, type Recorded } from '../games/recorded'
import { doneBy } from '../played'
import { type Kit, kits } from '../titles/kits'
import { wholeWords } from '../words/whole'

// What a banker, a file or a code sees of the recorded games, as digests: while code moves, nothing of it may change. After
// a change on purpose, PAYMASTER_PIN=1 with PAYMASTER_WHOLE=1 writes them anew; look at what changed first.

/** The digests of one recorded game. */
type Pin = Readonly<Record<'report' | 'choices' | 'happened' | 'en' | 'de' | 'position' | 'code', string>>

const FILE = new URL('../fixtures/pinned.json', import.meta.url)
const PINNING = process.env.PAYMASTER_PIN === '1'
const pinned = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, Pin>>

/** Every so many entries the choices are looked at; they are the slow part. */
const EVERY = 25

const digest = () => {
  const hash = createHash('sha256')
  return {
    add: (value: unknown) => void hash.update(`${JSON.stringify(value)}\n`),
    hex: () => hash.digest('hex').slice(0, 12),
  }
}

const keyOf = (game: Recorded) => {
  const text = JSON.stringify([game.players, game.options, game.own ?? null, actionsOf(game)])
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

async function pinOf({ title }: Kit, game: Recorded): Promise<Pin> {
  const { players, options, own } = game
  const setup = { players, options, ...(own ? { own } : {}) }
  const actions = actionsOf(game)
  const start = title.start(setup)
  const done = doneBy(title.law, start, actions)
  const [report, offered, happened, positions] = [digest(), digest(), digest(), digest()]
  const positionOf = await title.position?.()
  const names = new Map(players.map(({ id, name }) => [id, name]))
  const cards = new Map(title.corporations(setup).map(({ id, short }) => [id, short]))
  const voice: Voice = { name: id => names.get(id) ?? cards.get(id) ?? id, money: amount => `$${amount}` }
  const languages = await Promise.all(
    (['en', 'de'] as const).map(async it => [it, await wholeWords(title, it)] as const),
  )
  const said = { en: digest(), de: digest() }
  for (const [i, { state, happened: all }] of done.entries()) {
    report.add(title.report(state))
    happened.add(all)
    for (const [language, words] of languages) {
      said[language].add(words.entry(actions[i] as Action, all, voice))
      for (const it of all as readonly Happening[]) said[language].add(words.happening(it, voice) ?? null)
    }
    if (i % EVERY !== 0) continue
    const judged = choices(title.law, state).map(({ slot, draft, vary }) => {
      const refusal = check(title.law, state, draft)
      for (const [language, words] of languages)
        if (refusal) said[language].add(words.refusal(refusal, voice))
      return [slot, draft, vary ?? null, refusal ?? null]
    })
    offered.add(judged)
    if (positionOf && state.turn[0].at !== 'over') positions.add(positionOf(state))
  }
  const code = createHash('sha256')
    .update(packGame({ title, setup, actions }) ?? '')
    .digest('hex')
    .slice(0, 12)
  return {
    report: report.hex(),
    choices: offered.hex(),
    happened: happened.hex(),
    en: said.en.hex(),
    de: said.de.hex(),
    position: positions.hex(),
    code,
  }
}

describe.each(kits)('the recorded games of $id', kit => {
  it('are seen as they were before', async () => {
    const games = WHOLE || PINNING ? kit.recorded : kit.sample
    const found: Record<string, Pin> = {}
    for (const game of games) found[keyOf(game)] = await pinOf(kit, game)
    if (PINNING) {
      const all = { ...(JSON.parse(readFileSync(FILE, 'utf8')) as typeof pinned), [kit.id]: found }
      writeFileSync(FILE, `${JSON.stringify(all, null, 1)}\n`)
      return
    }
    const known = pinned[kit.id] ?? {}
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map(key => [key, known[key]])))
  })
})
