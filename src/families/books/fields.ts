import type { ReportKind } from '../../rules/report'

/** The kinds of what the report of every railway game contains. */
export const REPORT_KINDS = {
  round: 'text',
  turn: 'holder',
  phase: 'text',
  bank: 'money',
  cash: 'money',
  shares: 'shares',
  presidencies: 'list',
  certificates: 'number',
  netWorth: 'money',
  price: 'money',
  treasury: 'money',
  market: 'pool',
  trains: 'list',
  tokens: 'number',
  trainsLeft: 'number',
  gameOver: 'text',
  scores: 'money',
} as const satisfies Readonly<Record<string, ReportKind>>
