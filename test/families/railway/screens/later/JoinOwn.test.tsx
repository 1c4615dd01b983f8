import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Joined } from '../../../../../src/families/railway/join/answers'
import { emptyForm, startedAt } from '../../../../../src/families/railway/join/form'
import type { JoinPolicy } from '../../../../../src/families/railway/join/policy'
import { joinScreen } from '../../../../../src/families/railway/screens/later/Join'
import { recordOf } from '../../../../../src/rules/state'
import { join } from '../../../../../src/titles/1889/later/join'
import { start } from '../../../../../src/titles/1889/start'
import { drawn } from '../../../../titles/drawn'

const { speak } = await drawn('1889')

beforeAll(speak)
afterEach(cleanup)

it('asks of players by their names, and of corporations by their plates', () => {
  const policy: JoinPolicy = {
    ...join,
    questions: [
      { key: 'lent', is: 'tally', most: (_, { players }) => recordOf(players, () => 1), asked: () => true },
      {
        ...{ key: 'owe', is: 'tally', asked: () => true },
        most: ({ corporations }) => recordOf(Object.keys(corporations), () => 1),
      },
    ],
  }
  const setup = { players: ['Ann', 'Bo'].map((name, i) => ({ id: `p${i + 1}`, name })), options: {} }
  let filled: Joined = {
    ...emptyForm(),
    corporations: { TR: { ...startedAt(join, 'TR', 75), shares: { p1: 5 } } },
  }
  const Form = joinScreen(policy)
  const form = {
    ...{ setup, fresh: start(setup), filled, confirm: 'Join', onDone: () => {} },
    onFill(next: unknown) {
      filled = next as Joined
    },
  }
  render(<Form {...form} />)
  const options = (name: string) => [
    ...screen.getByRole('group', { name, hidden: true }).querySelectorAll('button'),
  ]
  expect(options('lent').map(it => it.textContent)).toEqual(['Ann', 'Bo'])
  expect(options('owe')[0]?.querySelector('.plate')).toBeTruthy()
  fireEvent.click(options('lent')[1] as HTMLElement)
  expect(filled.own.lent).toEqual(['p2'])
})
