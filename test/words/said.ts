import { expect } from 'vitest'
import type { Voice } from '../../src/rules/rule'

/** The players of the tables whose sentences are tested. */
const PLAYERS: Readonly<Record<string, string>> = {
  ...{ p1: 'Ann', p2: 'Bo', p3: 'Cy', p4: 'Di', p5: 'Ed', p6: 'Flo' },
}

/** The players, whatever else by these names or by its id, and money as English writes it. */
export const voiceWith = (names: Readonly<Record<string, string>>, sign = '$'): Voice => ({
  name: id => names[id] ?? PLAYERS[id] ?? id,
  money: amount => (amount < 0 ? `-${sign}${-amount}` : `${sign}${amount}`),
})

/** The same voice with money as German writes it. */
export const inGerman = (voice: Voice): Voice => ({
  ...voice,
  money: amount => voice.money(amount).replace(/^(-?)(\D)(\d+)$/, '$1$3\u00a0$2'),
})

/** The players, everything else by its id, and dollars as English writes them. */
export const voice = voiceWith({})
/** The same with dollars as German writes them. */
export const stimme = inGerman(voice)

/** The figures of a text, each once, without the marks between thousands. */
function figures(text: string): readonly string[] {
  const plain = text.replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
  return [...new Set(plain.match(/\d+(?:\.\d+)*/g) ?? [])].toSorted()
}

/** Fails if the German of a text has other figures than its English. */
export function expectSameFigures(german: string, english: string): void {
  expect(figures(german), `${german} | ${english}`).toEqual(figures(english))
}
