import { cleanup, render, screen } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, it } from 'vitest'
import { current } from '../../../../src/app/desk/current'
import { session } from '../../../../src/app/desk/table'
import { type Phone, phones } from '../../../../src/app/follow/lines'
import { pairing } from '../../../../src/app/follow/pairing'
import { readSaid } from '../../../../src/app/follow/words'
import { PhonesPage } from '../../../../src/ui/shell/follow/PhonesPage'
import { realGame } from '../../../games/recorded'
import { openInApp } from '../../../titles/drawn'

afterEach(() => {
  cleanup()
  phones.value = []
  session.value = null
  current.value = null
})

it('says that a phone follows now only as long as it does', async () => {
  await openInApp('18AL', realGame('4714'), [])
  current.value = { id: 'g', changed: 0 } as never
  await readSaid()
  render(<PhonesPage />)
  const phone = (id: number, is: Phone['is']): Phone => ({ id, game: 'g', player: '', is, may: 'watch' })
  const came = 'Connected. That phone now follows this game.'
  await act(() => {
    phones.value = [phone(1, 'here')]
    pairing.value = { is: 'done' }
  })
  expect(screen.queryByText(came)).not.toBeNull()
  await act(() => {
    phones.value = [phone(1, 'here'), phone(2, 'refused')]
  })
  expect(screen.queryByText(came)).toBeNull()
})
