// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Panels } from '../../../../src/ui/kit/panels/Panels'
import { setup } from '../../../app/setup'
import { drawn } from '../../../titles/drawn'

const { speak, openAt, kitOf } = await drawn('18AL')

beforeAll(speak)
afterEach(cleanup)

it('the end of the game, which the menu has, is not repeated below a panel', () => {
  const kit = kitOf(openAt(setup))
  expect(kit.choices.some(({ draft }) => draft.type === 'stop')).toBe(true)
  render(<Panels {...kit} />)
  expect(screen.queryByText('Other entries')).toBeNull()
})
