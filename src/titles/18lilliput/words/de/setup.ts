import type { SetupLabels } from '../en/setup'

/** Words of the new-game form about the variants and the two things that only the box tells. */
export const setup: SetupLabels = {
  brobdingnag: 'Brobdingnag: Eine Dividende geht halb an die Gesellschaft, halb an die Aktionäre.',
  professional: 'Für Profis: Der oberste Zug wird schon vor den Fahrten ausgemustert, nicht erst danach.',
  allenbeck:
    'Allenbeck-Tottenham-Express: 20\u00a0$ für drei der vier benannten Städte mit einem Zug, 50\u00a0$ für alle.',
  laputa: 'Laputa: Auf seinen Plättchen darf ein Gleis nur die Gesellschaft seiner Farbe benutzen.',
  'first seat': 'Startspieler',
  index: 'Kurstabelle',
  'index what':
    'Ihre Kurse stehen nur auf den drei Karten „Share price index“ und in keiner Spielregel, und Paymaster erfindet keine. Die Karten nebeneinanderlegen und beide Reihen von links nach rechts abschreiben, so viele Felder, wie sie haben. Einmal genügt: Dieses Gerät behält sie für das nächste Spiel.',
  top: 'Obere Reihe',
  bottom: 'Untere Reihe',
  others: 'Weitere Gesellschaften',
  'others what':
    'Alle außer den vier Startgesellschaften, die im Spiel mit ihrer Direktorenaktie gegründet werden: Name und Farbe von den Gesellschaftstafeln in der Schachtel abschreiben. Gibt es keine, bleibt die Liste leer. Auch sie bleiben für das nächste Spiel.',
}
