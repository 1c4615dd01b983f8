import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import { begin } from '../../../../src/session/session'
import { loadTitle } from '../../../../src/titles/registry'
import { Guard } from '../../../../src/ui/kit/parts/Guard'
import { setup } from '../../../app/setup'

beforeAll(readWords)
afterEach(() => {
  cleanup()
  session.value = null
})

it('a screen that cannot show a table is tried again with the next one', async () => {
  const title = await loadTitle('18AL')
  const bad = begin(title, setup)
  session.value = bad
  function Shows() {
    if (session.value === bad) throw new Error('not this one')
    return <p>the table</p>
  }
  render(
    <Guard>
      <Shows />
    </Guard>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this screen.')
  session.value = begin(title, setup)
  expect(await screen.findByText('the table')).toBeTruthy()
})
