import { cleanup, render } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { desk, voice } from '../../../../../src/app/desk/table'
import { Ahead } from '../../../../../src/titles/18lilliput/screens/later/Ahead'
import { Newcomer } from '../../../../../src/titles/18lilliput/screens/Newcomer'
import type { Play } from '../../../../../src/titles/18lilliput/screens/play/kit'
import { Reminders } from '../../../../../src/titles/18lilliput/screens/Reminders'
import type { LilState } from '../../../../../src/titles/18lilliput/state'
import { lastRound } from '../../../../../src/titles/18lilliput/state'
import type { LilView } from '../../../../../src/titles/18lilliput/tableView'
import { playerAt } from '../../../../../src/titles/18lilliput/turns'
import { found, show } from '../kit'

const fresh = ({ turn: [top] }: LilState) => top.at === 'card' && top.card === null
/** The Treasurer's owner is about to take the last card of the game. */
const lastCall = (state: LilState) => {
  const [top] = state.turn
  const owner = state.characters.treasurer
  if (!fresh(state) || !lastRound(state) || owner === null || top.at !== 'card') return false
  const players = state.players.length
  return top.nth >= players && playerAt(state, top.nth) === owner && (state.copies[owner] ?? 0) > 0
}

afterEach(cleanup)

/** The reminders before the turn with a card that is shown. */
function reminded(): string {
  const shown = desk.value as { readonly view: LilView } | null
  const turn = shown?.view.turn
  if (!shown || turn?.at !== 'card') throw new Error('no turn with a card')
  const play = { view: shown.view, voice: voice.value } as unknown as Play
  return render(<Reminders play={play} turn={turn} />).container.textContent ?? ''
}

describe('the look ahead', () => {
  it('bureaucracy: says round by round what its train sets off', async () => {
    await show(found(state => fresh(state) && state.phase === '3'))
    const { container } = render(<Ahead />)
    const text = container.textContent ?? ''
    expect(text).toMatch(/Round \d: a 4-trainphase 4/)
    expect(text).toContain('train limit 3')
    expect(text).toMatch(/5 · \$400 · \d left/)
    expect(text).toContain('4D · $650 · unlimited')
    expect(text).not.toContain('Only until the end')
  })

  it('end: mentions the Treasurer and copy cards in the last round', async () => {
    await show(found(lastCall))
    const { container } = render(<Ahead />)
    expect(container.textContent).toContain('This is the last round')
    expect(container.textContent).toMatch(/has the Lord High Treasurer: \$(80|90) on their own turn/)
    expect(container.textContent).toMatch(/copy cards?: \$(20|40) at the end if unused/)
  })

  it('actions: reminds of the second card in a row, and at the last card of what is worth nothing after it', async () => {
    await show(found(state => fresh(state) && state.turn[0].at === 'card' && state.turn[0].nth === 0))
    expect(reminded()).toBe('')
    cleanup()
    const twice = ({ players, turn: [top] }: LilState) => top.at === 'card' && top.nth === players.length - 1
    await show(found(state => twice(state) && fresh(state)))
    expect(reminded()).toMatch(/has the next card, too\.$/)
    cleanup()
    await show(found(lastCall))
    expect(reminded()).toMatch(/^This is \S+’s last card\. The Lord High Treasurer brings \$(80|90) now/)
    expect(reminded()).toMatch(/copy card.* at the end if/)
  })

  it.each(['en', 'de'] as const)('says all of it in %s', async language => {
    for (const looksFor of [
      ({ turn }: LilState) => turn[0].at === 'choose',
      ({ turn }: LilState) => turn[0].at === 'justiciary',
      fresh,
      ({ turn: [top] }: LilState) => top.at === 'card' && top.card !== null,
      ({ turn }: LilState) => turn[0].at === 'run',
      ({ turn }: LilState) => turn[0].at === 'discard',
    ]) {
      await show(found(looksFor), language)
      for (const screen of [<Ahead key={1} />, <Newcomer key={2} />]) {
        const { container } = render(screen)
        expect(container.textContent).not.toMatch(/undefined|\[object/)
        expect(container.textContent?.length).toBeGreaterThan(80)
        if (language === 'de') expect(container.textContent).not.toMatch(/\b(the|trains|card|shares)\b/)
        cleanup()
      }
    }
  })
})
