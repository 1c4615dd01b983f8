import { cashOf } from '../../../bank/money'
import { CHARACTERS, COPY_WORTH, JUSTICIARY, STARTING, TREASURER } from '../data'
import { mostRun } from '../operating/mostRun'
import { refusePurchase } from '../operating/trains'
import {
  type CardTurn,
  directedBy,
  directorOf,
  type LilState,
  lastRound,
  netWorth,
  overTrainLimit,
  type RunTurn,
  stockWorth,
  trainLimit,
  trainsOf,
} from '../state'
import { allowanceOf } from '../stock/shares'
import type { HandView, Ranked, TurnView } from '../tableView'
import { charactersEach, charactersOf, picksInAll, playerAt } from '../turns'

function handView(state: LilState, { card }: CardTurn): HandView | null {
  if (!card) return null
  const { id, use, yellow, trains, station, bought, funds } = card
  const allows = allowanceOf(card)
  return {
    id,
    use,
    copy: state.taken.at(-1)?.copy === true,
    allows,
    yellowLeft: (allows.yellow ?? 0) - yellow,
    trainsLeft: (allows.trains ?? 0) - trains,
    stationLeft: allows.station === true && !station,
    maySell: allows.shares === true && !bought,
    mayBuyShare: allows.shares === true && !bought,
    fundsLeft: funds,
  }
}

function cardView(state: LilState, turn: CardTurn): TurnView {
  const of = 2 * state.players.length
  const player = playerAt(state, turn.nth)
  const next = turn.nth + 1 < of ? playerAt(state, turn.nth + 1) : null
  const later = Array.from({ length: of - turn.nth - 1 }, (_, i) => playerAt(state, turn.nth + 1 + i))
  return {
    at: 'card',
    player,
    nth: turn.nth,
    of,
    twice: next === player,
    card: handView(state, turn),
    treasurer: state.characters.treasurer === player ? TREASURER * state.round.number : null,
    lastTurn: lastRound(state) && !later.includes(player),
  }
}

/** Is there a scrapped train the company may get to buy? Before its run, money does not matter yet: it may earn some. */
function mayEquip(state: LilState, { corporation, ran, equipped }: RunTurn): boolean {
  const { market } = state.depot
  if (ran === 'paid' || equipped) return false
  if (ran === null) return market.length > 0 && trainsOf(state, corporation).length < trainLimit(state)
  return market.some(train => !refusePurchase(state, { corporation, train, from: 'scrapped' }))
}

function runView(state: LilState, turn: RunTurn): TurnView {
  const { corporation, ran, done } = turn
  const trains = trainsOf(state, corporation).length
  return {
    at: 'run',
    corporation,
    director: directorOf(state, corporation) ?? '',
    ran,
    revenue: ran === null ? null : ran === 'none' ? 0 : state.companies[corporation].lastRun,
    mostRun: mostRun(state, corporation),
    nth: done.length + 1,
    of: state.chart.length,
    doubled: lastRound(state),
    mustRun: ran === null && trains > 0,
    mayBuy: mayEquip(state, turn),
    last: done.length + 1 >= state.chart.length,
  }
}

/** Players by score, best first; equal scores share a place. */
function ranking(state: LilState): readonly Ranked[] {
  const rows = state.players.map(player => ({
    player,
    cash: cashOf(state.cash, player),
    stock: stockWorth(state, player),
    copies: COPY_WORTH * (state.copies[player] ?? 0),
    total: netWorth(state, player),
  }))
  const place = (total: number) => 1 + rows.filter(row => row.total > total).length
  return rows.map(row => ({ ...row, place: place(row.total) })).sort((a, b) => a.place - b.place)
}

/** The current decision. */
export function turnView(state: LilState): TurnView {
  const turn = state.turn[0]
  switch (turn.at) {
    case 'choose': {
      const player = playerAt(state, turn.pick)
      const has = STARTING.some(id => directorOf(state, id) === player)
      const full = charactersOf(state, player).length >= charactersEach(state)
      return {
        at: 'choose',
        player,
        pick: turn.pick,
        of: picksInAll(state),
        companies: has ? [] : STARTING.filter(id => directorOf(state, id) === null),
        characters: full ? [] : CHARACTERS.filter(id => state.characters[id] === null),
      }
    }
    case 'justiciary': {
      const player = state.characters.justiciary ?? ''
      const { player: toPlayer, corporation: toCompany } = JUSTICIARY
      return { at: 'justiciary', player, corporations: directedBy(state, player), toPlayer, toCompany }
    }
    case 'card':
      return cardView(state, turn)
    case 'run':
      return runView(state, turn)
    case 'over':
      return { at: 'over', by: turn.by, ranking: ranking(state) }
    default: {
      const limit = trainLimit(state)
      const owners = overTrainLimit(state).map(corporation => ({
        corporation,
        director: directorOf(state, corporation) ?? '',
        excess: trainsOf(state, corporation).length - limit,
      }))
      return { at: 'discard', owners }
    }
  }
}
