import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { desk, session } from '../../../../src/app/desk/table'
import { readWords } from '../../../../src/app/desk/words'
import { newGame } from '../../../../src/app/games/games'
import { change, hold } from '../../../../src/app/past/change'
import { enter } from '../../../../src/app/saving/commands'
import { retrySaving } from '../../../../src/app/saving/keeping'
import type { Action } from '../../../../src/rules/rule'
import { ChangePage } from '../../../../src/ui/shell/past/ChangePage'
import { setup } from '../../../app/setup'
import { equip, writesInTheEnd } from '../../../app/support'

beforeAll(readWords)
beforeEach(equip)
afterEach(cleanup)

const NONE = 'There is no correction open.'

describe('the page of a correction', () => {
  it('says that none is open, unless one waits', async () => {
    writesInTheEnd({ retrySaving })
    await newGame('18AL', setup)
    for (const player of ['p1', 'p2', 'p3'])
      enter([{ type: 'pass', player } as Action], desk.value?.revision ?? -1)
    render(<ChangePage />)
    expect(screen.getByText(NONE)).toBeTruthy()
    cleanup()
    change({ is: 'instead', id: session.value?.entries[1]?.id ?? 0, actions: [] })
    hold()
    render(<ChangePage />)
    expect(screen.getByText(/A correction is waiting/)).toBeTruthy()
    expect(screen.queryByText(NONE)).toBeNull()
  })
})
