import type { Depot } from '../../src/bank/depot'
import type { Cash } from '../../src/bank/money'
import type { Held } from '../../src/bank/paper'
import type { Action } from '../../src/rules/rule'
import { begin, enter, now } from '../../src/session/session'
import { loadTitle, type TitleId } from '../../src/titles/registry'
import type { Recorded } from '../games/recorded'

interface Goods {
  readonly cash: Cash
  readonly held: Readonly<Record<string, Held>>
  readonly depot: Depot<string, string>
}

const total = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0)

/** All the money, shares and trains (except endless ones) there are after some entries of a game. */
export async function sums(title: TitleId, game: Recorded, some: readonly Action[]) {
  const step = enter(begin(await loadTitle(title), game), some)
  if ('stop' in step) throw new Error(step.stop.refusal.code)
  const { cash, held, depot } = now(step.session) as unknown as Goods
  return {
    money: total(Object.values(cash)),
    shares: Object.values(held).map(holders => total(Object.values(holders))),
    trains:
      total(Object.values(depot.offering)) +
      [...depot.market, ...depot.gone, ...Object.values(depot.owned).flat()].length,
  }
}
