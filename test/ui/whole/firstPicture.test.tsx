import type { VNode } from 'preact'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { apply } from '../../../src/rules/apply'
import type { ShellView } from '../../../src/rules/view'
import { isTitle } from '../../../src/titles/registry'
import { actionsOf, type Recorded } from '../../games/recorded'
import { kits } from '../../titles/kits'

// Each picture is drawn by an app of its own, which has fetched nothing yet.
let app: Awaited<ReturnType<typeof fresh>>

async function fresh() {
  vi.resetModules()
  const [table, rest, words, routes, wide, settings, registry, session, screens, game, testing, preact] =
    await Promise.all([
      import('../../../src/app/desk/table'),
      import('../../../src/app/desk/rest'),
      import('../../../src/app/desk/words'),
      import('../../../src/app/desk/routes'),
      import('../../../src/ui/kit/parts/wide'),
      import('../../../src/app/device/settings'),
      import('../../../src/titles/registry'),
      import('../../../src/session/session'),
      import('../../../src/ui/shell/screens'),
      import('../../../src/ui/shell/Game'),
      import('@testing-library/preact'),
      import('preact'),
    ])
  return {
    ...{ ...table, ...rest, ...words, ...routes, ...wide, ...settings, ...registry, ...session },
    ...{ ...screens, ...testing, ...game, h: preact.h },
  }
}

// What is worked out beside the page comes when it is done: here, never.
vi.stubGlobal(
  'Worker',
  class {
    postMessage() {}
    terminate() {}
  },
)
afterAll(() => {
  vi.unstubAllGlobals()
})

afterEach(() => {
  app.cleanup()
  app.session.value = null
})

/** A table of a game, and its kind: what its panel needs differs by that. */
interface Moment {
  readonly id: string
  readonly game: Recorded
  readonly entries: number
  readonly kind: string
}

const kindOf = ({ turn }: ShellView): string =>
  'forced' in turn && turn.forced && turn.at === 'operate' ? 'forced' : turn.at

/** The first table of each kind among some recorded games of a title. */
function momentsOf({ id, title, recorded }: (typeof kits)[number]): readonly Moment[] {
  const moments = new Map<string, Moment>()
  for (const game of recorded.slice(0, 12)) {
    let state = title.start(game)
    for (const [i, action] of actionsOf(game).entries()) {
      const outcome = apply(title.law, state, action)
      if ('refusal' in outcome) throw new Error(outcome.refusal.code)
      state = outcome.state
      const kind = kindOf(title.view(state))
      // Far enough that trains have been bought.
      if (i > 100 && !moments.has(kind)) moments.set(kind, { id, game, entries: i + 1, kind })
    }
  }
  return [...moments.values()]
}

const titles = kits.flatMap(kit => (isTitle(kit.id) ? [{ id: kit.id, moments: momentsOf(kit) }] : []))

/** Opens a game as the app does: with no more than its first picture needs. */
async function openAt({ id, game, entries }: Moment): Promise<void> {
  app = await fresh()
  if (!isTitle(id)) throw new Error(id)
  const title = await app.loadPlay(id)
  let open = app.begin(title, game)
  const actions = actionsOf(game).slice(0, entries)
  const records = actions.map(action => ({ splices: [{ insert: [action] }] }))
  await app.ruleOver(title, records as never)
  for (const action of actions) {
    const step = app.enter(open, [action])
    if ('stop' in step) throw new Error(step.stop.refusal.code)
    open = step.session
  }
  const said = await app.wordsOf(title, app.isRare(title, records as never))
  await app.prepareDesk(open)
  app.titleWords.value = said
  app.session.value = open
}

function draw(): Element {
  app.route.value = { screen: 'play' }
  return app.render(app.h(app.Game, null) as VNode).container
}

/** All elements and texts of the play screen. */
const shown = (container: Element) => container.querySelector('.play')?.outerHTML

it.each(titles)('the first picture of a game of $id is complete, whatever its table', async ({ moments }) => {
  expect(moments.length).toBeGreaterThan(1)
  for (const moment of moments) {
    await openAt(moment)
    const first = shown(draw())
    expect(first?.length, moment.kind).toBeGreaterThan(500)
    await app.act(() => app.reachRest())
    app.cleanup()
    expect(first, moment.kind).toBe(shown(draw()))
    app.cleanup()
  }
})

it.each(titles)(
  'a wide screen of $id with hints is drawn before the rest has arrived',
  async ({ moments }) => {
    const [moment] = moments
    if (!moment) throw new Error('no table')
    await openAt(moment)
    app.wide.value = true
    app.broad.value = true
    app.settings.newcomer.value = true
    expect(app.whole.value).toBe(false)
    const container = draw()
    // Hints stand above the turn and would move it.
    expect(container.querySelector('.play')).toBeNull()
    await app.act(() => app.reachRest())
    expect(container.querySelector('.play')).not.toBeNull()
  },
)
