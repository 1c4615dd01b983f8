// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, configure, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { go } from '../../../../src/app/desk/routes'
import { readWords } from '../../../../src/app/desk/words'
import { Rules } from '../../../../src/ui/shell/menu/Rules'
import { tap } from '../../buttons'

vi.mock('../../../../src/titles/registry', async original =>
  (await import('../setup/made')).withMade(await original()),
)

// A title is loaded within a test.
configure({ asyncUtilTimeout: 10_000 })
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
