import type { Player } from '../../rules/rule'
import { isTree } from '../../rules/tree'

/** Whether answers about a table, as JSON, say anything of a player. */
function speaksOf(answers: unknown, player: string): boolean {
  if (Array.isArray(answers)) return answers.some(answer => speaksOf(answer, player))
  if (!isTree(answers)) return answers === player
  return Object.entries(answers).some(([key, answer]) => key === player || speaksOf(answer, player))
}

/**
 * Where the players of one table sit at another: whoever has the same name, or else has taken another name on the same seat.
 * `undefined` if one of them is no longer there of whom the answers about the first table say something.
 */
export function seatsFrom(
  before: readonly Player[],
  now: readonly Player[],
  answers: unknown,
): ReadonlyMap<string, string> | undefined {
  const known = new Set(before.map(({ name }) => name))
  const seats = new Map<string, string>()
  for (const { id, name } of before) {
    const seat = now.find(it => it.name === name) ?? now.find(it => it.id === id && !known.has(it.name))
    if (seat) seats.set(id, seat.id)
    else if (speaksOf(answers, id)) return undefined
  }
  return seats
}

/** Answers about a table, as JSON, with the players on other seats. */
export function reseatAnswers(answers: unknown, seats: ReadonlyMap<string, string>): unknown {
  if (typeof answers === 'string') return seats.get(answers) ?? answers
  if (Array.isArray(answers)) return answers.map(answer => reseatAnswers(answer, seats))
  if (!isTree(answers)) return answers
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [seats.get(key) ?? key, reseatAnswers(answer, seats)]),
  )
}
