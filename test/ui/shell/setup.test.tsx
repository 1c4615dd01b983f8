// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { go } from '../../../src/app/desk/routes'
import { readWords, titleAtHand } from '../../../src/app/desk/words'
import { shelf } from '../../../src/app/device/shelf'
import { games, newGame } from '../../../src/app/games/games'
import { readCopy } from '../../../src/app/games/intake'
import { beginJoining } from '../../../src/app/games/join'
import type { LadderField } from '../../../src/rules/setup'
import type { AnyTitle } from '../../../src/rules/title'
import { copyText } from '../../../src/store/copy'
import type { GameHead } from '../../../src/store/types'
import { cardOf, TITLES } from '../../../src/titles/registry'
import { Rules } from '../../../src/ui/shell/menu/Rules'
import { ladderFrom, priceFault, spotAfter } from '../../../src/ui/shell/setup/ladder'
import { NewGame } from '../../../src/ui/shell/setup/NewGame'

const { made } = vi.hoisted(() => {
  const labels: Readonly<Record<string, string>> = {
    ...{ index: 'Price index', 'index what': 'Copy the card.', top: 'Upper', bottom: 'Lower' },
    ...{ others: 'Other companies', duel: 'A duel', 'first seat': 'Who holds the card' },
  }
  const words = {
    label: (id: string) => labels[id] ?? id,
    ...{ cite: (rule: string) => `§ ${rule}`, paragraphs: ['tiles'] },
    book: async () => ({ tiles: { heading: 'Made tiles', text: 'Lay one.', example: 'One.' } }),
  }
  const fields = [
    {
      ...{ is: 'ladder', key: 'index', rows: ['top', 'bottom'], least: 3, most: 4, highest: 999 },
      begins: [50, 55],
    },
    { is: 'companies', key: 'others', ids: ['c5', 'c6'], taken: ['Mildendo Railway'] },
  ]
  const made = {
    ...{ id: 'Made', edition: 1, seats: { least: 2, most: 4 }, places: [], law: { rules: {} } },
    setup: { flags: [{ id: 'duel', seats: [2] }], fields },
    ...{ corporations: () => [], words: async () => words },
  }
  return { made: made as unknown as AnyTitle }
})

vi.mock('../../../src/titles/registry', async original => {
  const real = await original<typeof import('../../../src/titles/registry')>()
  const card = { id: 'Made', name: 'Made: A Game of Tests', short: 'Made up', round: (id: string) => id }
  return {
    TITLES: [...real.TITLES, 'Made'],
    isTitle: (id: string) => id === 'Made' || real.isTitle(id),
    cardOf: (id: '18AL') => ((id as string) === 'Made' ? card : real.cardOf(id)),
    loadTitle: async (id: '18AL') => ((id as string) === 'Made' ? made : real.loadTitle(id)),
  }
})
vi.mock('../../../src/app/games/games', async original => ({
  ...(await original<object>()),
  newGame: vi.fn(async () => 'id'),
}))
vi.mock('../../../src/app/games/join', async original => ({
  ...(await original<object>()),
  beginJoining: vi.fn(async () => {}),
}))

const headOf = (title: string, more: Partial<GameHead> = {}): GameHead => ({
  ...{ id: `of-${title}`, format: 1, title, edition: 1, options: {}, round: 'SR 1', over: false, records: 0 },
  players: ['Ann', 'Bo'].map((name, i) => ({ id: `p${i + 1}`, name })),
  ...{ created: '2026-11-04T10:00:00.000Z', changed: '2026-11-04T10:00:00.000Z' },
  ...more,
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(button(name))
/** What is said beside the button that begins. */
const alerted = () =>
  screen
    .getAllByRole('alert')
    .map(it => it.textContent)
    .join('')
const write = (name: string, text: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value: text } })
const digits = () => within(screen.getByRole('group', { name: 'Digits of the price' }))
function type(figure: number) {
  for (const digit of `${figure}`)
    fireEvent.click(
      digits().getByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === digit),
    )
}
const on = () => fireEvent.click(digits().getByRole('button', { name: 'Next space' }))

/** The new-game page with a title chosen, and its players named. */
async function opened(title = 'Made up', names: readonly string[] = ['Ann', 'Bo', 'Cy', 'Di']) {
  render(<NewGame />)
  fireEvent.click(await screen.findByRole('button', { name: title }))
  await screen.findByRole('button', { name: 'Begin the game' })
  if (title === 'Made up') await screen.findByText('Copy the card.')
  names.forEach((name, i) => void write(`Player ${i + 1}`, name))
}

