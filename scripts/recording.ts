import type { Action, Setup } from '../src/rules/rule'
import type { AnyTitle } from '../src/rules/title'

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A table without what is `null`, such as trains that never run out: in a recording that is a key which is gone. */
function withoutNull(tree: Tree): Tree {
  const kept = Object.entries(tree).filter(([, value]) => value !== null)
  return Object.fromEntries(kept.map(([key, value]) => [key, isTree(value) ? withoutNull(value) : value]))
}

/** The changes from one table to the next; `null` for a key that is gone. */
function changeOf(was: Tree, is: Tree): Tree {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const other = keys.filter(key => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
  const change = (key: string) => {
    const [before, after] = [was[key], is[key]]
    return isTree(before) && isTree(after) ? changeOf(before, after) : (after ?? null)
  }
  return Object.fromEntries(other.map(key => [key, change(key)]))
}

/** A game with the change to its table after each entry, as `Recorded` in the tests has it; `states` are those tables. */
export function recordingOf(
  title: AnyTitle,
  setup: Setup,
  actions: readonly Action[],
  states: readonly Parameters<AnyTitle['report']>[0][],
) {
  const tables = states.map(state => withoutNull({ ...title.report(state) }))
  const trace = actions.map((action, i) => ({
    action,
    after: changeOf(tables[i - 1] ?? {}, tables[i] as Tree),
  }))
  return { title: title.id, ...setup, trace, final: tables.at(-1) }
}
