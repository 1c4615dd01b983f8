import type { Words } from '../en'

/** The banker's ruling: the table outranks the program. */
export const ruling: Words['ruling'] = {
  title: 'Entscheidung des Bankhalters',
  what: 'Der Tisch entscheidet, und die Bücher folgen. Es wird nur umgebucht; alles andere bleibt.',
  kind: 'Was wird richtiggestellt?',
  on: { often: 'Am häufigsten', round: 'Die Runde', things: 'Anderes' },
  agreed: 'so am Tisch beschlossen',
  because: reason => (reason === '' ? 'Ohne Begründung' : `Warum: ${reason}`),
  reason: 'Warum (darf leer bleiben)',
  enter: 'Entscheidung eintragen',
  missing: 'Oben fehlt noch eine Angabe.',
  space: (price, row, column, tokens) => `${price}, Zeile ${row}, Spalte ${column}${tokens && `: ${tokens}`}`,
}
