import type * as v from 'valibot'
import type { ReportFields } from '../../rules/report'
import { type BreachPolicy, breachesOf } from './breaches'
import { chronicle } from './chronicle'
import { REPORT_FIELDS } from './fields'
import type { Game } from './game'
import { joiningBy, type OwnJoining } from './joining/policy'
import { position } from './joining/position'
import { citedBy } from './law'
import type { OperatingPolicy } from './operating/policy'
import type { RulingPolicy } from './rulings/policy'
import { rulingRule } from './rulings/rule'

/** What a title says of rulings, breaches and joining. */
interface RestPolicy<K extends v.ObjectEntries>
  extends Pick<BreachPolicy, 'stock' | 'market' | 'privates' | 'own' | 'tells' | 'cites'> {
  readonly operating: OperatingPolicy
  readonly rulings: RulingPolicy<K>
  readonly joining: OwnJoining
}

/**
 * What most railway games are played without: the rules for rulings, what they break, and joining a game in progress; and the
 * story of the game, and what its reports contain.
 */
export const restOf = <K extends v.ObjectEntries>(
  game: Game,
  { rulings, joining: own, ...policy }: RestPolicy<K>,
) => {
  const joining = joiningBy(policy.stock, policy.operating, own)
  const fields: ReportFields = REPORT_FIELDS
  return {
    ...{ joining, chronicle, fields },
    /** Fetches what describes a table as one joined midway. */
    describing: async () => (await import('./join/positionOf')).positionOf(game, joining),
    correct: rulingRule(game, policy.operating, rulings),
    position: citedBy(policy.cites, 'position', position(game, joining)),
    breaches: (cites: Readonly<Record<string, string>>) => breachesOf(game, policy, cites),
  }
}
