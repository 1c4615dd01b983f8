import type { Action } from '../../../src/rules/rule'
import { actionsOf, realGame } from '../../games/recorded'
import { openTab as anyTab } from '../support'

const game = realGame('4714')

type Run = Action & { corporation: string; revenue: number; pay: boolean }

/** A tab with the real game 4714 up to an entry; `put` enters at its live table. */
export async function openTab(upTo: number) {
  const tab = await anyTab()
  const [past, place, trial, history, routes] = await Promise.all([
    import('../../../src/app/past/change'),
    import('../../../src/app/past/places'),
    import('../../../src/app/past/trial'),
    import('../../../src/app/past/history'),
    import('../../../src/app/desk/routes'),
  ])
  await tab.newGame('18AL', { players: game.players, options: game.options })
  const put = (action: Action) => {
    tab.staying.value = true
    return tab.enter([action], tab.desk.value?.revision ?? -1)
  }
  for (const action of actionsOf(game).slice(0, upTo)) if (!put(action)) throw new Error(action.type)
  return { ...tab, ...past, ...place, ...trial, ...history, ...routes, put }
}

export type Tab = Awaited<ReturnType<typeof openTab>>

/** The report of the table as it stands. */
export const report = (tab: Tab) => {
  const open = tab.session.value
  return open?.title.report(open.entries.at(-1)?.state ?? open.start)
}

/** The actions in force, without their times. */
export const actions = (tab: Tab) =>
  tab.session.value?.entries.map(({ action: { at, ...rest } }) => rest) ?? []

/** The id of the entry at a place, from 0. */
export const idAt = (tab: Tab, index: number) => tab.session.value?.entries[index]?.id ?? 0

/** The place of the first run, the run itself, and the same with $10 more. */
export const firstRun = actionsOf(game).findIndex(action => action.type === 'run')
export const runThere = actionsOf(game)[firstRun] as Run
export const right = { ...runThere, revenue: runThere.revenue + 10 } as Action
