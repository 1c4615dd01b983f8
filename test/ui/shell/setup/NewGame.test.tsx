import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { go } from '../../../../src/app/desk/routes'
import { readWords, titleAtHand } from '../../../../src/app/desk/words'
import { shelf } from '../../../../src/app/device/shelf'
import { games, newGame } from '../../../../src/app/games/games'
import { beginJoining } from '../../../../src/app/games/join'
import { forgetPlan } from '../../../../src/app/games/planned'
import { noteSample } from '../../../../src/app/games/samples'
import { LONGEST_NAME } from '../../../../src/rules/setup'
import { cardOf, TITLES } from '../../../../src/titles/registry'
import { NewGame } from '../../../../src/ui/shell/setup/NewGame'
import { button, tap } from '../../buttons'
import { headOf } from './made'

vi.mock('../../../../src/titles/registry', async original =>
  (await import('./made')).withMade(await original()),
)
vi.mock('../../../../src/app/games/games', async original => ({
  ...(await original<object>()),
  newGame: vi.fn(async () => 'id'),
}))
vi.mock('../../../../src/app/games/join', async original => ({
  ...(await original<object>()),
  beginJoining: vi.fn(async () => {}),
}))

/** The text of the alerts beside the button that begins the game. */
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
beforeAll(readWords)
beforeEach(async () => {
  vi.mocked(newGame).mockClear()
  games.value = []
  titleAtHand.value = null
  forgetPlan()
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

  it('keeps the names when it changes, even for more seats than it has; the rest follows the title', async () => {
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

  it('keeps the place of each number of players, and says which the title is for', async () => {
    await opened('18AL', [])
    const numbers = () => within(screen.getByRole('group', { name: 'Players' })).getAllByRole('button')
    const shown = () =>
      numbers().map(it => `${it.textContent}${it.getAttribute('aria-disabled') ? ' off' : ''}`)
    expect(shown()).toEqual(['2 off', '3', '4', '5'])
    expect(screen.getByText('3 to 5')).toBeTruthy()
    fireEvent.click(numbers()[0] as HTMLElement)
    expect(screen.queryByLabelText('Player 3')).toBeTruthy()
    tap('Made up')
    await screen.findByText('Who holds the card')
    expect(shown().slice(0, 3)).toEqual(['2', '3', '4'])
  })

  it('offers an option only to the numbers of players that it is for', async () => {
    await opened()
    expect(screen.queryByLabelText('A duel')).toBeNull()
    fireEvent.click(within(screen.getByRole('group', { name: 'Players' })).getByText('2'))
    expect(screen.getByLabelText('A duel')).toBeTruthy()
  })
})

describe('who plays', () => {
  it('may have a name as long as one that is changed later', async () => {
    await opened('18AL', [])
    expect((screen.getByLabelText('Player 1') as HTMLInputElement).maxLength).toBe(LONGEST_NAME)
  })
})

describe('earlier names', () => {
  it('are those of games of the banker’s own, not of a sample', async () => {
    const players = [{ id: 'p1', name: 'Fay' }]
    noteSample('sample')
    games.value = [
      headOf('Made', { id: 'sample', players }),
      headOf('Made', { players: [{ id: 'p1', name: 'Gil' }] }),
    ]
    await opened('Made up', [])
    expect(screen.getByRole('button', { name: 'Gil' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Fay' })).toBeNull()
  })
})

describe('what is filled in', () => {
  const count = () => within(screen.getByRole('group', { name: 'Players' }))

  it('is still there after another page', async () => {
    await opened('Made up', [])
    fireEvent.click(count().getByText('2'))
    write('Player 1', 'Ann')
    write('Player 2', 'Bo')
    fireEvent.click(screen.getByLabelText('A duel'))
    tap('Bo')
    cleanup()
    render(<NewGame />)
    expect(((await screen.findByLabelText('Player 2')) as HTMLInputElement).value).toBe('Bo')
    expect(button('Made up').getAttribute('aria-pressed')).toBe('true')
    expect(count().getByText('2').getAttribute('aria-pressed')).toBe('true')
    expect((screen.getByLabelText('A duel') as HTMLInputElement).checked).toBe(true)
    expect(button('Bo').getAttribute('aria-pressed')).toBe('true')
  })
})

describe('what a title asks for', () => {
  it('begins with empty spaces after the printed prices, and no game begins while one is empty', async () => {
    await opened()
    tap('Begin the game')
    expect(alerted()).toBe('Upper: space 3 has no price yet.')
    expect(newGame).not.toHaveBeenCalled()
    tap('Upper: space 3 has no price yet.')
    expect(button('Upper, space 3: empty').getAttribute('aria-pressed')).toBe('true')
    expect(digits()).toBeTruthy()
  })

  it('leads from the sentence about a name to its field', async () => {
    await opened('Made up', ['Ann', 'Bo', 'ann'])
    tap('Begin the game')
    tap(/^ann appears twice/)
    expect(document.activeElement).toBe(screen.getByLabelText('Player 3'))
  })

  it('says at once that a price does not rise, unless digits may follow', async () => {
    await opened()
    tap(/^Upper, space 3/)
    type(5)
    expect(screen.queryByText(/does not fit/)).toBeNull()
    on()
    expect(screen.getByText('Upper: 5 does not fit after 55; prices rise along the row.')).toBeTruthy()
    // Drafts are kept from page to page, so this one is put right.
    tap('Upper, space 3: 5')
    type(60)
  })

  it('refuses a row that does not begin as printed', async () => {
    await opened()
    tap(/^Upper, space 1/)
    type(45)
    expect(screen.getByText('Upper: the printed row begins with 50, 55, so 45 is wrong.')).toBeTruthy()
    type(0)
    tap('Begin the game')
    expect(newGame).not.toHaveBeenCalled()
  })

  it('refuses names that are taken, passes on what was filled in, and offers it for the next game', async () => {
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
    tap(/the color of Blefuscu/)
    tap('turquoise')
    tap('Begin the game')
    const own = {
      index: { top: [50, 55, 60], bottom: [10, 20, 30] },
      others: [{ id: 'c5', name: 'Blefuscu', color: '#2aa5a0' }],
    }
    await waitFor(() => expect(newGame).toHaveBeenCalledWith('Made', expect.objectContaining({ own })))
    tap('The game has already begun')
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

  it('is missing in the setup of a title that asks for nothing', async () => {
    await opened('18AL')
    tap('Begin the game')
    await waitFor(() => expect(newGame).toHaveBeenCalled())
    expect(vi.mocked(newGame).mock.lastCall?.[1]).not.toHaveProperty('own')
  })
})
