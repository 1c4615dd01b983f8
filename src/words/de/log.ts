import type { Words } from '../en'
import { many } from './say'

/** The log: one sentence per entry, by round. */
export const log: Words['log'] = {
  title: 'Verlauf',
  empty: 'Noch ist nichts eingetragen.',
  newest: 'Neuestes zuerst',
  older: more => `${many(more, 'früheren Eintrag', 'frühere Einträge')} zeigen`,
  find: 'Im Verlauf suchen',
  found: n => many(n, 'Eintrag', 'Einträge'),
  moved: (who, sum) => `${who} ${sum}`,
  number: n => `Nr. ${n}`,
}