/** Every price of a ladder with three spaces. */
function fillIn() {
  tap(/^Upper, space 3/)
  for (const price of [60, 10, 20, 30]) {
    type(price)
    on()
  }
}

// A title with its screens is loaded within a test.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(readWords)
beforeEach(async () => {
  vi.mocked(newGame).mockClear()
  games.value = []
  titleAtHand.value = null
  go('new')
})
afterEach(cleanup)

describe('which game', () => {
  it('is asked where there are several, the one played last first and chosen', async () => {
    games.value = [headOf('Made')]
    render(<NewGame />)
    const group = await screen.findByRole('group', { name: 'Which game' })
    const choices = within(group).getAllByRole('button')
    expect(choices.map(choice => [choice.textContent, choice.getAttribute('aria-pressed')])).toEqual([
      ['Made up', 'true'],
      ...TITLES.filter(id => (id as string) !== 'Made').map(id => [cardOf(id).short ?? id, 'false']),
    ])
    expect(await screen.findByText('Made: A Game of Tests')).toBeTruthy()
  })

  it('keeps the names when it changes, also those of more seats than it has; the rest follows the title', async () => {
    await opened('18AL', [])
    fireEvent.click(within(screen.getByRole('group', { name: 'Players' })).getByText('5'))
    for (const [i, name] of ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].entries()) write(`Player ${i + 1}`, name)
    tap('Made up')
    await screen.findByText('Who holds the card')
    expect(screen.queryByLabelText('Player 5')).toBeNull()
    expect((screen.getByLabelText('Player 4') as HTMLInputElement).value).toBe('Di')
    tap('18AL')
    expect(((await screen.findByLabelText('Player 5')) as HTMLInputElement).value).toBe('Ed')
    expect(screen.queryByText('Price index')).toBeNull()
  })

  it('offers an option only to the numbers of players that it is for', async () => {
    await opened()
    expect(screen.queryByLabelText('A duel')).toBeNull()
    fireEvent.click(within(screen.getByRole('group', { name: 'Players' })).getByText('2'))
    expect(screen.getByLabelText('A duel')).toBeTruthy()
  })
})

describe('what a title asks for', () => {
  it('begins with empty spaces behind the printed prices, and nothing is begun while one is empty', async () => {
    await opened()
    tap('Begin the game')
    expect(alerted()).toBe('Upper: space 3 has no price yet.')
    expect(newGame).not.toHaveBeenCalled()
  })

  it('says at once that a price does not rise, but not while digits may follow', async () => {
    await opened()
    tap(/^Upper, space 3/)
    type(5)
    expect(screen.queryByText(/does not fit/)).toBeNull()
    on()
    expect(screen.getByText('Upper: 5 does not fit behind 55; prices rise along the row.')).toBeTruthy()
    // What is filled in is kept from page to page.
    tap('Upper, space 3: 5')
    type(60)
  })

  it('refuses a row that does not begin as printed', async () => {
    await opened()
    tap(/^Upper, space 1/)
    type(45)
    expect(screen.getByText('Upper: the printed row begins 50, 55, so 45 is wrong.')).toBeTruthy()
    type(0)
    tap('Begin the game')
    expect(newGame).not.toHaveBeenCalled()
  })

  it('refuses names that are taken, and passes what was filled in; the next game is offered the same', async () => {
    await opened()
    tap(/^Upper, space 1/)
    type(50)
    fillIn()
    tap('Add a company')
    tap('Begin the game')
    expect(alerted()).toBe('Company 1 has no name yet.')
    write('Company 1', 'mildendo railway')
    expect(screen.getByText('mildendo railway is the name of one of this game’s own companies.')).toBeTruthy()
    write('Company 1', 'bo')
    tap('Begin the game')
    expect(alerted()).toBe('bo is the name of a player; a company needs another one.')
    expect(newGame).not.toHaveBeenCalled()
    write('Company 1', 'Blefuscu')
    tap(/the colour of Blefuscu/)
    tap('turquoise')
    tap('Begin the game')
    const own = {
      index: { top: [50, 55, 60], bottom: [10, 20, 30] },
      others: [{ id: 'c5', name: 'Blefuscu', color: '#2aa5a0' }],
    }
    await waitFor(() => expect(newGame).toHaveBeenCalledWith('Made', expect.objectContaining({ own })))
    tap('The game has begun already')
    await waitFor(() => expect(beginJoining).toHaveBeenCalledWith('Made', expect.objectContaining({ own })))
    await vi.waitFor(async () =>
      expect(await (await shelf()).note('setup:Made')).toMatchObject({ index: own.index }),
    )
    cleanup()
    await opened()
    expect(screen.getByText('Filled in as last time.')).toBeTruthy()
    expect(screen.getByText('10 · 20 · 30')).toBeTruthy()
    tap('Change the prices')
    tap('Add a space')
    expect(button('Lower, space 4: empty')).toBeTruthy()
    expect(button('Add a space').getAttribute('aria-disabled')).toBe('true')
    tap('Remove the last space')
    tap('Remove Blefuscu')
    expect(screen.queryByLabelText('Company 1')).toBeNull()
  })

  it('is no part of the set-up of a title that asks for nothing', async () => {
    await opened('18AL')
    tap('Begin the game')
    await waitFor(() => expect(newGame).toHaveBeenCalled())
    expect(vi.mocked(newGame).mock.lastCall?.[1]).not.toHaveProperty('own')
  })
})

