import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { Action } from '../../src/rules/rule'
import { axeFaults } from './axe'
import { actions as all, game, open, ruleOn, show } from './past'
import { tooSmall, tooWide } from './pastFit'
import { sums } from './sums'

/** Stock round 5, phase 3: M&O has been started but has not floated. */
const actions = all.slice(0, 141)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

interface Case {
  readonly kind: string
  /** What is tapped, each with the heading of its field if it has one. */
  readonly taps: readonly (readonly [field: string | undefined, button: string])[]
  readonly is: object
  /** The rules that it says it breaks. */
  readonly breaks?: readonly string[]
}

const CASES: readonly Case[] = [
  {
    kind: 'Money',
    taps: [
      ['From', 'Ann'],
      ['To', 'L&N'],
      ['Amount', '5 digit'],
    ],
    is: { money: { from: 'p1', to: 'L&N', amount: 5 } },
  },
  {
    kind: 'Certificates',
    taps: [
      ['Corporation', 'ATN'],
      ['From', 'Bo'],
      ['To', 'Ann'],
      [undefined, '+ Shares'],
    ],
    is: { shares: { corporation: 'ATN', from: 'p2', to: 'p1', shares: 2 } },
    breaks: ['70% of ATN is more than the 60% that Ann may own. 3.3(a)'],
  },
  {
    kind: 'President',
    taps: [
      ['Corporation', 'WRA'],
      ['Player', 'Bo'],
    ],
    is: { president: { corporation: 'WRA', player: 'p2' } },
    breaks: ['Dee holds more of WRA than its president Bo. 3.5'],
  },
  {
    kind: 'Token on the chart',
    taps: [
      ['Corporation', 'L&N'],
      [undefined, '60, row 1, column 1'],
    ],
    is: { price: { corporation: 'L&N', cell: [0, 0] } },
  },
  {
    kind: 'Train',
    taps: [
      ['Train', '3'],
      ['From', 'L&N'],
      ['To', 'Offering'],
    ],
    is: { train: { train: '3', from: 'L&N', to: 'ipo' } },
  },
  {
    kind: 'Private company',
    taps: [
      ['Private company', 'Memphis & Charleston'],
      ['To', 'Out of play'],
    ],
    is: { private: { private: 'M&C', to: 'closed' } },
    breaks: ['The Memphis & Charleston should still be open. Table I'],
  },
  {
    kind: 'Stations left',
    taps: [
      ['Corporation', 'WRA'],
      [undefined, '− Stations left'],
    ],
    is: { station: { corporation: 'WRA' } },
  },
  {
    kind: 'Phase',
    taps: [['Phase', '4']],
    is: { phase: '4' },
    breaks: [
      'ATN owns 4 trains, and the limit is 3. 4.2.5(g)',
      'It is phase 4, but the latest train is a 3 Train. 1.2',
      'With the first 4 Train every 2 Train goes out of play, but one is still there. Table I',
    ],
  },
  {
    kind: 'Floating',
    taps: [['Corporation', 'M&O']],
    is: { float: 'M&O' },
    breaks: ['M&O has floated, but 60% of it is still in the Initial Offering. 3.4'],
  },
  { kind: 'Priority Deal', taps: [['Who has it', 'Dee']], is: { priority: 'p4' } },
  { kind: 'Whose turn', taps: [['Whose turn it is', 'Cy']], is: { turn: 'p3' } },
]

async function saved(page: Page): Promise<readonly Action[]> {
  await show(page, 'menu')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the game as a file').tap(),
  ])
  return (JSON.parse(readFileSync(await download.path(), 'utf8')) as { actions: Action[] }).actions
}

test('every kind of ruling is entered in its form, says what it breaks, and creates and loses nothing', async ({
  page,
}) => {
  test.slow()
  await open(page, actions)
  const faults: string[] = []
  for (const { kind, taps, breaks } of CASES) {
    await show(page, 'menu')
    await show(page, 'ruling')
    await ruleOn(page, kind)
    for (const [field, name] of taps) {
      const where = field === undefined ? page : page.getByRole('group', { name: field, exact: true })
      await where.getByRole('button', { name, exact: true }).tap()
    }
    const told = page.locator('.breaches')
    if (breaks) {
      await expect(told).toContainText('This breaks the rules; it is done anyway:')
      await expect(told.getByRole('listitem')).toHaveText([...breaks])
    } else await expect(told).toHaveCount(0)
    for (const fault of [...(await axeFaults(page)), ...(await tooWide(page)), ...(await tooSmall(page))])
      faults.push(`${kind}: ${fault}`)
    await button(page, 'Enter the ruling').tap()
    await expect(page.getByRole('heading', { name: 'Play', level: 1 })).toBeAttached()
  }
  expect(faults).toEqual([])
  const is = await saved(page)
  expect(is.slice(actions.length)).toMatchObject(CASES.map(one => ({ type: 'correct', ...one.is })))
  expect(await sums('18AL', game, is)).toEqual(await sums('18AL', game, actions))
})

test('a ruling that would split a president’s certificate or make money from nothing is refused with its reason', async ({
  page,
}) => {
  await open(page, actions)
  await show(page, 'ruling')
  await button(page, 'Money').tap()
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).tap()
  await choose('From', 'Cy')
  await choose('To', 'Bo')
  for (const digit of '999') await choose('Amount', `${digit} digit`)
  await expect(page.getByText(/Cy has \$\d+ to give, not \$999/)).toBeVisible()
  await expect(button(page, 'Enter the ruling')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Enter the ruling').tap({ force: true })
  const reason = page.getByRole('alert')
  await expect(reason).toContainText('to give, not $999')
  // It says nothing about another sum.
  await choose('Amount', '9 digit')
  await expect(reason).toBeEmpty()
  await button(page, 'What is put right? Money').tap()
  await ruleOn(page, 'Certificates')
  await choose('Corporation', 'M&O')
  await choose('From', 'Cy')
  await choose('To', 'Bo')
  await expect(page.getByText(/The president’s certificate of M&O is 20% and is not split/)).toBeVisible()
  expect(await saved(page)).toHaveLength(actions.length)
})
