import type { Words } from '../en'

/** The words for somebody who has no game yet, with the table to try. */
export const welcome: Words['welcome'] = {
  step: (n, of) => `${n} von ${of}.`,
  lesson: {
    buy: who => `${who} ist dran. Einen Anteil kaufen: auf einen der Preise unten tippen.`,
    run: () =>
      'Gekauft und bezahlt. Nun „Alle passen“. Dann fährt eine Gesellschaft: eintippen, was ihre Züge auf der Karte einfahren, etwa 60, und auf „Auszahlen“ tippen.',
    undo: () =>
      'Der Zettel sagt, wer wie viel bekommt. Und wenn es falsch war? „Storno“ unten links nimmt den letzten Tipp zurück.',
    done: () =>
      'Das ist schon alles. Jeder Tipp lässt sich zurücknehmen, also lässt sich alles ausprobieren.',
  },
  own: 'Eigenes Spiel beginnen',
  away: 'Diesen Tisch weglegen',
}
