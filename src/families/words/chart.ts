import type { commonChart } from './en/chart'

/** Words of the stock chart. */
export type ChartWords = typeof commonChart
