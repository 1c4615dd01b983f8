import type { Words } from '../../en'

type Past = Words['past']

/** Joining a game that has begun, up to where its title asks for the table. */
export const joining: Past['joining'] = {
  way: 'Das Spiel hat schon begonnen',
  title: 'In ein laufendes Spiel einsteigen',
  titleOf: title => `Einstieg in ${title}`,
  begin: 'In das Spiel einsteigen',
  put: 'Dort eintragen',
  again: 'Der Tisch beim Einsteigen',
  asEntered: 'So, wie er damals eingetragen wurde. Nichts ändert sich, bevor es angenommen wird.',
  mark: 'Noch kein Spiel. Die Angaben bleiben einen Tag erhalten.',
  noNames: 'Zuerst die Namen eintragen.',
  toNames: 'Namen und Plätze',
}

/** Correcting names and seats. */
export const seats: Past['seats'] = {
  title: 'Namen und Plätze',
  called: 'Wie sie heißen',
  around: 'Wo sie sitzen',
  link: 'Namen oder Plätze tauschen',
  what: 'Die Spieler in ihre richtige Reihenfolge im Uhrzeigersinn bringen. Dann sagen, was falsch war.',
  namesLabel: 'Nur die Namen waren falsch',
  names:
    'Jeder Name kommt auf seinen neuen Platz und übernimmt, was für diesen Platz eingetragen ist. Das Spiel bleibt, wie es ist.',
  takeNames: 'Namen tauschen',
  seatsLabel: 'Die Plätze waren falsch',
  seats:
    'Jeder Spieler behält, was für ihn eingetragen ist. Das Spiel wird vom ersten Eintrag an noch einmal durchgespielt; passen alle Einträge noch, ersetzt das neue Spiel dieses hier, das dann 30 Tage lang im Papierkorb liegt.',
  stops: (n, what, why) => `Mit diesen Plätzen passt Nr. ${n} nicht mehr: ${what} ${why}`,
  fits: 'Mit diesen Plätzen passen alle Einträge noch, und der Verlauf der Änderungen bleibt erhalten.',
  fitsWithout:
    'Mit diesen Plätzen passen alle Einträge noch. Was unterwegs geändert oder zurückgenommen wurde, passt nicht: Dieser Verlauf bleibt bei dem Spiel im Papierkorb.',
  take: 'Plätze tauschen',
  done: {
    names: 'Die Namen sind getauscht.',
    seats: 'Die Plätze sind getauscht. Das Spiel, wie es vorher war, liegt im Papierkorb.',
  },
  failed: 'Es ließ sich nicht speichern; das Spiel ist, wie es war.',
  beside:
    'Jetzt stehen beide Spiele in der Liste: das mit den neuen Plätzen und das alte, das noch nicht im Papierkorb liegt.',
}
