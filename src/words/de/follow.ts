import type { follow as english } from '../en/follow'

/** Handys, die das Handy der Bank live mitverfolgen. */
export const follow: typeof english = {
  title: 'Handys, die mitlesen',
  what: 'Alle am Tisch sehen das Spiel live auf dem eigenen Handy: Geld, Anteile, Kurse und Verlauf. Wer am Zug ist, kann dort um einen Eintrag bitten, und ein Tippen hier trägt ihn ein. Dafür braucht es kein Internet und kein Konto, nur dasselbe WLAN oder einen Hotspot.',
  steps: [
    'Auf dem anderen Handy Paymaster öffnen und „Am Tisch mitlesen“ wählen.',
    'Die Kamera des anderen Handys auf diesen Code richten.',
    'Es zeigt dann selbst einen Code: den vor die Kamera dieses Handys halten.',
  ],
  add: 'Handy hinzufügen',
  another: 'Noch ein Handy hinzufügen',
  full: most => `${most} Handys lesen mit, mehr geht nicht.`,
  none: 'Noch liest kein Handy mit.',
  watches: 'Ein Handy zum Zuschauen',
  states: {
    here: 'liest live mit',
    silent: 'meldet sich nicht (gesperrt oder außer Reichweite)',
    gone: 'ist nicht mehr verbunden',
    refused: 'hat gesendet, was kein mitlesendes Handy sendet, und wurde getrennt',
  },
  may: who => `Ist ${who} am Zug, dann auf dem Handy:`,
  mays: { watch: 'nur zusehen', ask: 'die Bank fragen', enter: 'gleich eintragen' },
  asks: who => `${who} fragt an:`,
  take: 'Eintragen',
  refuse: 'Ablehnen',
  dismiss: who => `${who} trennen`,
  code: 'Code für das Handy, das mitliest',
  answerCode: 'Code für das Handy der Bank',
  making: 'Der Code wird erstellt …',
  reaching: 'Der Code ist gelesen. Die Handys suchen einander …',
  done: 'Verbunden. Das Handy liest dieses Spiel jetzt mit.',
  stop: 'Abbrechen',
  startOver: 'Mit neuem Code von vorn',
  noNetwork:
    'Dieses Handy ist in keinem Netz. Ins WLAN der anderen gehen oder hier einen Hotspot öffnen, dem die anderen beitreten.',
  cannot:
    'Dieser Browser kann sich nicht mit einem anderen Handy verbinden. Das ganze Spiel stattdessen mit Code weitergeben.',
  failed: 'Die Verbindung ließ sich nicht vorbereiten. Mit neuem Code von vorn beginnen.',
  nothing: 'Es passiert nichts?',

  join: 'Am Tisch mitlesen',
  joinWhat:
    'Am Handy der Bank: Menü, „Handys, die mitlesen“, „Handy hinzufügen“. Die Kamera auf den Code dort richten.',
  show: 'Jetzt diesen Code vor die Kamera der Bank halten.',
  coming: 'Verbunden. Das Spiel kommt …',
  yours: 'Wessen Handy ist das?',
  yoursWhat: 'Die Zeile über dem Spiel zeigt dann das eigene Geld.',
  nobody: 'Ich schaue nur zu',
  reasons: {
    bye: 'Die Bank hat dieses Handy getrennt.',
    strange:
      'Das andere Handy hat etwas gesendet, was dieser Paymaster nicht versteht. Beide auf dieselbe Version bringen.',
    otherVersion: 'Die beiden Handys haben verschiedene Versionen von Paymaster. Beide auf dieselbe bringen.',
    olderBank: 'Das war früher das Handy der Bank. Jetzt führt sie ein anderes.',
    moved: 'Ein anderes Handy hat die Bank übernommen: jetzt bei dem mitlesen.',
    notStored: 'Das Spiel ließ sich auf diesem Handy nicht speichern. Platz schaffen und neu mitlesen.',
    differs:
      'Dieser Paymaster kommt zu einem anderen Ergebnis als der der Bank. Beide auf dieselbe Version bringen.',
    order: 'Es ist nicht alles angekommen. Neu mitlesen, dann kommt das ganze Spiel.',
  },

  live: 'Live',
  lost: since => `Nicht verbunden. Stand von ${since} Uhr.`,
  off: when => `Ein anderes Handy führt die Bank. Stand vom ${when}.`,
  parted: 'Auf zwei Handys ging es verschieden weiter. Der Tisch entscheidet.',
  compare: 'Vergleichen',
  again: 'Wieder mitlesen',
  mine: money => `Mein Geld: ${money}`,
  get: money => `Es gibt ${money}`,
  pay: money => `Zu zahlen: ${money}`,
  manage: 'Mitlesen',
  onlyLooks: 'Dieses Handy liest nur mit: Eingetragen wird auf dem Handy der Bank.',
  yourTurn: {
    watch: '',
    ask: 'Am Zug: Was hier angetippt wird, geht als Anfrage an die Bank.',
    enter: 'Am Zug: Was hier angetippt wird, ist eingetragen.',
  },
  answers: {
    sent: said => `Bei der Bank angefragt: ${said}`,
    taken: said => `Von der Bank eingetragen: ${said}`,
    refused: said => `Von der Bank abgelehnt: ${said}`,
    old: () => 'Am Tisch hat sich inzwischen etwas geändert. Bitte nachsehen und neu anfragen.',
    not: () => 'Das Handy der Bank kann das gerade nicht annehmen.',
    others: () => 'Das lässt sich jetzt nicht allein eintragen: bitte der Bank sagen.',
    lost: () => 'Die Verbindung brach ab, bevor die Bank geantwortet hat.',
  },
}