describe('a ladder that is being filled in', () => {
  const field: LadderField = {
    ...{ is: 'ladder', key: 'index', rows: ['top', 'bottom'], least: 3, most: 4, highest: 350 },
    begins: [50, 55],
  }

  it('takes over what was kept as far as it fits', () => {
    expect(ladderFrom(field, { top: [50, 'x', 70, 80, 90], bottom: [1] })).toEqual({
      top: [50, null, 70, 80],
      bottom: [1, null, null, null],
    })
    expect(ladderFrom(field, 'damaged')).toEqual({ top: [50, 55, null], bottom: [null, null, null] })
  })

  it('goes on to the next space, and from the end of a row to the first empty one of the next', () => {
    const draft = ladderFrom(field, { top: [50, 55, 60], bottom: [10, null, null] })
    expect(spotAfter(field, draft, { row: 'top', space: 0 })).toEqual({ row: 'top', space: 1 })
    expect(spotAfter(field, draft, { row: 'top', space: 2 })).toEqual({ row: 'bottom', space: 1 })
    expect(spotAfter(field, draft, { row: 'bottom', space: 2 })).toBeUndefined()
  })

  it('blames a price for digits still to come only where none would help', () => {
    const top = (price: number) => ({ top: [50, 55, price], bottom: [] })
    const typing = { row: 'top', space: 2 }
    expect(priceFault(field, top(3), typing)).toBeUndefined()
    expect(priceFault(field, top(3))?.code).toBe('ladderRises')
    expect(priceFault(field, top(40), typing)?.code).toBe('ladderRises')
    expect(priceFault(field, top(351), typing)?.code).toBe('ladderRange')
  })
})

describe('the rules without a game', () => {
  it('are those of the title that is chosen', async () => {
    go('rules', 'Made')
    render(<Rules />)
    expect(await screen.findByText('§ tiles')).toBeTruthy()
    tap('18AL')
    expect(await screen.findByText('1.1')).toBeTruthy()
    expect(screen.queryByText('Made tiles')).toBeNull()
  })
})

describe('a copy of a game with values of its title', () => {
  const own = { index: { top: [50, 55, 60], bottom: [1, 2, 3] }, others: [] }
  const taken = async (other: Record<string, unknown>) => {
    const read = await readCopy(copyText([{ head: headOf('Made', { own: other }), written: [] }]))
    return 'problem' in read ? read.problem : (read.problems[0]?.problem ?? 'taken')
  }

  it('is taken where they are right', async () => {
    expect(await taken(own)).toBe('taken')
  })

  it.each([
    ['an unknown key', { ...own, chart: [] }, { code: 'unknownKey', key: 'chart' }],
    ['a key that every game file has', { ...own, players: [] }, { code: 'unknownKey', key: 'own.players' }],
    ['a missing key', { others: [] }, { code: 'missingKey', key: 'index' }],
    ['a wrong value', { ...own, index: { ...own.index, top: [50, 55, 55] } }, { code: 'ladderRises' }],
  ])('is refused with %s', async (_, other, problem) => {
    expect(await taken(other)).toMatchObject(problem)
  })
})
