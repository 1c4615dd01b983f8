import type { Words } from '../en'

/** What the banker must know before going on. */
export const notices: Words['notices'] = {
  follows: 'Ein anderer Tab führt die Bank dieses Spiels; dieser folgt ihm.',
  takeOver: 'Bank hier führen',
  takeOverAnd: what => `${what} und die Bank hier führen`,
  goOn: 'Von hier an weiter',
  differs: 'Nach den Regeln dieses Paymasters geht das Spiel anders aus, als es gespielt wurde.',
  differsAt: (entry, round) => `Zuerst bei Eintrag ${entry}${round ? `, bis zum Ende von ${round}` : ''}.`,
  refusedNow: (entry, why) => `Eintrag ${entry} wird jetzt abgelehnt: ${why}`,
  accept: 'Nach diesen Regeln weiter',
  change: (what, was, is) => `${what}: ${was}, jetzt ${is}`,
  troubles: {
    full: 'Dieses Gerät hat keinen Platz mehr.',
    blocked: 'Der Browser gibt keinen Ort her, um Spiele zu behalten.',
    newer: 'Ein neuerer Paymaster hat hier gespeichert. Die Seite neu laden.',
    behind: 'Ein anderer Tab hat zur selben Zeit etwas eingetragen.',
    damaged: 'Was von diesem Spiel gespeichert ist, ist beschädigt.',
    stranded: 'Diese Einträge passten nicht hinter das, was ein anderer Tab vorher eingetragen hatte.',
    other: 'Der Browser hat sie nicht angenommen.',
  },
  notSaved: count =>
    count === 0
      ? 'Dieses Spiel ist nicht gespeichert.'
      : count === 1
        ? '1 Eintrag ist nicht gespeichert.'
        : `${count} Einträge sind nicht gespeichert.`,
  again: 'Noch einmal',
  drop: 'Darauf verzichten',
  damagedFile: 'Paymaster beschädigter Teil.json',
}
