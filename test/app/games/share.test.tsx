import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { session } from '../../../src/app/desk/table'
import { readWords } from '../../../src/app/desk/words'
import { games, newGame, refresh } from '../../../src/app/games/games'
import { importFile } from '../../../src/app/games/intake'
import { drawCodes, scan, startOver, takeCode } from '../../../src/app/games/share'
import { openGame } from '../../../src/app/opening/open'
import { packGame } from '../../../src/interop/compact/compact'
import { framesOf } from '../../../src/interop/qr/frames'
import type { Session } from '../../../src/session/session'
import { loadTitle } from '../../../src/titles/registry'
import { Scan } from '../../../src/ui/shell/share/Scan'
import { Share } from '../../../src/ui/shell/share/Share'
import { share as said } from '../../../src/words/en/share'
import { actionsOf, gameFileOf, knownGames, type Recorded, realGame } from '../../games/recorded'
import { randomBelow } from '../../interop/hostile'
import { mutatedText } from '../../interop/mutations'
import { equip } from '../support'

const title = await loadTitle('18AL')

function textsOf(game: Recorded): readonly string[] {
  const setup = { players: game.players, options: game.options }
  return framesOf(packGame({ title, setup, actions: actionsOf(game) }) ?? new Uint8Array()) ?? []
}

async function open(game: Recorded): Promise<Session> {
  const taken = await importFile(gameFileOf(game), 'apart')
  if (!('game' in taken)) throw new Error(JSON.stringify(taken))
  await openGame(taken.game)
  return session.value as Session
}

/** The shortest game that takes more than one code. */
const long = knownGames()
  .filter(game => textsOf(game).length > 1)
  .reduce((a, b) => (a.trace.length < b.trace.length ? a : b))

beforeAll(async () => {
  equip()
  await readWords()
})
afterEach(() => {
  cleanup()
  startOver()
})

describe('the app', () => {
  it('draws the codes of the open game, and accepts them on the other side', async () => {
    const shown = await drawCodes(await open(long))
    const texts = textsOf(long)
    expect(shown).toHaveLength(texts.length)
    const received = []
    for (const text of [...texts].reverse()) received.push(await takeCode(text))
    expect(received.slice(0, -1)).toEqual(texts.slice(1).map(() => undefined))
    expect(scan.value).toMatchObject({ count: texts.length, whole: true, told: null })
    const last = received.at(-1)
    if (!last || !('text' in last)) throw new Error(JSON.stringify(last))
    expect(JSON.parse(last.text).actions).toEqual(actionsOf(long))
    expect(await takeCode(texts[0] as string)).toBeUndefined()
  })

  it('reports codes that do not belong to the series', async () => {
    await takeCode(textsOf(long)[0] as string)
    await takeCode(textsOf(realGame('4714'))[0] as string)
    expect(scan.value).toMatchObject({ read: [0], told: 'otherGame', whole: false })
    await takeCode('https://example.org')
    expect(scan.value).toMatchObject({ read: [0], told: 'foreign' })
  })

  it('stores a mutated file whole or not at all', async () => {
    const below = randomBelow(18)
    const short = { ...realGame('4714'), trace: realGame('4714').trace.slice(0, 30) }
    await refresh()
    let stored = games.value.length
    for (let n = 0; n < 60; n++) {
      const taken = await importFile(mutatedText(gameFileOf(short), below), 'apart')
      await refresh()
      if ('game' in taken) stored++
      expect(games.value).toHaveLength(stored)
    }
  })
})

describe('the screen that shows codes', () => {
  it('shows one code if one is enough', async () => {
    await open(realGame('4714'))
    render(<Share />)
    await screen.findByRole('img', { name: said.code(1, 1) })
    expect(screen.queryByText(said.pause)).toBeNull()
    expect(screen.getByText(/252 entries/)).toBeTruthy()
  })

  it('shows the codes of a longer game in turn, and stops and steps', async () => {
    await open(long)
    render(<Share />)
    const of = textsOf(long).length
    await screen.findByRole('img', { name: said.code(1, of) })
    await screen.findByRole('img', { name: said.code(2, of) })
    // They go on until somebody stops them, which may be a moment later.
    fireEvent.click(screen.getByText(said.pause))
    const at = Number(/\d+/.exec(screen.getByRole('img').getAttribute('aria-label') ?? '')?.[0])
    expect(screen.getByText(said.play)).toBeTruthy()
    fireEvent.click(screen.getByText(said.next))
    await screen.findByRole('img', { name: said.code((at % of) + 1, of) })
    fireEvent.click(screen.getByText(said.play))
    fireEvent.click(screen.getByText(said.previous))
    fireEvent.click(screen.getByText(said.previous))
    await screen.findByRole('img', { name: said.code(((at - 2 + of) % of) + 1, of) })
    expect(screen.getByText(said.play)).toBeTruthy()
  })

  it('shows other codes after an undo', async () => {
    await newGame('18AL', { players: realGame('4714').players, options: {} })
    render(<Share />)
    await screen.findByText(/^0 entries/)
    const code = () => screen.getByRole('img').innerHTML
    await screen.findByRole('img')
    const before = code()
    await open(realGame('144868'))
    await waitFor(() => expect(code()).not.toBe(before))
  })
})

describe('the screen that reads codes', () => {
  it('says why there is no camera and how far it is, and can start over', async () => {
    render(<Scan />)
    await screen.findByText(/camera/i, { selector: '.strip.stop' })
    expect(screen.getByText(said.progress(0, 0))).toBeTruthy()
    const texts = textsOf(long)
    await takeCode(texts[1] as string)
    await screen.findByText(said.progress(1, texts.length))
    fireEvent.click(screen.getByText(said.startOver))
    await screen.findByText(said.progress(0, 0))
  })
})
