import { type Stop, stopping } from '../../../families/rulings/stop'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { endGame } from '../turns'

/** The table ends the game early; scores count as they stand (5). */
export const stop: AlRule<Stop> = stopping('5', refuse, ledger => endGame(ledger, 'stopped'))
