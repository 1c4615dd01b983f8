import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { options } from 'preact'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Action, Choice } from '../../../src/rules/rule'
import type { AnyState } from '../../../src/rules/state'
import { isTitle } from '../../../src/titles/registry'
import { Panels } from '../../../src/ui/kit/panels/Panels'
import { ChoiceButton } from '../../../src/ui/kit/play/ChoiceButton'
import { flowOf, followsOf, markOf, type Play } from '../../../src/ui/kit/play/kit'
import { WHOLE } from '../../all'
import { actionsOf, type Recorded } from '../../games/recorded'
import { tablesOf } from '../../played'
import { drawn } from '../drawn'
import { type Kit, kits } from '../kits'

afterEach(cleanup)

/** Unfolds everything, however deeply nested. */
function unfold(container: Element): void {
  for (const shut of container.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    act(() => {
      shut.open = true
    })
    unfold(shut)
  }
}

/** Preact calls this once a vnode has its element; its types do not declare it. */
interface Drawn {
  readonly type: unknown
  readonly props: { readonly of?: Choice<Action> }
  readonly __e?: HTMLElement
}

// Nothing on the screen says which choice a button stands for, so each is marked here.
const { diffed } = options
beforeAll(() => {
  options.diffed = vnode => {
    const { type, props, __e: element } = vnode as unknown as Drawn
    if (type === ChoiceButton && props.of && element) element.dataset.choice = markOf(props.of)
    diffed?.(vnode)
  }
})
afterAll(() => {
  if (diffed) options.diffed = diffed
  else delete options.diffed
})

const marks = (container: Element | null) =>
  [...(container?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])].map(it => it.dataset.choice).sort()

type Drawing = Awaited<ReturnType<typeof drawn>>

interface Laid {
  readonly play: Play
  readonly choices: readonly Choice<Action>[]
  readonly screens: Drawing['screens']
}

/** Expects each choice on the screen once, in a panel's own place unless it is `plain`, and a name on every button. */
function expectEachOnce(laid: Laid, plain: (choice: Choice<Action>) => boolean): void {
  const { choices } = laid
  const { container, unmount } = render(<Panels {...laid} />)
  unfold(container)
  expect(marks(container)).toEqual(choices.map(markOf).sort())
  expect(marks(container.querySelector('.rest'))).toEqual(choices.filter(plain).map(markOf).sort())
  for (const button of container.querySelectorAll('button')) {
    const [label, visible] = [button.getAttribute('aria-label'), button.textContent]
    expect(label ?? visible).not.toBe('')
    expect(`${label ?? ''} ${visible}`).not.toMatch(/undefined|NaN|null/)
  }
  unmount()
}

type Bought = Action & { readonly player: string }

/** The shares that can be bought at this table. */
const boughtAt = (choices: Laid['choices']): readonly Bought[] =>
  choices.filter(it => it.draft.type === 'buyShare' && !it.refusal).map(it => it.draft as Bought)

/** Expects the figure on the button of each share to be what its buyer pays. */
function expectPaid(laid: Laid): void {
  const { play, choices } = laid
  const { container, unmount } = render(<Panels {...laid} />)
  unfold(container)
  const shown = new Map(
    [...container.querySelectorAll<HTMLElement>('[data-choice]')].map(it => [
      it.dataset.choice,
      it.querySelector('b')?.textContent,
    ]),
  )
  for (const draft of boughtAt(choices)) {
    const paid = -flowOf(followsOf(play.tryOut(draft)), draft.player)
    expect(shown.get(JSON.stringify(draft)), JSON.stringify(draft)).toBe(play.voice.money(paid))
  }
  unmount()
}

/** What the banker may do at any time is in the fold. */
const ofBanker = ({ slot }: Choice<Action>) => slot === 'banker'

/** A kind of decision with at most this many tables in a game is rare; all of them are tried. */
const RARE = WHOLE ? 12 : 3
const EVERY = WHOLE ? 23 : 61

/** The tables of a game, the first one before the first entry. */
const tablesIn = ({ title }: Kit, game: Recorded): readonly AnyState[] =>
  tablesOf(title.law, title.start(game), actionsOf(game))

const kindOf = ({ turn }: AnyState) => turn[0].at

/** Some tables of a game, of each kind of decision the first and every so many, and all of a rare kind. */
function looked(tables: readonly AnyState[]): readonly AnyState[] {
  const kinds = [...new Set(tables.map(kindOf))].map(kind => tables.filter(table => kindOf(table) === kind))
  return kinds.flatMap(all => (all.length <= RARE ? all : all.filter((_, i) => i % EVERY === 0)))
}

describe.each(kits)('every choice of a table of $id is on the screen exactly once, in its own place', kit => {
  if (!isTitle(kit.id)) throw new Error(kit.id)
  const drawing = drawn(kit.id)

  async function expectAll(game: Recorded, tables: readonly AnyState[]): Promise<void> {
    const { speak, openAt, kitOf } = await drawing
    await speak()
    openAt(game)
    for (const table of tables) expectEachOnce(kitOf(table), ofBanker)
  }

  it.each(kit.sample.map((game, i) => ({ i, game })))('through game $i of its sample', async ({ game }) => {
    const tables = tablesIn(kit, game)
    const some = looked(tables)
    expect(new Set(some.map(kindOf))).toEqual(new Set(tables.map(kindOf)))
    await expectAll(game, some)
  })

  it('at each of the first tables of a game of the most players', async () => {
    const game = kit.recorded.find(({ players }) => players.length === kit.title.seats.most)
    if (!game) throw new Error('no such game')
    await expectAll(game, tablesIn(kit, game).slice(0, WHOLE ? 90 : 40))
  })

  it('with what is paid on the button of each share', async () => {
    const { speak, openAt, kitOf } = await drawing
    await speak()
    const [game] = kit.sample
    if (!game) throw new Error('no such game')
    openAt(game)
    const sold = tablesIn(kit, game)
      .map(table => kitOf(table))
      .filter(it => boughtAt(it.choices).length > 0)
    expect(sold).not.toEqual([])
    for (const laid of sold.filter((_, i) => i % (WHOLE ? 3 : 17) === 0)) expectPaid(laid)
  })

  it('if no panel has a place for it', async () => {
    const { speak, openAt, kitOf } = await drawing
    await speak()
    const submitted: Action[] = []
    const { play, choices, screens } = kitOf(openAt(kit.setupFor(3)), submitted)
    const strange: Choice<Action>[] = [
      { slot: 'weather', draft: { type: 'rain' } },
      { slot: 'weather', draft: { type: 'snow', depth: 1 } as Action, vary: { depth: { values: [1, 2] } } },
      {
        ...{ slot: 'weather', draft: { type: 'wind', speed: 5 } as Action },
        vary: { speed: { from: 5, to: 50, step: 5 } },
      },
    ]
    const blind = { ...play, tryOut: () => undefined }
    expectEachOnce(
      { play: blind, choices: [...choices, ...strange], screens },
      it => ofBanker(it) || it.slot === 'weather',
    )
    render(<Panels play={blind} choices={strange} screens={screens} />)
    unfold(document.body)
    fireEvent.click(screen.getByText('rain'))
    expect(submitted).toEqual([{ type: 'rain' }])
  })
})
