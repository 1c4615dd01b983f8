import type { apart as english } from '../en/apart'

/** Handys, die sich nicht finden, die Bank, die umzieht, und zwei Handys, die dasselbe Spiel jedes für sich weitergeführt haben. */
export const apart: typeof english = {
  help: {
    link: 'So geht es, in drei Bildern',
    title: 'Handys, die mitlesen',
    what: 'Alle am Tisch sehen das Spiel live auf dem eigenen Handy: Geld, Anteile, Kurse und Verlauf. Wer dran ist, kann von dort einen Eintrag anfragen, und hier genügt ein Tipp, um ihn zu übernehmen. Dafür braucht es kein Internet und kein Konto, nur dasselbe WLAN oder einen Hotspot.',
    steps: [
      'Am Handy der Bank: Menü, „Handys, die mitlesen“, „Handy hinzufügen“. Am anderen Handy: „Am Tisch mitlesen“ auf der Startseite. Dessen Kamera auf den Code richten.',
      'Dann zeigt es selbst einen Code. Den vor die Kamera am Handy der Bank halten: Sie sucht die ganze Zeit danach.',
      'Von da an liest es live mit, über das WLAN oder den Hotspot, in dem beide sind. War ein Handy gesperrt, kommt es von selbst zurück; war seine Seite geschlossen, wird es neu verbunden.',
    ],
    more: [
      {
        head: 'Der eigene Spielzug am eigenen Handy',
        text: 'Einmal angeben, wessen Handy es ist: Dann steht dort zuoberst, was man hat, kaufen und aufbringen könnte. Wer dran ist, tippt wie die Bank. An deren Handy steht neben der Taste, was eingetragen werden soll, und ein Tipp übernimmt es; bis dahin lässt es sich zurückziehen. Unter „Handys, die mitlesen“ kann die Bank ein Handy auch sofort eintragen oder nur zuschauen lassen.',
      },
      {
        head: 'Wenn das Handy der Bank ausfällt',
        text: 'Jedes Handy, das mitliest, hat das ganze Spiel. Dort: Menü, „Handys, die mitlesen“, „Ab jetzt hier die Bank führen“. Das alte Handy sagt es, sobald die beiden wieder verbunden sind.',
      },
      {
        head: 'Auf dem Fernseher',
        text: 'Mit Tablet, Laptop oder Fernseher mitlesen und dort „Tischansicht“ wählen.',
      },
    ],
  },

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
  again: 'Wieder mitlesen',
  leave: 'Nicht mehr mitlesen',
  leaveWhat:
    'Das Spiel bleibt auf diesem Handy, wie es steht. Wer wieder mitlesen will, verbindet die Handys neu.',

  perhaps:
    'Hat das Handy der Bank den Code gelesen? Bis dahin passiert hier nichts. Danach kann es sein, dass die Handys einander nicht erreichen. Was dann hilft:',
  tooLate: 'Die Handys erreichen einander nicht. Was hilft:',
  tries: [
    'Sind beide im selben WLAN? Wenn keines da ist: am Handy der Bank einen Hotspot öffnen und mit dem anderen beitreten.',
    'Gastnetze und Hotel-WLANs trennen die Geräte oft voneinander: dort hilft ein Hotspot.',
    'Läuft ein VPN? Auf beiden ausschalten.',
    'Auf dem iPhone: Einstellungen, Datenschutz & Sicherheit, Lokales Netzwerk: für den Browser erlauben.',
    'Danach auf beiden Handys mit neuem Code von vorn beginnen.',
  ],
  instead: 'Das ganze Spiel mit Code weitergeben',
  insteadWhat: 'Das geht ohne Verbindung, zeigt aber nur den Stand von jetzt.',
  told: {
    noNetwork:
      'Dieses Handy ist in keinem Netz. Ins WLAN der anderen gehen oder hier einen Hotspot öffnen, dem die anderen beitreten.',
    cannot:
      'Dieser Browser kann sich nicht mit einem anderen Handy verbinden. Das ganze Spiel stattdessen mit Code weitergeben.',
    failed: 'Die Verbindung ließ sich nicht vorbereiten. Mit neuem Code von vorn beginnen.',
    foreign: 'Das ist kein Code zum Mitlesen.',
    newer: 'Dieser Code stammt von einem neueren Paymaster. Diesen hier aktualisieren.',
    damaged: 'Der Code war nicht ganz zu lesen. Ihn gerade vor die Kamera halten.',
    bank: 'Das ist der Code einer Bank. Hier gehört der Code des anderen Handys hin; den zeigt es, sobald es diesen gelesen hat.',
    follower:
      'Das ist der Code eines Handys, das mitliest. Hier gehört der Code der Bank hin: Menü, „Handys, die mitlesen“.',
    otherCode: 'Dieser Code antwortet auf einen älteren. Das andere Handy soll den Code oben lesen.',
  },

  title: 'Welches Spiel geht weiter?',
  what: common =>
    common === 0
      ? 'Zwei Handys haben die Bank geführt, und schon der erste Eintrag ist verschieden.'
      : `Bis Eintrag ${common} haben beide Handys dasselbe Spiel. Danach ging es auf jedem für sich weiter.`,
  here: 'Dieses Handy',
  there: 'Das andere Handy',
  bank: 'Das Handy der Bank',
  nothing: 'Nichts weiter.',
  more: entries => (entries === 1 ? '… und ein weiterer' : `… und ${entries} weitere`),
  picks: 'Am Handy der Bank steht jetzt dasselbe. Dort entscheidet der Tisch, welches weitergeht.',
  yield: 'So weiter wie am Handy der Bank',
  asHere: 'Weiter wie hier',
  asThere: 'Weiter wie dort',
  nothingLost:
    'Es geht nichts verloren: Das andere Handy behält seines als eigenes Spiel, und mit „Storno“ ist hier alles wieder wie zuvor.',
  kept: 'Dieses Handy behält seines dann als eigenes Spiel in der Liste.',
  settled: 'Hier ist nichts mehr zu entscheiden.',
  failed: 'Das passt nicht mehr zum Spiel.',

  alone:
    'Andere Handys haben dieses Spiel mitgelesen, bis diese Seite geschlossen wurde. Vielleicht hat eines allein weitergemacht.',
  forget: 'Sie lesen nicht mehr mit',

  bankHere: 'Ab jetzt hier die Bank führen',
  bankHereNot:
    'Solange das Handy der Bank verbunden ist, führt es die Bank. Fällt es aus, kann jedes Handy, das mitliest, hier mit allem weitermachen, was angekommen ist.',
  bankHereWhat: entries =>
    `Bis Eintrag ${entries} ist alles da. Das Handy der Bank erfährt, dass jetzt dieses die Bank führt, und kann hier mitlesen, sobald die beiden wieder verbunden sind. Hat es inzwischen mehr eingetragen, steht beides nebeneinander, und der Tisch entscheidet.`,
  bankHereNow: entries => `Hier nach Eintrag ${entries} weitermachen`,
}
