import type { Money } from '../../bank/money'
import type { Chapter, Chronicle, RunTold } from '../../rules/chronicle'
import type { Happening } from '../../rules/happening'
import type { Table } from '../../rules/state'

/** A table whose corporations run. */
interface Running extends Table {
  readonly corporations: Readonly<Record<string, { readonly lastRun: Money | null }>>
}

/** The run of an entry that paid it out or withheld it; `undefined` for any other entry. */
function run({ state, happened }: Chapter<Running>): RunTold | undefined {
  for (const it of happened)
    if (it.is === 'paid' && (it.why === 'dividend' || it.why === 'withheld')) {
      const corporation = it.of ?? it.to
      const revenue = state.corporations[corporation]?.lastRun ?? 0
      return { corporation, revenue, paid: it.why === 'dividend' }
    }
  return undefined
}

/** The trains that charters lost through an entry, each as `A&B 2 2`; `whys` are the codes of the reasons that count. */
export function trainsLost(happened: readonly Happening[], whys: readonly string[]): readonly string[] {
  const lost = new Map<string, string[]>()
  for (const it of happened)
    if (it.is === 'train' && whys.includes(it.why) && it.from !== 'ipo' && it.from !== 'market')
      lost.set(it.from, [...(lost.get(it.from) ?? []), it.train])
  return [...lost].map(([corporation, trains]) => `${corporation} ${trains.join(' ')}`)
}

/**
 * What the chronicles of railway games have in common: runs, and how many shares and trains were bought and sold;
 * `boughtTrain` says which trains count.
 */
export function commonChronicle(
  boughtTrain: (moved: Extract<Happening, { is: 'train' }>) => boolean,
): Pick<Chronicle<Running>, 'run' | 'counts'> {
  return {
    run,
    counts({ state, happened }) {
      const isPlayer = (holder: string) => state.players.includes(holder)
      const sum = { bought: 0, sold: 0, trains: 0 }
      for (const it of happened) {
        if (it.is === 'shares' && isPlayer(it.to) && (it.from === 'market' || it.from === 'ipo'))
          sum.bought += it.shares
        if (it.is === 'shares' && isPlayer(it.from) && it.to === 'market') sum.sold += it.shares
        if (it.is === 'train' && boughtTrain(it)) sum.trains += 1
      }
      return sum
    },
  }
}
