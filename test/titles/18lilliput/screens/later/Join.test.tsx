import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../../../src/rules/rule'
import { begin, now } from '../../../../../src/session/session'
import { positionOf } from '../../../../../src/titles/18lilliput/later/positionOf'
import { rest } from '../../../../../src/titles/18lilliput/law'
import { Join } from '../../../../../src/titles/18lilliput/screens/later/Join'
import type { LilState } from '../../../../../src/titles/18lilliput/state'
import { entered } from '../../../../session/games'
import { Filling } from '../../../Filling'
import { any, found, show } from '../kit'

// A table is joined by a rule that most games are played without.
await rest.load()

/** Four players in a late round, with a company of the banker's own. */
const full = ({ players, companies, round, turn }: LilState) =>
  players.length === 4 && companies.c5?.director != null && round.number > 4 && turn[0].at === 'run'

afterEach(cleanup)

describe('the screen that joins a game of 18Lilliput', () => {
  it('corrects a joined table: it says that nothing is missing, and gives the same table', async () => {
    const open = found(full)
    const state = await show(open)
    const entries: Action[] = []
    const { container } = render(
      <Join
        setup={open.setup}
        fresh={open.start}
        from={{ type: 'position', table: positionOf(state) } as Action}
        confirm="Join"
        onDone={list => entries.push(...list)}
      />,
    )
    const foot = container.querySelector('.join-foot')
    expect(foot?.textContent).toContain('Everything is filled in. Players and companies have $')
    fireEvent.click(foot?.querySelector('.button.big') as Element)
    expect(any.report(now(entered(begin(any, open.setup), entries)))).toEqual(any.report(state))
  })

  it('asks from the top, and leads to the digits of the first purse', async () => {
    const open = found(full)
    await show(open)
    const { container, getByRole, getAllByRole } = render(
      <Filling Form={Join} setup={open.setup} fresh={open.start} confirm="Join" onDone={() => {}} />,
    )
    const foot = () => container.querySelector('.join-foot')?.textContent
    expect(foot()).toContain('Who has the starting player card?')
    const [first] = open.setup.players
    fireEvent.click(getAllByRole('button', { name: first?.name ?? '' })[0] as Element)
    expect(foot()).toContain(`How much cash does ${first?.name} have?`)
    expect(container.textContent).toContain(`1 ${first?.name}`)
    fireEvent.click(container.querySelector('.lack') as Element)
    expect(getByRole('group', { name: first?.name ?? '' }).classList.contains('digits')).toBe(true)
  })

  it.each(['en', 'de'] as const)('says all of it in %s', async language => {
    const open = found(full)
    const state = await show(open, language)
    const from = { type: 'position', table: positionOf(state) } as Action
    const { container } = render(
      <Join setup={open.setup} fresh={open.start} from={from} confirm="OK" onDone={() => {}} />,
    )
    expect(container.textContent).not.toMatch(/undefined|\[object/)
    if (language === 'de') expect(container.textContent).not.toMatch(/\b(the|shares|treasury|trains)\b/)
  })
})
