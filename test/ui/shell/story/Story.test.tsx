import { cleanup, fireEvent, screen } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { set } from '../../../../src/app/device/settings'
import { roundsCsv, roundsJson } from '../../../../src/interop/tables'
import { now } from '../../../../src/session/session'
import { dividendsByCorporation, standings, turningPoints, worthByRound } from '../../../../src/session/story'
import { setup } from '../../../app/setup'
import { actionsOf, knownGames, type Recorded, realGame } from '../../../games/recorded'
import { sessionOf, title } from '../../../session/games'
import { rowsOf, told } from './kit'

const game = realGame('4714')

beforeEach(() => set('hideNetWorth', false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Draws the story of a game with everything unfolded. */
const tell = (of: Recorded, upTo?: number, timed?: (n: number) => string) =>
  told(
    of,
    actionsOf(of)
      .slice(0, upTo)
      .map((action, n) => (timed ? { ...action, at: timed(n) } : action)),
  )

/** The final ranking, best first. */
const best = standings(title.view(now(sessionOf(game)))).map(({ place, player, parts, total }) => {
  const [cash = 0, stock = 0] = ['cash', 'stock'].map(of => parts.find(({ part }) => part === of)?.amount)
  return { place, name: game.players.find(({ id }) => id === player)?.name, cash, stock, total }
})

describe('the ranking', () => {
  it('has a line for each player, best first, with its parts', async () => {
    await tell(game)
    expect(screen.getByRole('heading', { name: 'Player 3 wins' })).toBeTruthy()
    expect(rowsOf(screen.getByRole('table', { name: 'Ranking' }))).toEqual(
      best.map(({ place, name, cash, stock, total }) => [
        `${place}. ${name}`,
        ...[cash, stock, 0, total].map(String),
      ]),
    )
    const first = screen.getByRole('table', { name: 'Player 3' })
    const sum = rowsOf(first).reduce((all, [, amount]) => all + Number(amount?.replace(/\D/g, '')), 0)
    expect(sum).toBe(3037)
    expect(first.querySelector('tfoot')?.textContent).toBe('Total$3,037')
  })

  it('names all who share the first place, with the rule of ties and the round that may break it', async () => {
    await told(setup, [{ type: 'stop' }])
    expect(screen.getByRole('heading', { name: 'Ann, Bo and Cy share first place' })).toBeTruthy()
    expect(screen.getByText(/A tie for first place stands/)).toBeTruthy()
    expect(rowsOf(screen.getByRole('table', { name: 'Ranking' })).map(([who]) => who)).toEqual([
      '1. Ann',
      '1. Bo',
      '1. Cy',
    ])
  })
})

describe('net worth by round', () => {
  it('is a line for each player with a point for each round, also in words and in figures', async () => {
    const container = await tell(game)
    const points = worthByRound(sessionOf(game))
    const picture = screen.getByRole('img', { name: /^Net worth by round/ })
    expect(picture.getAttribute('aria-label')).toBe(
      'Net worth by round: Player 1 $2,522, Player 2 $2,836, Player 3 $3,037, Player 4 $2,498',
    )
    const lines = [...container.querySelectorAll('.worth-chart polyline')]
    expect(lines).toHaveLength(4)
    for (const line of lines)
      expect(line.getAttribute('points')?.trim().split(/\s+/)).toHaveLength(points.length)
    const figures = rowsOf(screen.getByRole('region', { name: 'Net worth by round' }))
    expect(figures).toEqual(
      points.map(({ round, worth }) => [
        round || 'Start',
        ...game.players.map(player => `${worth[player.id]}`),
      ]),
    )
    expect(figures.at(-1)?.slice(1)).toEqual(['2522', '2836', '3037', '2498'])
  })
})

describe('dividends by corporation', () => {
  it('are a line for each corporation, with what went to each player and into its treasury', async () => {
    const known = knownGames().find(it =>
      dividendsByCorporation(sessionOf(it)).some(row => row.toTreasury > 0),
    )
    if (!known) throw new Error('no game with a dividend for the Open Market')
    await tell(known)
    const lines = rowsOf(screen.getByRole('region', { name: 'Dividends by corporation' }))
    expect(lines).toEqual(
      dividendsByCorporation(sessionOf(known)).map(({ corporation, byPlayer, toTreasury, total }) => [
        corporation,
        ...known.players.map(({ id }) => `${byPlayer[id] || '·'}`),
        ...[`${toTreasury || '·'}`, `${total}`],
      ]),
    )
  })

  it('say how often each paid and withheld', async () => {
    await tell(game)
    const { paid = 0, withheld = 0 } =
      dividendsByCorporation(sessionOf(game)).find(row => row.corporation === 'ATN') ?? {}
    expect(paid * withheld).toBeGreaterThan(1)
    expect(
      screen.getByText(
        new RegExp(`^ATN paid ${paid} times and withheld ${withheld} times, \\$[\\d,]+ in all\\.$`),
      ),
    ).toBeTruthy()
  })
})

describe('the turning points', () => {
  it('are each a sentence with its round, and open their entries', async () => {
    await tell(game)
    const points = turningPoints(sessionOf(game))
    const links = [...document.querySelectorAll('.turnings a')]
    expect(links.map(link => link.getAttribute('href'))).toEqual(points.map(it => `#/entry/${it.entry}`))
    for (const [i, link] of links.entries()) expect(link.textContent).toContain(points[i]?.round)
    const said = links.map(link => link.textContent).join('\n')
    expect(said).toContain('OR 5.1 M&O bought the first 4 Train: phase 4. Gone: L&N 2, WRA 2 2, ATN 2 2.')
    expect(said.match(/The biggest run: /g)).toHaveLength(1)
  })

  it('include presidencies lost and money that presidents added', async () => {
    const known = knownGames().find(it => {
      const kinds = turningPoints(sessionOf(it)).map(turning =>
        turning.is === 'point' ? turning.point.code : turning.is,
      )
      return kinds.includes('president') && kinds.includes('helped')
    })
    if (!known) throw new Error('no such game')
    await tell(known)
    const said = [...document.querySelectorAll('.turnings a')].map(link => link.textContent).join('\n')
    expect(said).toMatch(/took the presidency of \S+ from /)
    expect(said).toMatch(/ added \$\d+ so that \S+ could buy its train\./)
  })

  it('say how long the game goes on once the bank has run out', async () => {
    const known = knownGames().find(it =>
      sessionOf(it).entries.some(({ happened }) => happened.some(one => one.is === 'ending' && one.during)),
    )
    if (!known) throw new Error('no such game')
    await tell(known)
    expect(document.querySelector('.turnings')?.textContent).toContain('The bank has run out: ')
  })
})

describe('the time', () => {
  it('is given by round and in total, without breaks', async () => {
    // One minute for each entry, and an hour's break before the twelfth.
    const clock = (n: number) => new Date(Date.UTC(2025, 0, 1, 20, n + (n >= 12 ? 60 : 0))).toISOString()
    await tell(game, 60, clock)
    const table = screen.getByRole('table', { name: 'Time by round' })
    const rows = rowsOf(table)
    expect(rows.map(([round]) => round?.split(' ').slice(0, 2).join(' '))).toEqual(['SR 1', 'OR 1.1', 'SR 2'])
    expect(rows[0]?.[0]).toContain('and a pause of 1 h 01 min')
    const minutes = rows.reduce((sum, [, time]) => sum + Number.parseInt(time ?? '', 10), 0)
    // 59 steps between 60 entries, one of which is the break.
    expect(minutes).toBe(58)
    expect(table.querySelector('tfoot')?.textContent).toBe('In all58 min')
  })

  it('is left out if entries have no times', async () => {
    await tell(game, 60)
    expect(screen.queryByRole('table', { name: 'Time by round' })).toBeNull()
    expect(screen.getByText(/without the times of its entries/)).toBeTruthy()
  })
})

describe('the early score', () => {
  it('is there at any time, unless the table keeps it secret', async () => {
    await tell(game, 170)
    expect(screen.getByRole('heading', { name: 'If it ended now' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
    expect(rowsOf(screen.getByRole('table', { name: 'Ranking' }))[0]).toEqual([
      '1. Player 3',
      '183',
      '1015',
      '100',
      '1298',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Keep it secret' }))
    await vi.waitFor(() => expect(screen.queryByRole('table', { name: 'Ranking' })).toBeNull())
    expect(screen.queryByRole('img')).toBeNull()
    expect(document.body.textContent).not.toContain('1298')
    expect(document.body.textContent).not.toContain('1,298')
    // Tables of the rounds, a picture and a print would say it all the same.
    for (const name of ['As text', 'As a picture', 'Rounds as CSV', 'Rounds as JSON', 'Print'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show it' }))
    await vi.waitFor(() => expect(screen.getByRole('table', { name: 'Ranking' })).toBeTruthy())
    expect(screen.getByRole('button', { name: 'Rounds as CSV' })).toBeTruthy()
  })

  it('is shown once the game is over, even if the table kept it secret', async () => {
    set('hideNetWorth', true)
    await tell(game)
    expect(screen.getByRole('table', { name: 'Ranking' })).toBeTruthy()
  })
})

describe('what is shared with others', () => {
  it('is the ranking as a text', async () => {
    await tell(game)
    const said = vi.fn(async (_: string) => {})
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: said } as never)
    fireEvent.click(screen.getByRole('button', { name: 'As text' }))
    await vi.waitFor(() => expect(screen.getByText('The result was copied.')).toBeTruthy())
    const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
    expect(said.mock.calls[0]?.[0].split('\n')).toEqual([
      'Player 3 wins.',
      '18AL: A market value has reached $300',
      ...best.map(
        ({ place, name, cash, stock, total }) =>
          `${place}. ${name} ${money(total)} (cash ${money(cash)}, shares ${money(stock)}, private companies $0)`,
      ),
    ])
  })

  it('says on which days it was played', async () => {
    const said = vi.fn(async (_: string) => {})
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: said } as never)
    // The first entry at noon, the last at noon of the next day.
    await tell(game, 25, n => new Date(2025, 0, 1, 12 + n).toISOString())
    fireEvent.click(screen.getByRole('button', { name: 'As text' }))
    await vi.waitFor(() => expect(said).toHaveBeenCalled())
    expect(said.mock.calls[0]?.[0].split('\n')[0]).toMatch(/ · January 1\s–\s2, 2025$/)
  })

  it.each([
    ['Rounds as CSV', /\.csv$/, roundsCsv],
    ['Rounds as JSON', /\.rounds\.json$/, roundsJson],
  ])('%s: the table of every round', async (button, name, made) => {
    await tell(game)
    const files: File[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      files.push(file as File)
      return 'blob:x'
    })
    fireEvent.click(screen.getByRole('button', { name: button }))
    await vi.waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toMatch(name)
    expect((await files[0]?.text())?.replace(/^\uFEFF/, '')).toBe(made(sessionOf(game)))
  })
})

describe('a game without an entry', () => {
  it('has its story, too', async () => {
    await tell(game, 0)
    expect(screen.getByText('No turning point yet.')).toBeTruthy()
    expect(screen.getByText('No corporation has run yet.')).toBeTruthy()
  })
})
