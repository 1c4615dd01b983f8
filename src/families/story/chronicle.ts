import type { Chronicle } from '../../rules/chronicle'
import type { Happening } from '../../rules/happening'
import type { Table } from '../../rules/state'

/** The trains that charters lost through an entry, each as `A&B 2 2`; `whys` are the codes of the reasons that count. */
export function trainsLost(happened: readonly Happening[], whys: readonly string[]): readonly string[] {
  const lost = new Map<string, string[]>()
  for (const it of happened)
    if (it.is === 'train' && whys.includes(it.why) && it.from !== 'ipo' && it.from !== 'market')
      lost.set(it.from, [...(lost.get(it.from) ?? []), it.train])
  return [...lost].map(([corporation, trains]) => `${corporation} ${trains.join(' ')}`)
}

/** How many shares and trains were bought and sold in a railway game; `boughtTrain` says which trains count. */
export function commonCounts(
  boughtTrain: (moved: Extract<Happening, { is: 'train' }>) => boolean,
): Chronicle<Table>['counts'] {
  return ({ state, happened }) => {
    const isPlayer = (holder: string) => state.players.includes(holder)
    const sum = { bought: 0, sold: 0, trains: 0 }
    for (const it of happened) {
      if (it.is === 'shares' && isPlayer(it.to) && (it.from === 'market' || it.from === 'ipo'))
        sum.bought += it.shares
      if (it.is === 'shares' && isPlayer(it.from) && it.to === 'market') sum.sold += it.shares
      if (it.is === 'train' && boughtTrain(it)) sum.trains += 1
    }
    return sum
  }
}
