import { expect, type Locator, type Page, test } from '@playwright/test'
import { Banker, enterCorporation, LONG, nameThem, savedTable, tableThen } from './joining'
import { NAMES } from './past'
import { TABLES } from './states/tables'
import { goTo, openTable } from './states/visit'

test('the real table of four at stock round 3 is joined in well under three minutes', async ({ page }) => {
  const { table, tokens } = await tableThen()
  const banker = new Banker(page)
  await nameThem(banker)
  await banker.tap(banker.button('+ Stock round'))
  await banker.tap(banker.button('Ann', 'Priority Deal'))
  await banker.tap(banker.button('?, Ann'))
  for (const i of NAMES.keys()) {
    await banker.type(table.players[`p${i + 1}`]?.cash ?? 0)
    if (i < NAMES.length - 1) await banker.tap(banker.button('Next'))
  }
  for (const id of Object.keys(table.corporations)) await enterCorporation(banker, id, table)
  for (const [id, long] of Object.entries(LONG)) {
    const owner =
      NAMES[Number(Object.keys(table.players).findIndex(p => table.players[p]?.privates.includes(id)))]
    await banker.tap(banker.button(owner ?? '', long))
  }
  await expect(page.getByText('Everything is filled in. The bank has $5,751.')).toBeVisible()
  await banker.tap(banker.button('Join the game'))
  await expect(page.getByRole('main').getByText('The game is joined in stock round 3.')).toBeVisible()

  const is = await savedTable(page)
  expect(is.table).toEqual(table)
  expect(is.tokens).toEqual(tokens)
  // Filled in as likely, with the first station; nothing was tapped for it.
  expect(is.own).toMatchObject({ objectives: ['ATN'] })
  const { taps, digits, letters, swipes } = banker
  // Round, Priority Deal, four purses, five private companies; for each corporation its par value, its price, its
  // shareholders, treasury, trains and stations.
  const facts = 2 + 4 + 5 + 3 * (5 + 4)
  const seconds = banker.seconds(facts, 1.5)
  test.info().annotations.push({
    type: 'effort',
    description: JSON.stringify({ taps, digits, letters, swipes, facts, seconds }),
  })
  expect({ taps, digits }).toEqual({ taps: 40, digits: 17 })
  expect(seconds).toBeLessThan(150)
})

/** The sentence at the foot, which leads to the field it is about. */
const lack = (page: Page) => page.locator('.join-foot').getByRole('button')

test('what is missing is one sentence, and it leads to its field', async ({ page }) => {
  const banker = new Banker(page)
  const choose = (name: string, group: string) => banker.button(name, group).tap()
  const asked = async (sentence: string, at: Locator) => {
    await expect(lack(page)).toHaveText(sentence)
    await lack(page).tap()
    await expect(at).toBeInViewport()
  }
  await nameThem(banker)
  await asked('Who has the Priority Deal?', page.getByRole('group', { name: 'Priority Deal' }))
  await choose('Bo', 'Priority Deal')
  for (const [i, name] of NAMES.entries()) {
    await asked(`How much cash does ${name} have?`, page.getByRole('group', { name, exact: true }))
    await banker.type(100 + i)
  }
  await choose('$70', 'Started at a par value of, ATN')
  await asked('ATN has no president, but it must have one.', banker.button('30%', 'Ann, ATN'))
  await choose('30%', 'Ann, ATN')
  await expect(page.getByText('Not floated yet.')).toBeVisible()
  await choose('30%', 'Cy, ATN')
  await asked('ATN has no president, but it must have one.', banker.button('30%', 'Ann, ATN'))
  await choose('Cy', 'President, ATN')
  await asked('How much is in the treasury of ATN?', page.getByRole('group', { name: 'Treasury, ATN' }))
  await banker.type(610)
  for (const type of ['2', '3']) await banker.button(`+ ${type}: a train for ATN`).tap()
  for (const [id, long] of Object.entries(LONG)) {
    const unsold = id === 'NDY'
    await asked(`Who has the ${long}?`, page.getByRole('group', { name: long }))
    await choose(unsold ? 'Nobody' : 'Dee', long)
  }
  const left = (count: number) =>
    `There are 5 trains of type 2, but the table accounts for ${count}, and is in phase 3.`
  for (const count of [1, 2, 3, 4]) {
    await asked(left(count), page.getByRole('heading', { name: 'Trains in the Open Market' }))
    await banker.button('+ 2: a train for Market').tap()
  }
  await expect(page.getByText('Everything is filled in. The bank has $6,984.')).toBeVisible()
  await banker.button('Join the game').tap()
  await expect(page.getByRole('main').getByText('The game is joined in stock round 2.')).toBeVisible()
  const { table } = await savedTable(page)
  expect(table).toMatchObject({
    ...{ round: 'SR 2', turn: 'p2', phase: '3', bank: 6984, trainMarket: ['2', '2', '2', '2'] },
    corporations: { ATN: { par: 70, price: 70, treasury: 610, ipo: 4, floated: true, trains: ['2', '3'] } },
    players: { p3: { presidencies: ['ATN'] }, p4: { privates: ['B&SLC', 'M&C', 'S&NA', 'Tusc'] } },
  })
  // Without the table there would be no game, so Undo leads back to the form.
  await banker.button('Undo').tap()
  await banker.button('$103, Dee').tap()
  await banker.button('5 digit').tap()
  await banker.button('Put it there').tap()
  await banker.button('Change it').tap()
  expect((await savedTable(page)).table).toMatchObject({ players: { p4: { cash: 5 } } })
})

