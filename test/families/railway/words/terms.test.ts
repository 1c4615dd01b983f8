import { expect, it } from 'vitest'
import { stimme } from '../../../words/said'
import { wholeWords } from '../../../words/whole'
import { railways } from '../kits'

it.each(railways)(
  '$id names a stranger by the id, also if every object has a property called so',
  async ({ title }) => {
    for (const language of ['en', 'de'] as const) {
      const words = await wholeWords(title, language)
      for (const turn of ['__proto__', 'constructor', 'toString']) {
        const refusal = { rule: '', code: 'wrongTurn', facts: { turn, round: 'SR 2' } }
        expect(words.refusal(refusal, { ...stimme, name: id => id })).toContain(turn)
      }
    }
  },
)
