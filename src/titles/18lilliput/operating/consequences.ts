import { nextTrain } from '../../../bank/depot'
import { STARTING, TRAINS } from '../data'
import type { LilConsequence, LilLedger } from '../ledger'
import { nextToRun } from '../moves'
import { directorOf, frame, lastRound, overTrainLimit, roundName, seatFrom } from '../state'
import { mayChoose, picksInAll, playerAt } from '../turns'
import { leftStack } from './phases'

/** Begins a round: all cards are back in the middle, and the Grand Justiciary pays before anything else. */
function beginRound(ledger: LilLedger): void {
  const { round } = ledger.state
  ledger.set({ round: { ...round, number: round.number + 1 }, taken: [] })
  ledger.setTurns([{ at: 'card', nth: 0, card: null }])
  ledger.tell({ is: 'round', round: roundName(ledger.state) })
  if (lastRound(ledger.state)) ledger.tell({ is: 'ending', by: 'rounds' })
  if (ledger.state.characters.justiciary !== null) ledger.pushTurn({ at: 'justiciary' })
}

/**
 * Passes over a player who has everything to be chosen. After the last choice, unchosen companies leave the game and
 * round 1 begins (setup).
 */
const choosing: LilConsequence = {
  due(state) {
    const turn = frame(state, 'choose')
    return (
      turn !== undefined && (turn.pick >= picksInAll(state) || !mayChoose(state, playerAt(state, turn.pick)))
    )
  },
  play(ledger) {
    const { pick } = frame(ledger.state, 'choose') ?? { pick: 0 }
    if (pick < picksInAll(ledger.state)) return ledger.setTurn({ at: 'choose', pick: pick + 1 })
    for (const id of STARTING) {
      if (directorOf(ledger.state, id) !== null) continue
      for (const train of ledger.state.depot.owned[id]) ledger.train(train, id, 'gone', 'unchosen')
    }
    beginRound(ledger)
  },
}

/** A ruling has taken the Grand Justiciary out of the game before the payment was entered (characters). */
const nobodysJusticiary: LilConsequence = {
  due: state => state.turn[0].at === 'justiciary' && state.characters.justiciary === null,
  play: ledger => ledger.popTurn(),
}

/** All excess trains are discarded (trainLimit). */
const discarded: LilConsequence = {
  due: state => state.turn[0].at === 'discard' && overTrainLimit(state).length === 0,
  play: ledger => ledger.popTurn(),
}

/** The next train of the stack goes to the scrapped trains and may begin a phase (bureaucracy). */
const bureaucracyTrain: LilConsequence = {
  due: state => frame(state, 'between')?.to === 'train',
  play(ledger) {
    const train = nextTrain(ledger.state.depot, TRAINS)
    ledger.setTurns([{ at: 'between', to: ledger.state.options.professional ? 'run' : 'round', done: [] }])
    if (!train) return
    ledger.train(train, 'ipo', 'scrapped', 'bureaucracy')
    leftStack(ledger, train)
  },
}

/**
 * The next company to run, by share prices as they are after each run. After the last one comes bureaucracy, or the end (running).
 */
const nextCompany: LilConsequence = {
  due: state => frame(state, 'between')?.to === 'run',
  play(ledger) {
    const { state } = ledger
    const done = frame(state, 'between')?.done ?? []
    const corporation = nextToRun(state, done)
    if (corporation) {
      ledger.setTurns([{ at: 'run', corporation, ran: null, equipped: false, done }])
      if (done.length === 0) ledger.tell({ is: 'round', round: roundName(ledger.state) })
    } else if (lastRound(state)) ledger.over('rounds')
    else ledger.setTurns([{ at: 'between', to: state.options.professional ? 'round' : 'train', done: [] }])
  },
}

/** The starting player card moves on clockwise, and the next round begins (bureaucracy). */
const nextRound: LilConsequence = {
  due: state => frame(state, 'between')?.to === 'round',
  play(ledger) {
    const player = seatFrom(ledger.state, ledger.state.starting, 1)
    ledger.set({ starting: player })
    ledger.tell({ is: 'starting', player })
    beginRound(ledger)
  },
}

/** What follows from an action by itself. The first that is due is carried out, until none is. */
export const consequences: readonly LilConsequence[] = [
  discarded,
  nobodysJusticiary,
  choosing,
  bureaucracyTrain,
  nextCompany,
  nextRound,
]
