import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { Sheet } from '../../../../../src/titles/18lilliput/screens/later/Sheet'
import type { LilState } from '../../../../../src/titles/18lilliput/state'
import { found, show } from '../kit'

/** A company with one plain 2 runs. */
const running = ({ turn: [top], depot }: LilState) =>
  top.at === 'run' && top.ran === null && depot.owned[top.corporation].join() === '2'

afterEach(cleanup)

describe('the revenue sheet on the screen', () => {
  it('cities are put on it, their values typed and names given; the sum goes to the run', async () => {
    await show(found(running))
    const { container, getByText, getByLabelText } = render(<Sheet />)
    const places = () =>
      [...container.querySelectorAll('.place .left')].map(it => it.textContent?.replace(/\s+/g, ' '))
    const foot = () => container.querySelector('.page-foot')?.textContent
    fireEvent.click(getByText('+ City $20'))
    fireEvent.click(getByText('+ Y-city $30'))
    await waitFor(() => expect(places().slice(0, 2)).toEqual(['City 1 $20', 'City 2 $30']))
    fireEvent.click(getByLabelText('Edit City 2'))
    const digits = getByLabelText('Value of City 2')
    const key = (text: string) =>
      fireEvent.click([...digits.querySelectorAll('button')].find(it => it.textContent === text) as Element)
    fireEvent.click(getByLabelText('Erase'))
    await waitFor(() => expect(places()[1]).toBe('City 2 $0'))
    key('4')
    key('0')
    fireEvent.input(getByLabelText('Name of City 2'), { target: { value: 'Glubb' } })
    await waitFor(() => expect(places()[1]).toBe('Glubb $40'))
    // A city that was added is on the train, as long as the train has a stop left.
    await waitFor(() => expect(foot()).toBe('Use $60 as revenue'))
    fireEvent.click(getByText('+ City $20'))
    await waitFor(() => expect(places()[2]).toBe('City 3 $20'))
    expect(foot()).toBe('Use $60 as revenue')
  })

  it('characters: has two towns, which are no stops', async () => {
    await show(found(running))
    const { container, getByText, getByLabelText } = render(<Sheet />)
    expect(getByText('Towns')).toBeTruthy()
    fireEvent.click(getByLabelText('Edit Town 1'))
    const digits = getByLabelText('Value of Town 1')
    const key = (text: string) =>
      fireEvent.click([...digits.querySelectorAll('button')].find(it => it.textContent === text) as Element)
    key('1')
    key('0')
    const town = () =>
      [...container.querySelectorAll('.place .left')].find(it => /Town 1/.test(it.textContent ?? ''))
    await waitFor(() => expect(town()?.textContent).toMatch(/Town 1\s*\$10/))
    const stops = () => /\d of 2 cities/.exec(container.textContent ?? '')?.[0]
    const before = stops()
    expect(before).toBeDefined()
    fireEvent.click(town() as Element)
    await waitFor(() => expect(town()?.getAttribute('aria-pressed')).toBe('true'))
    expect(stops()).toBe(before)
  })

  it.each(['en', 'de'] as const)('says all of it in %s', async language => {
    await show(found(running), language)
    const { container } = render(<Sheet />)
    expect(container.textContent).not.toMatch(/undefined|\[object/)
    if (language === 'de') expect(container.textContent).not.toMatch(/\b(the|city|trains)\b/i)
  })
})
