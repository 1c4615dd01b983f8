import { signal } from '@preact/signals'
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import type { Looked, Looking } from '../../../../src/app/count/find'
import { session } from '../../../../src/app/desk/table'
import type { Action } from '../../../../src/rules/rule'
import { ranked, search } from '../../../../src/session/find/finding'
import { now, type Session } from '../../../../src/session/session'
import { FindButton, FindIt } from '../../../../src/ui/shell/count/FindIt'
import { actionsOf, realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

afterEach(cleanup)

const game = realGame('4714')

/** What was found in the real game up to an entry, where these purses were off by these sums; drawn as it is listed. */
async function found(upTo: number, by: Readonly<Record<string, number>>) {
  await openInApp('18AL', game, actionsOf(game).slice(0, upTo))
  const open = session.value as Session
  const off = new Map(Object.entries(by))
  const { purses } = open.title.view(now(open))
  const counted = purses.flatMap(purse =>
    off.has(purse.holder) ? [{ ...purse, cash: purse.books + (off.get(purse.holder) ?? 0) }] : [],
  )
  const causes = [...search(open, off, upTo - 80, upTo)].filter(it => it !== undefined)
  const looking: Looking = {
    looked: signal<Looked>({ done: true, explanations: ranked(open, causes), further: 0 }),
    goOn: () => {},
    stop: () => {},
  }
  const noted: (readonly Action[])[] = []
  render(<FindButton looking={looking} />)
  const announced = screen.getByRole('button').textContent ?? ''
  cleanup()
  const { container } = render(
    <FindIt counted={counted} looking={looking} onNote={actions => noted.push(actions)} />,
  )
  const fold = container.querySelector('details')
  const first = container.querySelectorAll('.found').length
  const further = container.querySelector('summary')?.textContent ?? ''
  if (fold) {
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    await screen.findAllByText(/./, { selector: 'details .found > span' })
  }
  const all = [...container.querySelectorAll('.found')]
  return { announced, first, further, all, noted, text: () => container.textContent ?? '' }
}

const number = (text: string) => Number(/\d+/.exec(text)?.[0])

describe('what was found', () => {
  it('is announced with as many causes as are listed, and the fold with as many as it holds', async () => {
    const { announced, first, further, all, text } = await found(260, { p1: 40 })
    expect(number(announced)).toBe(all.length)
    expect(number(further)).toBe(all.length - first)
    expect(announced).toContain('likeliest causes')
    expect(text()).toContain('Less likely causes are not listed.')
  })

  it('names the income of private companies as what it is, not as the pass that it followed', async () => {
    const actions = actionsOf(game)
    await openInApp('18AL', game, actions)
    const paid = (session.value as Session).entries.findLastIndex(
      ({ action, happened }) =>
        action.type === 'pass' && happened.some(it => it.is === 'paid' && it.why === 'income'),
    )
    const income = (session.value as Session).entries[paid]?.happened.find(it => it.is === 'paid')
    if (income?.is !== 'paid') throw new Error('no income')
    const { text } = await found(paid + 1, { [income.to]: -income.amount })
    expect(text()).toContain(`No. ${paid + 1}, `)
    expect(text()).toContain('Private companies pay.')
  })

  it('says how the list is meant, and on each button what a tap does', async () => {
    const { all, text } = await found(120, { p2: 40, p3: -40 })
    expect(text()).toContain('Tap the one that was made.')
    const does = all.filter(it => it.tagName === 'BUTTON').map(it => it.querySelector('strong')?.textContent)
    expect(does.length).toBeGreaterThan(0)
    const said = ['See the correction first', 'The books are right: the table pays']
    expect(does.filter(it => !said.includes(it ?? ''))).toEqual([])
  })

  it('is a sentence and no button if no entry explains it', async () => {
    await openInApp('18AL', game, actionsOf(game).slice(0, 20))
    const looking = (further: number): Looking => ({
      looked: signal<Looked>({ done: true, explanations: [], further }),
      goOn: () => {},
      stop: () => {},
    })
    render(<FindButton looking={looking(0)} />)
    expect(screen.getByText('No single entry explains it.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    render(<FindButton looking={looking(12)} />)
    expect(screen.getByText('None of the latest entries explains it.')).toBeTruthy()
    expect(screen.getByRole('button').textContent).toBe('Look further back (12 entries)')
  })

  it('does not speak of causes left out where all are listed', async () => {
    const { announced, all, text } = await found(120, { p2: 40, p3: -40 })
    expect(all.length).toBeGreaterThan(1)
    expect(announced).toContain(`${all.length} possible causes`)
    expect(text()).not.toContain('Less likely')
  })

  it('is said once, with the other entries of which it is just as true', async () => {
    const { all } = await found(120, { p2: 40, p3: -40 })
    const texts = all.map(({ textContent }) => textContent?.replace(/Could also be.*/, ''))
    expect(texts.filter(it => it?.startsWith('$40 perhaps handed to'))).toHaveLength(1)
    expect(all.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^\$40 perhaps handed to .*Could also be: No\. 84, OR 3\.1; No\. 75, OR 2\.1\.$/),
    )
  })

  it('says in a sentence which purses it leaves off and which must be off with it, and is no tap that settles them', async () => {
    const { all, noted } = await found(120, { p2: 40, p3: -40 })
    const part = all.filter(({ textContent }) => textContent?.includes('paid the wrong way around'))
    expect(part[0]?.textContent).toMatch(
      /Explains only part of it\. Still open: .+ is \$40 over\.In that case .+ is \$\d+ short, .+\. Count to make sure\.$/,
    )
    for (const line of part) fireEvent.click(line)
    expect(part.length).toBeGreaterThan(0)
    expect(noted).toEqual([])
  })
})
