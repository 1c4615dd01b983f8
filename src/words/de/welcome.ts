import type { Words } from '../en'

/** The words for somebody who has no game yet, with the table to try. */
export const welcome: Words['welcome'] = {
  step: (n, of) => `${n} von ${of}.`,
  lesson: {
    buy: who => `${who} ist dran. Einen Anteil kaufen: auf einen der Preise unten tippen.`,
    card: who => `${who} ist dran. Eine Karte nehmen: Mit „Aktien“ wird eine gekauft.`,
    pass: who => `${who} kann jetzt keinen Anteil kaufen und passt.`,
    allPass: () => 'Jetzt passen alle: Die Aktienrunde endet, und die Gesellschaften fahren.',
    run: who =>
      `${who} ist dran. Eintippen, was die Züge auf dem Plan einfahren, etwa 60, und auf „… ausschütten“ tippen.`,
    end: who => `${who} kann jetzt nicht fahren. Den Spielzug beenden.`,
    undo: () => 'Und wenn es falsch war? „Storno“ unten links nimmt den letzten Tipp zurück.',
    done: () =>
      'Das ist schon alles. Jeder Tipp lässt sich zurücknehmen, also lässt sich alles ausprobieren.',
  },
  slip: 'Der Zettel sagt, wer wie viel bekommt.',
  own: 'Eigenes Spiel beginnen',
  away: 'Diesen Tisch abräumen',
}
