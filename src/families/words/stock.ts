import type { commonPlay } from './en/play'

/** Words about selling shares. */
export interface SaleWords
  extends Pick<typeof commonPlay, 'sell' | 'of' | 'whoSells' | 'backToSell' | 'sellShares' | 'becomes'> {
  sellLabel(corporation: string, held: number): string
}
