import type { Words } from '../../en'

type Past = Words['past']

/** The screen of one entry. */
export const entry: Past['entry'] = {
  title: 'Eintrag',
  thenLink: 'Der Tisch damals',
  whatIf: 'Was wäre, wenn',
  number: n => `Nr. ${n}:`,
  titleOf: (n, round) => `Nr. ${n} · ${round}`,
  gone: 'Dieser Eintrag ist nicht mehr im Spiel.',
  toLog: 'Zum Verlauf',
  wrong: 'Was war falsch?',
  twice: 'Das ist nicht passiert oder steht doppelt da',
  before: 'Davor fehlt etwas',
  behind: 'Danach fehlt etwas',
  order: 'Eigentlich kam dies zuerst:',
  rather: sentence =>
    sentence === ''
      ? 'Nein, es gehört in den Spielzug, der jetzt ansteht'
      : `Nein, es gehört in einen anderen Spielzug: den mit „${sentence}“`,
  crossed: (one, other) =>
    `Angenommen: ${one} hat getan, was bei ${other} steht, und ${other}, was bei ${one} steht.`,
  crosswise: sentence =>
    sentence === ''
      ? 'Nein, es ist mit dem Spielzug vertauscht, der jetzt ansteht'
      : `Nein, es ist mit einem anderen Spielzug vertauscht: dem mit „${sentence}“`,
  shifted: {
    back: 'Im Rest der Runde gehört jeder Spielzug dem Spieler davor',
    on: 'Im Rest der Runde gehört jeder Spielzug dem nächsten Spieler',
  },
  unbooked: 'Was nach einer Zählung gebucht wurde, entfällt damit',
  stillBooked: 'Was nach einer Zählung gebucht wurde, bleibt',
  notShifted: 'Nur dies ist nicht passiert',
  exchanged: who => `mit ${who} vertauscht`,
  both: 'Nur das bei beiden',
  onlyThis: 'Nur dieser war falsch',
  paid: 'Ausgeschüttet',
  withheld: 'Einbehalten',
  yes: 'Ja',
  no: 'Nein',
  none: 'keine Angabe',
  takeIt: 'Ändern',
  goOn: 'Sehen, was nicht passt',
  more: 'Mehr',
  joined: 'Der Tisch beim Einstieg stimmt nicht',
  anew: 'Etwas anderes: neu eintragen',
  seeThen: 'Den Tisch von damals sehen',
  tryHere: 'Was wäre, wenn: von hier an probieren',
  was: (was, now, at) => `war ${was}, jetzt ${now}, geändert${at}`,
  wasSaid: (was, at) => `war: ${was} Geändert${at}.`,
  takenOut: (was, at) => `Herausgenommen${at}: ${was}`,
  fromPhone: who => `Eingegeben auf dem Handy von ${who}.`,
  putInLater: at => `Später eingefügt${at}.`,
  at: time => ` um ${time}`,
}

/** A change of the past before it is accepted. */
export const change: Past['change'] = {
  title: 'Berichtigung',
  none: 'Keine Berichtigung ist in Arbeit.',
  unchanged: 'Das ändert nichts: So steht es schon im Spiel.',
  nothing: 'Nichts davon zählt, bis es angenommen ist.',
  alters: 'Was berichtigt wird',
  out: 'Weg',
  in: 'Neu',
  becomes: 'Was sich für alle ändert',
  becomesUpTo: n => `Was sich für alle vor Nr. ${n} ändert`,
  becomesSoFar: 'Was sich für alle ändert, soweit es geht',
  same: 'Auf dem Tisch ändert sich nichts.',
  fits: 'Alle späteren Einträge passen noch.',
  stops: what => `Dann geht dies nicht: ${what}`,
  turnStays: 'Dann kann dieser Spielzug noch nicht enden:',
  likely: 'Was war es?',
  besides: who => `Was hat ${who} noch getan?`,
  other: who => `Was hat ${who} stattdessen getan?`,
  allTheSame: 'Sie waren trotzdem in dieser Reihenfolge dran',
  before: 'Davor fehlt etwas',
  leaveOut: 'Das ist nicht passiert',
  leaveOutMoves: sums => `Fällt es weg: ${sums}.`,
  leaveRest: count => `Ab hier ist nichts passiert (${count + 1} Einträge)`,
  accept: 'Ändern',
  moreThen: 'Da war noch mehr',
  hold: 'Später entscheiden',
  drop: 'Alles lassen, wie es war',
  heldOne: 'Eine Berichtigung wartet und zählt noch nicht:',
  pendingOne: 'Eine Berichtigung ist nicht fertig:',
  unfitting: n => `Nr. ${n} passt nicht dazu.`,
  broken: 'Eine Berichtigung ist nicht mehr möglich, denn ihr Eintrag ist nicht mehr im Spiel:',
  noted: 'In Ordnung',
  goOn: 'Fertig machen',
  table: 'Tisch',
  to: 'zu',
  nothingThere: '–',
  andMore: count => `und ${count} weitere`,
  stood: 'ja',
  notStood: 'nein',
}

/** A form on an older table. */
export const form: Past['form'] = {
  instead: 'Neu eintragen',
  before: 'Was fehlt',
  standsAt: (n, round) => `Der Tisch vor Nr. ${n}, ${round}. Nichts gilt, bis es angenommen ist.`,
  kind: 'Was eingetragen wird',
  was: 'Eingetragen als:',
  follows: 'Danach:',
  endsHere: who => `Hier endet der Spielzug von ${who}.`,
  nextTurn: who => `Es kam danach, im Spielzug von ${who}`,
  insteadOf: sentence => `Etwas anderes statt „${sentence}“`,
  ruling: 'Entscheidung des Bankhalters',
  count: 'Zählung',
  moves: 'Spielzüge',
  put: 'Dort eintragen',
  gone: 'Dort gibt es noch keinen Tisch: Zuerst richtigstellen, was davor kommt.',
}

/** The last entries, to say which is wrong. */
export const wrong: Past['wrong'] = {
  title: 'Etwas stimmt nicht',
  else: 'Anderes als ein Eintrag',
  entry: 'Ein Eintrag stimmt nicht',
  forgotten: 'Einer fehlt',
  which: 'Welcher Eintrag ist es?',
  beside: 'Vor oder nach welchem Eintrag war es?',
  before: 'Davor',
  after: 'Danach',
  now: 'Es kommt zuletzt: eintragen wie immer',
  older: 'Weiter zurück',
  whose: 'Wessen Einträge',
  noneOf: who => `Von ${who} ist nichts eingetragen.`,
  purse: 'Das Geld auf dem Tisch stimmt nicht',
  names: 'Namen oder Plätze stimmen nicht',
  none: 'Noch ist nichts eingetragen.',
}
