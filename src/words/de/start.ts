import type { Words } from '../en'
import type { Day } from '../en/start'
import { many } from './say'

/** Names joined with "oder", as `Intl.ListFormat` does it. */
const anyOf = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' oder ')

const MONTHS = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ')

/** A day as `Intl.DateTimeFormat` says it. */
const dayOf = ([year, month, day]: Day) => `${day}. ${MONTHS[month]} ${year}`

/** The start screen, the list of games and the bin. */
export const start: Words['start'] = {
  title: 'Paymaster',
  what: titles => `Die Bank für eure Runde ${anyOf(titles)}.`,
  does: [
    'Die App führt Geld, Anteile, Kurstabelle, Züge und Privatgesellschaften. Der Spielplan bleibt auf dem Tisch.',
    'Dividenden, Limits, Zwangskäufe und die Wertung rechnet die App aus, und sie sagt, warum etwas nicht geht.',
    'Ein Handy ist die Bank für alle, ohne Netz und ohne Konto. Jeder Tipp lässt sich zurücknehmen.',
  ],
  sampleOf: 'Von welchem Spiel',
  tryIt: 'Tisch ausprobieren',
  look: 'Ein Spiel ansehen',
  sampleGone: 'Das ist noch nicht auf diesem Gerät. Es kommt, sobald es ein Netz gibt.',
  keep: 'Um Paymaster wie eine App auf dem Handy zu haben: im Menü des Browsers (auf dem iPhone unter „Teilen“) „Zum Home-Bildschirm“ wählen.',
  picture: 'Ein Auszahlungszettel und eine Kurstabelle',
  continueGame: 'Weiterspielen',
  newGame: 'Neues Spiel',
  goOnJoining: 'Einstieg fortsetzen',
  others: 'Andere Spiele',
  openFile: 'Datei öffnen',
  paste: 'Spiel einfügen',
  follow: 'Am Tisch mitlesen',
  readCode: 'Code lesen',
  rules: 'Regeln',
  settings: 'Einstellungen',
  over: 'zu Ende',
  at: (round, at, time = '') => `${round} · ${dayOf(at)}${time && `, ${time} Uhr`}`,
  toBin: who => `${who} in den Papierkorb legen`,
  bin: 'Papierkorb',
  binned: 'Im Papierkorb',
  inBin: n => `Papierkorb: ${many(n, 'Spiel', 'Spiele')}`,
  binKeeps: days => `Hier bleibt ein Spiel, bis Paymaster an ${days} weiteren Tagen geöffnet wurde.`,
  binEmpty: 'Der Papierkorb ist leer.',
  restore: 'Wiederherstellen',
  offline: 'Funktioniert ohne Netz.',
  update: 'Ein neuerer Paymaster liegt bereit.',
  updateElsewhere: 'Ein anderer Tab ist zu einem neueren Paymaster gewechselt.',
  applyUpdate: 'Jetzt wechseln',
  noWords: language =>
    `${language} ist noch nicht auf diesem Gerät und ließ sich nicht laden; die Sprache bleibt, wie sie ist. Sobald ein Netz da ist, ${language} noch einmal wählen.`,
  reading: 'Die Datei wird gelesen …',
  fileUnread: 'Die Datei ließ sich nicht lesen.',
  nothingToPaste: 'In der Zwischenablage ist kein Text.',
  clipboardClosed:
    'Der Browser lässt Paymaster nicht in die Zwischenablage sehen. Es erlauben, wenn er fragt, oder das Spiel als Datei öffnen.',
  problems: {
    gone: 'Dieses Spiel ist auf diesem Gerät nicht mehr gespeichert.',
    unknownTitle: 'Dieses Spiel gehört zu einem Titel, den dieser Paymaster nicht kennt.',
    newerFormat:
      'Dieses Spiel wurde von einem neueren Paymaster gespeichert. Zum Öffnen diesen aktualisieren.',
    newerEdition: 'Dieses Spiel wurde nach neueren Regeln gespielt. Zum Öffnen Paymaster aktualisieren.',
    silent:
      'Dieses Spiel lässt sich gerade nicht lesen, weil der Speicher des Browsers nicht antwortet. Andere Tabs mit Paymaster schließen oder das Handy neu starten.',
    unreadable: 'Dieses Spiel ließ sich nicht lesen. Es ist unverändert; ein neuer Versuch kann helfen.',
  },
}
