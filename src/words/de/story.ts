import type { Words } from '../en'
import { many, times } from './say'

/** The story of a game: at its end, and at any moment as if it ended now. */
export const story: Words['story'] = {
  title: 'Geschichte des Spiels',
  early: 'Stand, wenn jetzt Schluss wäre',
  earlyNote: round => `Wie der Tisch in ${round} steht. Entschieden ist noch nichts.`,
  joined: round => `In ${round} eingestiegen, dort beginnt die Geschichte. Davor: nicht bekannt.`,
  hidden: 'An diesem Tisch bleibt das Vermögen geheim.',
  showAnyway: 'Zeigen',
  hideAgain: 'Geheim halten',
  madeOf: 'Anteil für Anteil',
  sum: 'Summe',
  // dividends
  dividends: () => 'Dividenden je Gesellschaft',
  corporation: 'Gesellschaft',
  treasury: 'Kasse',
  all: 'alle',
  noDividends: () => 'Noch ist keine Gesellschaft gefahren.',
  runsHeading: 'Wie oft sie ausgeschüttet haben',
  runs: (corporation, paid, withheld, kept) =>
    `${corporation} hat ${times(paid)} ausgeschüttet${withheld > 0 ? ` und ${times(withheld)} einbehalten (${kept})` : ''}.`,
  // turning points
  turnings: 'Wendepunkte',
  noTurnings: 'Noch kein Wendepunkt.',
  biggestRun: (corporation, revenue, paid) =>
    `Die größte Fahrt: ${corporation} hat ${revenue} ${paid ? 'ausgeschüttet' : 'einbehalten'}.`,
  // time and counts
  time: 'Zeit je Runde',
  noTime: 'Dieses Spiel wurde ohne die Uhrzeiten seiner Einträge übernommen.',
  minutes: minutes => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return hours === 0 ? `${rest} Min.` : `${hours} Std. ${String(rest).padStart(2, '0')} Min.`
  },
  inAll: 'Insgesamt',
  entries: n => many(n, 'Eintrag', 'Einträge'),
  pause: time => `und eine Pause von ${time}`,
  timeNote: 'Von Eintrag zu Eintrag; eine halbe Stunde ohne Eintrag zählt als Pause.',
  counts: (it, tally) =>
    [
      `${many(it.entries, 'Eintrag', 'Einträge')}, ${it.undone} zurückgenommen`,
      ...(tally ? [tally] : []),
      ...(tally === undefined
        ? []
        : [`${many(it.paid, 'Fahrt', 'Fahrten')} ausgeschüttet, ${it.withheld} einbehalten`]),
    ].join(' · '),
  // sharing
  share: 'Teilen',
  asText: 'Als Text',
  asPicture: 'Als Bild',
  asCsv: 'Runden als CSV',
  asJson: 'Runden als JSON',
  asFile: 'Die Spieldatei',
  print: 'Drucken',
  given: {
    shared: '',
    cancelled: '',
    downloaded: 'Bei den Downloads gespeichert.',
    refused: 'Das Handy hat die Datei nicht angenommen, gespeichert ist nichts. Noch einmal tippen.',
    no: 'Auf diesem Gerät ließ es sich nicht erstellen.',
  },
}
