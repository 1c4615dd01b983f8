import { commonAhead } from '../../../words/en/ahead'
import type { RailAheadWords } from '../ahead'
import type { Voiced } from '../terms'

/** Words of the look ahead, in English. */
export function railAhead({ game, train, places }: Voiced): RailAheadWords {
  const beside = game.trains.flatMap(type => {
    const from = game.train(type).besideFrom
    return from === undefined ? [] : [` (a ${train(type)} comes right after the first ${train(from)})`]
  })
  return {
    ...commonAhead,
    endBankrupt: 'A player goes bankrupt.',
    division: (bank, perRound, rounds) => `${bank} ÷ ${perRound} = ${rounds} rounds`,
    lastRound: round => `The game would then end with ${round}, the last of its set.`,
    bankAssumes:
      'every corporation with a train runs as last time and pays, one that has not run yet earns nothing, the private companies stay, and as many operating rounds follow each stock round as now; nothing else goes in or out. New and better trains bring the end nearer; money paid to the bank for shares and trains puts it off.',
    trainsAssume: `the trains before it are sold and have removed what they remove${beside.join('')}, and nobody has bought another train meanwhile; treasuries and purses are as they are now, whoever buys the first one.`,
    values: (from, path) => `market value ${from}, then ${path}`,
    value: (from, to) => `market value ${from} to ${to}`,
    keeps: (withheld, paid) =>
      `Withheld once, the treasury gets ${withheld} to buy with; paid, it gets ${paid} for the shares in ${places.market}.`,
    runsAssume:
      'every run brings what the last one did, nothing else moves the token, not even a sale, and the game lasts that long.',
    notCounted: (zone, what) => `In the ${zone} and so not counted: ${what}.`,
    playersAssume:
      'it is their turn to sell, and they make the largest sale of each corporation that the bank accepts, at current prices. A presidency that must stay is not sold. Private companies are not included.',
  }
}
