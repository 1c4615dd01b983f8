import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { go } from '../../../../src/app/desk/routes'
import { readWords } from '../../../../src/app/desk/words'
import { Rules } from '../../../../src/ui/shell/menu/Rules'
import { tap } from '../../buttons'

vi.mock('../../../../src/titles/registry', async original =>
  (await import('../setup/made')).withMade(await original()),
)

// A title is loaded within a test.
beforeAll(readWords)
afterEach(cleanup)

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

describe('the search of the rules', () => {
  it('finds the beginnings of words before the middles, among each those in the heading first', async () => {
    go('rules', '18AL')
    const { container } = render(<Rules />)
    await screen.findByText('1.1')
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Tie' } })
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
    const kinds = [...container.querySelectorAll('article')].map(of => {
      const heading = of.querySelector('h2')?.textContent ?? ''
      if (/\btie/i.test(heading)) return 'word in the heading'
      if (/\btie/i.test(of.textContent ?? '')) return 'word'
      return /tie/i.test(heading) ? 'middle in the heading' : 'middle'
    })
    const order = ['word in the heading', 'word', 'middle in the heading', 'middle']
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(kinds).toEqual(expect.arrayContaining(['word', 'middle']))
  })

  it('marks the words in the paragraphs that it finds, whatever their case', async () => {
    go('rules', '18AL')
    const { container } = render(<Rules />)
    await screen.findByText('1.1')
    expect(container.querySelector('mark')).toBeNull()
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'pRiority dEal' } })
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
    for (const article of container.querySelectorAll('article')) {
      const marks = [...article.querySelectorAll('mark')].map(it => it.textContent?.toLowerCase())
      expect(new Set(marks)).toEqual(new Set(['priority', 'deal']))
    }
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '' } })
    await vi.waitFor(() => expect(container.querySelector('mark')).toBeNull())
  })
})
