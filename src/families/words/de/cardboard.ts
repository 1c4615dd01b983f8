import type { CardboardWords } from '../cardboard'

const step = (count: number, way: string) => (count === 1 ? `nach ${way}` : `${count} nach ${way}`)

/** What German says of tokens on the price chart, which `off` says where from. */
export const chartTokens = (
  off = 'vom Kursplan',
): Pick<CardboardWords, 'steps' | 'token' | 'stack' | 'whose'> => ({
  steps(right, down) {
    const across = right === 0 ? [] : [step(Math.abs(right), right > 0 ? 'rechts' : 'links')]
    const along = down === 0 ? [] : [step(Math.abs(down), down > 0 ? 'unten' : 'oben')]
    return [...across, ...along].join(' und ')
  },
  token({ from, to, under }, steps, price, v) {
    if (to === null) return `Kursmarker ${off} nehmen`
    const below = under.length > 0 ? `, unter ${under.map(v.name).join(' und ')}` : ''
    const where = from === null ? 'Kursmarker' : `Kursmarker ${steps},`
    return `${where} auf ${v.money(price(to))}${below}`
  },
  stack: (order, price) => `Kursmarker auf ${price} von oben: ${order.join(', ')}`,
  whose: (what, corporation) => `${corporation}: ${what}`,
})
