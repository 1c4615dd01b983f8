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

const came = () => screen.queryByText('Connected. That phone now follows this game.')
const phone = (id: number, is: Phone['is']): Phone => ({ id, game: 'g', player: '', is, may: 'watch' })

/** The page once a phone has come, the last of these. */
async function afterPairing(...there: readonly Phone[]): Promise<void> {
  await openInApp('18AL', realGame('4714'), [])
  current.value = { id: 'g', changed: 0 } as never
  await readSaid()
  render(<PhonesPage />)
  await nowThere(...there)
  await act(() => {
    pairing.value = { is: 'done', phone: there.at(-1)?.id ?? 0 }
  })
}

const nowThere = (...there: readonly Phone[]) =>
  act(() => {
    phones.value = there
  })

it.each(['refused', 'gone'] as const)(
  'says that a phone follows now only as long as it does: %s',
  async is => {
    await afterPairing(phone(1, 'here'), phone(2, 'here'))
    expect(came()).not.toBeNull()
    await nowThere(phone(1, 'here'), phone(2, is))
    expect(came()).toBeNull()
  },
)

it('says it once, of the phone that came: also while that is silent, and not of the one before once it is disconnected', async () => {
  await afterPairing(phone(1, 'here'), phone(2, 'here'))
  const said = came()
  await nowThere(phone(1, 'here'), phone(2, 'silent'))
  expect(came()).toBe(said)
  await nowThere(phone(1, 'here'))
  expect(came()).toBeNull()
})