test('answers go along with a player who is seated elsewhere afterwards', async ({ page }) => {
  const banker = new Banker(page)
  await nameThem(banker)
  await banker.button('Bo', 'Priority Deal').tap()
  await banker.button('?, Ann').tap()
  await banker.type(120)
  await banker.button('Back').tap()
  await page.getByRole('button', { name: 'Move Bo up' }).tap()
  await banker.button('The game has already begun').tap()
  await expect(banker.button('Bo', 'Priority Deal')).toHaveAttribute('aria-pressed', 'true')
  await expect(banker.button('$120, Ann')).toBeVisible()
  await expect(banker.button('?, Bo')).toBeVisible()
})

test('a form half filled in survives a reload, and the start page leads back to it', async ({ page }) => {
  const banker = new Banker(page)
  await nameThem(banker)
  await banker.button('Bo', 'Priority Deal').tap()
  await banker.button('?, Ann').tap()
  await banker.type(123)
  await page.reload()
  await expect(banker.button('$123, Ann')).toBeVisible()
  await expect(banker.button('Bo', 'Priority Deal')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('./')
  await page.getByRole('link', { name: 'Go on joining 18AL · Ann, Bo, Cy, Dee' }).tap()
  await expect(banker.button('$123, Ann')).toBeVisible()
})

test('the form is that of its own title, also beside an open game of another', async ({ page }) => {
  const banker = new Banker(page)
  await page.goto('./')
  await openTable(page, TABLES.stock)
  await goTo(page, 'new')
  await banker.button('The game has already begun').tap()
  // Its form is loaded now.
  await page.locator('.join-foot').waitFor()
  await page.goBack()
  await banker.button('18VA').tap()
  await banker.button('The game has already begun').tap()
  await banker.button('Player 2', 'Priority Deal').tap()
  await goTo(page, 'start')
  await page.getByRole('button', { name: /^Continue/ }).tap()
  await page.locator('.bar').waitFor()
  await goTo(page, 'start')
  await page.getByRole('link', { name: /^Go on joining 18VA/ }).tap()
  await expect(banker.button('Player 2', 'Priority Deal')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('B&O', { exact: true }).first()).toBeVisible()
})

test('money that the game does not hold is doubted before the table is joined', async ({ page }) => {
  const banker = new Banker(page)
  await nameThem(banker)
  await banker.button('Bo', 'Priority Deal').tap()
  await banker.button('?, Ann').tap()
  for (const [i, cash] of [9999, 1, 1, 1].entries()) {
    await banker.type(cash)
    if (i < 3) await banker.button('Next').tap()
  }
  for (const long of Object.values(LONG)) await banker.button('Dee', long).tap()
  await expect(
    page.getByText('players and treasuries have $2,002 more than the game holds. Check the amounts.'),
  ).toBeVisible()
  await expect(banker.button('Join the game')).toBeVisible()
})

test('a token lies where it is put on the chart, and tokens of one space in their order', async ({
  page,
}) => {
  const banker = new Banker(page)
  const choose = (name: string, group: string) => banker.button(name, group).tap()
  await nameThem(banker)
  await choose('Operating round', 'Where the game is')
  await choose('Ann', 'Priority Deal')
  await banker.button('?, Ann').tap()
  for (const [i] of NAMES.entries()) {
    await banker.type(i)
    if (i < 3) await banker.button('Next').tap()
  }
  for (const [id, owner] of [
    ['L&N', 'Ann'],
    ['WRA', 'Bo'],
    ['TAG', 'Cy'],
  ] as const) {
    await choose('$75', `Started at a par value of, ${id}`)
    await choose('60%', `${owner}, ${id}`)
    await banker.button(`?, Treasury, ${id}`).tap()
    await banker.type(750)
  }
  await banker.button('$75, Price now, L&N').tap()
  // The chart looks as it does on the table: all tokens, the par spaces framed, the present space marked.
  const lies = banker.button('75, row 2, column 5: L&N, WRA, TAG')
  await expect(lies).toHaveAttribute('aria-current', 'location')
  await expect(lies.locator('.plate')).toHaveText(['L&N', 'WRA', 'TAG'])
  await expect(page.locator('.join-place .cell.par')).toHaveCount(5)
  await banker.button('80, row 2, column 6').tap()
  await banker.button('WRA: put it on top').waitFor({ state: 'detached' })
  await banker.button('TAG: put it on top').tap()
  await banker.button('WRA: put it on top').waitFor()
  await choose('TAG', 'Whose turn')
  for (const long of Object.values(LONG)) await choose('Dee', long)
  await banker.button('Join the game').tap()
  await banker.button('Join the game').waitFor({ state: 'detached' })
  const { table, tokens, actions } = await savedTable(page)
  expect(table).toMatchObject({ turn: 'TAG', corporations: { 'L&N': { par: 75, price: 80 } } })
  expect(tokens).toEqual([
    { corporation: 'L&N', at: [1, 5] },
    { corporation: 'TAG', at: [1, 4] },
    { corporation: 'WRA', at: [1, 4] },
  ])
  expect(actions).toHaveLength(1)
})

test('what a round, a turn and private companies remember is said in a tap each', async ({ page }) => {
  const banker = new Banker(page)
  const choose = (name: string, group: string) => banker.button(name, group).tap()
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true }).tap()
  const open = (line: string | RegExp) => page.locator('summary', { hasText: line }).tap()
  await nameThem(banker)
  await choose('Ann', 'Priority Deal')
  await choose('Cy', 'Whose turn')
  await choose('1', 'Passes in a row so far')
  await banker.button('?, Ann').tap()
  for (const [i] of NAMES.entries()) {
    await banker.type(i)
    if (i < 3) await banker.button('Next').tap()
  }
  await choose('$70', 'Started at a par value of, ATN')
  await choose('50%', 'Ann, ATN')
  await choose('10%', 'Market, ATN')
  await banker.button('?, Treasury, ATN').tap()
  await banker.type(610)
  for (const type of ['2', '3']) await banker.button(`+ ${type}: a train for ATN`).tap()
  await banker.button('− Stations left, ATN').tap()
  await tick('Its historical objective, Meridian, has been paid')
  await open('Was stock sold in this round?')
  await choose('ATN', 'Sold by Ann')
  await open(/Cy in this turn/)
  await choose('has bought', 'Cy in this turn')
  for (const [id, long] of Object.entries(LONG))
    await choose(id === 'S&NA' || id === 'M&C' ? 'ATN' : 'Dee', long)
  await choose('Gadsden', 'Warrior Coal Field token')
  await choose('lost', 'Name chits')
  for (let i = 0; i < 4; i++) await banker.button('+ 2: a train for Market').tap()
  await open('Has terrain been paid for?')
  await choose('D5', 'Hexes with terrain paid for')
  await banker.button('Join the game').tap()
  await banker.button('Join the game').waitFor({ state: 'detached' })
  const { own, turn } = await savedTable(page)
  expect(own).toMatchObject({
    ...{ objectives: [], terrain: ['D5'] },
    abilities: { coal: { at: 'Gadsden', corporation: 'ATN' }, lumber: 'unlaid', chits: null },
  })
  expect(turn).toMatchObject({
    ...{
      player: 'p3',
      passed: ['p2'],
      last: 'p1',
      deeds: [{ is: 'bought', of: '' }],
      soldInRound: { p1: ['ATN'] },
    },
  })
})
