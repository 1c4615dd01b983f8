import type { Page } from '@playwright/test'
import type { Action, Voice } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import type { AnyTitle, TitleWords } from '../../src/rules/title'
import { ACTOR, type EntryField, type FieldValue, fieldsOf, otherwise } from '../../src/session/mend/fields'
import { sameEntry } from '../../src/session/records'
import { type Mistaken, played } from '../../test/mistaken'
import { namesOf } from './enter'
import type { Game, Step } from './game'
import type { Screen } from './screen'
import { enteringOf } from './titles'
import { money, quoted } from './titles/kit'

/** A banker at the screens for changing the past. */
export interface Amender {
  readonly page: Page
  readonly screen: Screen
}

/** How the app words the content of an entry. */
export interface Sayings {
  readonly title: AnyTitle
  readonly words: TitleWords
  readonly game: Game
}

/** Opens an entry by its number in the log, after showing earlier entries if needed. */
export async function openEntry({ page, screen }: Amender, number: number): Promise<void> {
  const log = page.getByRole('heading', { name: 'Log', level: 1 })
  if ((await log.count()) === 0) await screen.tap(page.getByRole('link', { name: 'Log', exact: true }))
  // By its address: an entry may share its line with those that ended the turn before it.
  const line = page.locator('li.entry').filter({ has: page.locator(`a[href="#/entry/${number}"]`) })
  const more = page.getByRole('button', { name: /earlier entries/ })
  await page.locator('li.entry').first().waitFor()
  while ((await line.count()) === 0) await screen.tap(more)
  await screen.tap(line.getByRole('link'))
  await page.getByRole('heading', { name: new RegExp(`^No\\. ${number} `) }).waitFor()
}

/** Accepts the correction, which leaves nothing else that does not fit, and waits for the slip that confirms it. */
export async function changeIt({ page, screen }: Amender): Promise<void> {
  await page.getByText('What changes for everyone').waitFor()
  await screen.tap('Change it')
  await page.getByRole('heading', { name: /^Put right from No\. / }).waitFor()
}

/** Accepts a change of the past that has to leave all later entries as they are. */
async function accept({ page, screen }: Amender): Promise<void> {
  await page.getByText('All later entries still fit.').waitFor()
  await screen.tap('Change it')
  await page.getByRole('heading', { name: /^Put right from No\. / }).waitFor()
}

function voiceOf({ title, game }: Sayings): Voice {
  const cards = new Map(title.corporations(game).map(card => [card.id, card]))
  return {
    name: id => game.players.find(player => player.id === id)?.name ?? cards.get(id)?.short ?? id,
    money,
  }
}

/** A value as its button shows it. */
function textOf(say: Sayings, { name: field, kind }: EntryField, value: unknown, of?: 'train'): string {
  const { words, title, game } = say
  if (field === 'pay') return value === true ? 'Paid' : 'Withheld'
  if (kind === 'flag') return value === true ? 'Yes' : 'No'
  if (value === undefined) return 'none'
  if (kind === 'money') return money(Number(value))
  const card = title.corporations(game).find(({ id }) => id === value)
  if (card) return card.short
  const name = words.holder(`${value}`, voiceOf(say), of)
  return name === `${value}` ? words.label(name) : name
}

type Fields = Action & Readonly<Record<string, unknown>>

/** Names the wrong field of an entry and its right value; returns the number of digits that took. */
async function nameField(
  { page, screen }: Amender,
  say: Sayings,
  field: EntryField,
  value: unknown,
  of?: 'train',
): Promise<number> {
  const name = say.words.field(field.name)
  await screen.tap(new RegExp(`^${quoted(name)}`))
  const chosen = page
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: textOf(say, field, value, of), exact: true })
  if ((await chosen.count()) > 0) {
    await screen.tap(chosen)
    return 0
  }
  for (const digit of `${value}`) await screen.tap(`${digit} digit`)
  return `${value}`.length
}

/** Enters an action in its own form, on the table of that time, and accepts the change. */
async function enterThere(by: Amender, { game }: Sayings, step: Step): Promise<void> {
  await by.page.getByText('Nothing counts until you accept it').waitFor()
  const entering = enteringOf(game.title)
  const enter = entering.enter[step.type]
  if (!enter) throw new Error(`no way to enter ${step.type}`)
  await enter(by.screen, step, namesOf(game, entering.called?.(game)))
  await accept(by)
}

/**
 * Says what an entry should have been: its one wrong field, or everything if there is more. Returns the number of digits
 * that took.
 */
async function nameValue(by: Amender, say: Sayings, mistake: Mistaken, right: Action): Promise<number> {
  const { title, game } = say
  const { at, wrong } = mistake
  const is = wrong[at] as Action
  const state = played(title, title.start(game), wrong.slice(0, at)).states[at] as AnyState
  for (const field of fieldsOf(title, state, is)) {
    const value = (right as Fields)[field.name] as FieldValue
    const alone = value !== field.value && sameEntry(otherwise(title, state, is, field.name, value), right)
    if (!alone) continue
    const digits = await nameField(by, say, field, value, 'train' in is ? 'train' : undefined)
    await changeIt(by)
    return digits
  }
  await by.screen.tap('Something else: enter it again')
  await enterThere(by, say, right)
  return [...`${(right as Fields).price ?? ''}`].length
}

/** Confirms that the entry changed places with the other player's, if the app assumes a likelier turn instead. */
async function sayCrosswise({ page, screen }: Amender): Promise<void> {
  await page.getByText('What changes for everyone').waitFor()
  if ((await page.getByText(/^Assumed: .* did what is entered for /).count()) === 0)
    await screen.tap(/^No, it changed places with /)
}

/** Points out a mistake in an entry and has it corrected; returns how many of the taps were digits. */
export async function amend(by: Amender, say: Sayings, mistake: Mistaken): Promise<number> {
  const { at, said, kind } = mistake
  await openEntry(by, at + 1)
  if (said.is === 'before') {
    await by.screen.tap('Something before it is missing')
    await enterThere(by, say, said.actions[0] as Step)
    return 0
  }
  const [right] = said.is === 'instead' ? said.actions : []
  if (right) return nameValue(by, say, mistake, right)
  if (said.is === 'player') {
    const player: EntryField = { name: ACTOR, kind: 'player', value: undefined }
    await nameField(by, say, player, said.player)
    if (kind === 'crossed') await sayCrosswise(by)
  } else if (said.is === 'swapped') await by.screen.tap(/^Actually, this came first/)
  else await by.screen.tap('It never happened, or was entered twice')
  await changeIt(by)
  return 0
}
