import { applyAll } from '../../rules/apply'
import type { Imported } from '.'

/** A player whose final total in the file is not the one here. */
export interface ScoreDiffers {
  readonly name: string
  readonly there: number
  readonly here: number
}

/** The final totals that differ from those in the file; none if the file has none, or the import stopped before the end. */
export function scoresThatDiffer({ file, recorded, stopped }: Imported): readonly ScoreDiffers[] {
  if (!recorded || stopped) return []
  const { title, setup, actions } = file
  const end = applyAll(title.law, title.start(setup), actions)
  const scores = 'refusal' in end ? {} : (title.report(end.state).scores ?? {})
  return setup.players.flatMap(({ id, name }) => {
    const [there, here] = [recorded[id] ?? 0, scores[id] ?? 0]
    return there === here ? [] : [{ name, there, here }]
  })
}
