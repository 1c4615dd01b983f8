import type { CardboardWords } from '../cardboard'

const step = (count: number, way: string) => (count === 1 ? way : `${count} ${way}`)

/** What English says of tokens on the price chart, by what the title calls the two. */
export const chartTokens = (
  called = 'token',
  chart = 'chart',
): Pick<CardboardWords, 'steps' | 'token' | 'stack' | 'whose'> => ({
  steps(right, down) {
    const across = right === 0 ? [] : [step(Math.abs(right), right > 0 ? 'right' : 'left')]
    const along = down === 0 ? [] : [step(Math.abs(down), down > 0 ? 'down' : 'up')]
    return [...across, ...along].join(' and ')
  },
  token({ from, to, under }, steps, price, v) {
    if (to === null) return `${called} off the ${chart}`
    const below = under.length > 0 ? `, under ${under.map(v.name).join(' and ')}` : ''
    const where =
      from === null ? `${called} on ${v.money(price(to))}` : `${called} ${steps}, to ${v.money(price(to))}`
    return `${where}${below}`
  },
  stack: (order, price) => `${called}s on ${price} from the top: ${order.join(', ')}`,
  whose: (what, corporation) => `${corporation}: ${what}`,
})
