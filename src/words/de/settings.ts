import type { Words } from '../en'

/** The settings. */
export const settings: Words['settings'] = {
  title: 'Einstellungen',
  theme: 'Hell oder dunkel',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  notes: 'Papiergeld',
  notesOf: 'Für welches Spiel',
  notesWhat:
    'Die Scheine am Tisch: Auszahlungen nennen dann, welche zu übergeben sind. Nichts gewählt: ohne Papiergeld.',
  cardboard: 'Pappe',
  cardboardWhat:
    'Was am Tisch aus Pappe ist: Nach einem Eintrag steht da, was davon wohin kommt. Noch nichts gewählt: nur wenn sich viel auf einmal bewegt.',
  cardboardOf: {
    none: 'Nur der Spielplan',
    certificates: 'Zertifikate und Karten',
    tokens: 'Kursmarker',
    trains: 'Zugkarten',
  },
  vibration: 'Kurz vibrieren, wenn ein Eintrag angenommen oder abgelehnt wird',
  awake: 'Der Bildschirm bleibt an, solange ein Spiel geöffnet ist',
  secret: 'Vermögen in den Büchern verbergen',
  newcomer: 'Neulinge am Tisch: über jedem Spielzug sagen, was möglich ist und warum',
  lastsHere: 'Auf diesem Gerät gespeichert.',
  version: number => `Paymaster ${number}`,
}
