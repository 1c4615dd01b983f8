import type { Words } from '../en'

/** The banker's ruling: the table outranks the program. */
export const ruling: Words['ruling'] = {
  title: 'Entscheid des Bankhalters',
  what: 'Der Tisch entscheidet, und die Bücher folgen. Durch einen Entscheid entsteht nichts, geht nichts verloren und ändert sich sonst nichts.',
  kind: 'Was wird richtiggestellt?',
  on: { often: 'Am häufigsten', round: 'Die Runde', things: 'Anderes' },
  agreed: 'so am Tisch beschlossen',
  because: reason => (reason === '' ? 'Ohne Begründung' : `Warum: ${reason}`),
  reason: 'Warum (darf leer bleiben)',
  enter: 'Entscheid eintragen',
  missing: 'Oben fehlt noch eine Angabe.',
  space: (price, row, column, tokens) => `${price}, Zeile ${row}, Spalte ${column}${tokens && `: ${tokens}`}`,
}
