import type { Words } from '../../en'

type Past = Words['past']

/** An entry opened. */
export const entry: Past['entry'] = {
  title: 'Eintrag',
  thenLink: 'Der Tisch damals',
  whatIf: 'Was wäre, wenn',
  number: n => `Nr. ${n}:`,
  titleOf: (n, round) => `Nr. ${n} · ${round}`,
  gone: 'Dieser Eintrag ist nicht mehr im Spiel.',
  toLog: 'Zum Verlauf',
  wrong: 'Was war falsch?',
  twice: 'Es war gar nicht, oder steht doppelt da',
  before: 'Davor fehlt etwas',
  behind: 'Danach fehlt etwas',
  order: 'Es kam erst nach dem nächsten',
  into: n => `Es kommt in den Zug von Nr. ${n}.`,
  rather: n => `Lieber in den Zug von Nr. ${n}`,
  paid: 'Ausgeschüttet',
  withheld: 'Einbehalten',
  yes: 'Ja',
  no: 'Nein',
  none: 'keine Angabe',
  takeIt: 'Ändern',
  goOn: 'Sehen, was nicht passt',
  more: 'Mehr',
  anew: 'Etwas anderes: neu eintragen',
  seeThen: 'Den Tisch von damals sehen',
  tryHere: 'Was wäre, wenn: von hier an probieren',
  was: (was, now, at) => `war ${was}, jetzt ${now}, geändert${at}`,
  wasSaid: (was, at) => `war: ${was} Geändert${at}.`,
  takenOut: (was, at) => `Herausgenommen${at}: ${was}`,
  putInLater: at => `Später eingefügt${at}.`,
  at: time => ` um ${time}`,
}

/** A change of the past before it is accepted. */
export const change: Past['change'] = {
  title: 'Änderung am Verlauf',
  none: 'Keine Änderung ist in Arbeit.',
  nothing: 'Nichts davon gilt, bevor es angenommen ist.',
  alters: 'Was geändert wird',
  out: 'Weg',
  in: 'Neu',
  becomes: 'Was aus dem Tisch wird',
  becomesUpTo: n => `Was aus dem Tisch vor Nr. ${n} wird`,
  becomesSoFar: 'Was aus dem Tisch wird, soweit es geht',
  same: 'Auf dem Tisch ändert sich nichts.',
  fits: 'Alle späteren Einträge passen noch.',
  stops: what => `Dann kann dies nicht sein: ${what}`,
  turnStays: 'Dann kann dieser Zug noch nicht enden:',
  likely: 'Was war es?',
  besides: who => `Was hat ${who} noch getan?`,
  other: who => `Was hat ${who} stattdessen getan?`,
  before: 'Davor fehlt etwas',
  leaveOut: 'Es war nicht',
  leaveOutMoves: sums => `Fällt es weg: ${sums}.`,
  leaveRest: count => `Von hier an war nichts (${count + 1} Einträge)`,
  accept: 'Änderung annehmen',
  hold: 'Später entscheiden',
  drop: 'Alles lassen, wie es war',
  heldOne: 'Eine Änderung am Verlauf ist zurückgestellt und gilt nicht.',
  pendingOne: 'Eine Änderung am Verlauf ist noch nicht angenommen.',
  broken: 'Eine zurückgestellte Änderung passt nicht mehr zum Spiel.',
  goOn: 'Damit weiter',
  table: 'Tisch',
  to: 'zu',
  nothingThere: '–',
  andMore: count => `und ${count} weitere`,
  stood: 'ja',
  notStood: 'nein',
}

/** A form on an older table. */
export const form: Past['form'] = {
  instead: 'Was es war',
  before: 'Was fehlt',
  standsAt: (n, round) => `Der Tisch vor Nr. ${n}, ${round}. Nichts gilt, bevor es angenommen ist.`,
  kind: 'Was eingetragen wird',
  was: 'Bisher:',
  follows: 'Danach:',
  ruling: 'Entscheid des Bankhalters',
  count: 'Zählung',
  moves: 'Spielzüge',
  put: 'Dort eintragen',
  gone: 'Dort ist noch kein Tisch: Zuerst richtigstellen, was davor kommt.',
}

/** The last entries, to say which is wrong. */
export const wrong: Past['wrong'] = {
  title: 'Etwas stimmt nicht',
  which: 'Welcher Eintrag ist es?',
  older: 'Weiter zurück: der Verlauf',
  purse: 'Das Geld auf dem Tisch stimmt nicht',
  names: 'Namen oder Plätze stimmen nicht',
  none: 'Noch ist nichts eingetragen.',
}
