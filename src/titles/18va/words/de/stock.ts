import type { stock as Stock } from '../en/stock'

/** What the panels of the first auction and of stock turns say of 18VA alone. */
export const stock: typeof Stock = {
  // the first auction
  presidency: 'Direktorenaktie, 20\u00a0%',
  setValue: corporation => `Startwert der ${corporation}`,
  valueIs: (name, corporation) =>
    `${name} legt den Wert fest; die Bank zahlt der ${corporation} das Doppelte.`,
  // a stock turn
  percent: percent => `${percent}\u00a0%`,
  aShare: 'je Anteil',
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} kauft ${corporation} aus ${from === 'ipo' ? 'der Kasse' : 'dem Pool'}`,
  empty: { ipo: 'Kasse leer', market: 'Pool leer' },
  underwrites: amount => `Bank legt ${amount} dazu`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} startet ${corporation} zu ${price}\u00a0$`,
  noSaleHelps: 'Kein Verkauf ist möglich, der helfen würde: Der Spielzug geht weiter.',
}
