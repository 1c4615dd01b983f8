import type { Words } from '../en'
import { many } from './say'

/** The log: one sentence per entry, by round. */
export const log: Words['log'] = {
  title: 'Verlauf',
  empty: 'Noch ist nichts eingetragen.',
  older: more => `${many(more, 'früheren Eintrag', 'frühere Einträge')} zeigen`,
  moved: (who, sum) => `${who} ${sum}`,
  number: n => `Nr. ${n}`,
}
