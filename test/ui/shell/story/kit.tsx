import { render } from '@testing-library/preact'
import type { Action, Setup } from '../../../../src/rules/rule'
import { Story } from '../../../../src/ui/shell/story/Story'
import { openInApp } from '../../../titles/drawn'

const cells = (row: Element) => [...row.querySelectorAll('th, td')].map(cell => cell.textContent?.trim())

/** The rows of a table, cell by cell. */
export const rowsOf = (table: Element) => [...table.querySelectorAll('tbody tr')].map(cells)

/** Draws the story of a game of 18AL with everything unfolded. */
export async function told(setup: Setup, actions: readonly Action[]): Promise<Element> {
  await openInApp('18AL', setup, actions)
  const { container } = render(<Story />)
  for (const details of container.querySelectorAll('details')) details.open = true
  return container
}
