import type { MapEntry } from '../../kept/entry'
import type { MapWords } from '../map'

/** What the screens of a map say in German. */
export const map: MapWords = {
  title: 'Plan',
  what: 'Hier mitführen: zweimal tippen je Plättchen und Bahnhof',
  enlarge: ['Größer', 'Ganzer Plan'],
  list: 'Felder als Liste',
  lit: 'Jetzt möglich',
  unlit: 'Andere Felder',
  close: 'Schließen',
  sides: ['Süden', 'Südwesten', 'Nordwesten', 'Norden', 'Nordosten', 'Südosten'],
  leads: (stop, to) => `${stop ? 'Gleise nach' : 'Gleise'} ${to.join(', ')}`,
  joins: (one, other) => `${one}–${other}`,
  left: count => `noch ${count}`,
  none: 'Nach den Regeln darf hier jetzt kein Gleisplättchen gelegt werden.',
  against: 'Andere Gleisplättchen, gegen die Regeln',
  doubts: {
    colorLater: 'Farbe kommt erst später',
    otherColor: 'nicht die nächste Farbe',
    label: 'passt nicht zum Namen',
    trackLost: 'verliert Gleise',
    deadEnd: 'endet an einer gesperrten Seite',
    notConnected: 'nicht verbunden',
    notAllowed: 'nicht erlaubt',
  },
  station: (price, bonus) => `Bahnhof, ${price}${bonus === '' ? '' : ` (${bonus})`}`,
  stationAgainst: 'nicht nach den Regeln: nicht verbunden oder kein Kreis frei',
  route: cite => `Nach dem Plan gibt es eine Strecke (${cite})`,
  keep: {
    about:
      'Wer mag, führt den Plan hier mit: erst das Feld antippen, dann das Bild des Gleisplättchens. Was es kostet, ist dann bekannt, und was gegen die Regeln ist, wird markiert. Wer ihn nicht führt, merkt nichts davon.',
    empty: 'Mit leerem Plan beginnen',
    enter: 'Eintragen, wie er jetzt aussieht',
    correct: 'Berichtigen, wie er aussieht',
    stop: 'Den Plan nicht mehr führen',
    stopNote: 'Gleisplättchen und Bahnhöfe werden nicht mehr eingetragen. „Storno“ nimmt es zurück.',
    how: 'Ein Feld antippen und eintragen, welches Gleisplättchen und welche Bahnhöfe dort auf dem Tisch liegen.',
    noTile: 'Kein Plättchen',
    stations: 'Bahnhöfe',
    done: 'So sieht der Plan aus',
    cancel: 'Abbrechen',
  },
}

/** The log's sentence for how a map lies, in German. */
export const mapEntries = {
  map: ({ tiles, stations }: MapEntry) => {
    if (!tiles && !stations) return 'Der Plan wird nicht mehr geführt.'
    return tiles?.length === 0 && !stations
      ? 'Der Plan wird ab jetzt geführt und ist noch leer.'
      : 'Der Plan wird geführt, wie er jetzt aussieht.'
  },
}
