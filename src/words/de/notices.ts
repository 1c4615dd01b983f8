import type { Words } from '../en'

/** What the banker must know before going on. */
export const notices: Words['notices'] = {
  follows: 'Ein anderer Tab führt die Bank dieses Spiels; dieser folgt ihm und trägt nichts ein.',
  handed: who => `Jetzt führt das Handy von ${who} die Bank. Was hier eingetragen wird, kommt dort nicht an.`,
  takeBack: 'Wieder hier die Bank führen',
  takeOver: 'Bank hier führen',
  takeOverAnd: what => `${what} und die Bank hier führen`,
  goOn: 'Von hier an weiter',
  differs: 'Nach den Regeln dieses Paymasters läuft das Spiel anders ab, als es gespielt wurde.',
  differsAt: (entry, round) =>
    `Zuerst bei Eintrag ${entry}${round ? `; dies sind die Unterschiede in ${round}` : ''}.`,
  refusedNow: (entry, why) => `Eintrag ${entry} wird jetzt abgelehnt: ${why}`,
  accept: 'Nach diesen Regeln weiter',
  change: (what, was, is) => `${what}: ${was}, jetzt ${is}`,
  troubles: {
    full: 'Dieses Gerät hat keinen Platz mehr.',
    blocked: 'Der Browser lässt kein Speichern zu.',
    newer: 'Ein neuerer Paymaster hat hier gespeichert. Die Seite neu laden.',
    behind: 'Ein anderer Tab hat zur selben Zeit etwas eingetragen.',
    damaged: 'Das gespeicherte Spiel ist beschädigt.',
    stranded:
      'Was hier eingetragen wurde, lässt sich an das, was ein anderer Tab vorher eingetragen hat, nicht anfügen.',
    silent:
      'Der Speicher des Browsers antwortet nicht. Paymaster versucht es weiter. Andere Tabs mit Paymaster schließen; hilft das nicht, das Spiel als Datei sichern und das Handy neu starten.',
    cleared: 'Der Browser hat seinen Speicher geleert. Paymaster schreibt das Spiel neu.',
    other: 'Der Browser konnte nicht speichern.',
  },
  notSaved: count =>
    count === 0
      ? 'Dieses Spiel ist nicht gespeichert.'
      : count === 1
        ? '1 Eintrag ist nicht gespeichert.'
        : `${count} Einträge sind nicht gespeichert.`,
  again: 'Noch einmal',
  drop: 'Verwerfen',
  lost: count =>
    count === 1
      ? 'Dieses Spiel war beschädigt und ist aus seiner Kopie wiederhergestellt, die älter ist: Die letzte Änderung fehlt. Mit dem Tisch vergleichen und noch einmal eintragen.'
      : `Dieses Spiel war beschädigt und ist aus seiner Kopie wiederhergestellt, die älter ist: Die letzten ${count} Änderungen fehlen. Mit dem Tisch vergleichen und noch einmal eintragen.`,
  gotIt: 'Verstanden',
  damagedFile: 'Paymaster beschädigter Teil.json',
}
