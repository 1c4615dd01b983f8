import type { Words } from '../en'
import { many } from './say'

/** Sharing a game by QR code, and reading one. */
export const share: Words['share'] = {
  get: 'Das andere Gerät hat Paymaster noch nicht? Dort einmal diese Adresse öffnen:',
  sendAddress: 'Adresse senden',
  sent: {
    shared: '',
    copied: 'Die Adresse ist kopiert.',
    no: 'Hier lässt sie sich weder senden noch kopieren: abtippen.',
  },
  moment:
    'Der Code enthält das Spiel, wie es jetzt steht. Was später eingetragen wird, ist nicht dabei: dann noch einmal zeigen.',
  title: 'Mit Code teilen',
  how: 'Auf dem anderen Gerät Paymaster öffnen, „Code lesen“ wählen und die Kamera hierher halten.',
  series: of =>
    `Dieses Spiel braucht ${of} Codes, die reihum gezeigt werden. Das andere Gerät ruhig halten, bis es alle hat.`,
  entries: (n, round) => `${many(n, 'Eintrag', 'Einträge')}, bis ${round}`,
  without: 'Notizen und Uhrzeiten sind nicht dabei; eine Datei enthält sie.',
  code: (nth, of) => (of === 1 ? 'Code dieses Spiels' : `Code ${nth} von ${of}`),
  nth: (nth, of) => `${nth} von ${of}`,
  pause: 'Anhalten',
  play: 'Weiter',
  next: 'Nächster',
  previous: 'Voriger',
  file: 'Als Datei senden',
  save: 'Als Datei sichern',
  handOver: 'Wer führt ab jetzt die Bank?',
  handOverWhat:
    'Sobald das andere Handy das Spiel hat: Dann steht es hier auf jeder Seite, bis die Bank wieder hier geführt wird.',
  banksNow: who => `Das Handy von ${who} führt jetzt die Bank`,
  tooBig: 'Dieses Spiel ist zu lang für Codes. Es lässt sich als Datei senden.',
  making: 'Der Code wird erstellt …',
  failed: 'Der Code ließ sich nicht erstellen. Noch einmal versuchen oder eine Datei senden.',
  again: 'Noch einmal',

  scan: 'Code lesen',
  scanHow: 'Die Kamera auf den Code des anderen Geräts halten.',
  starting: 'Die Kamera startet …',
  camera: 'Was die Kamera sieht',
  picture: 'Aus einem Bild lesen',
  progress: (read, of) =>
    of === 0 ? 'Noch kein Code gelesen.' : `${read} von ${of} ${of === 1 ? 'Code' : 'Codes'} gelesen.`,
  missing: which => `Es fehlen noch: ${which}.`,
  startOver: 'Von vorn',
  opening: 'Das Spiel ist da. Es wird geöffnet …',
  noCode:
    'In diesem Bild ist kein Code zu lesen. Ihn gerade von vorn aufnehmen, mit dem ganzen Code im Bild.',
  noPicture: 'Diese Datei ist kein Bild, das sich öffnen lässt.',
  cameraProblems: {
    denied:
      'Paymaster darf die Kamera nicht benutzen. Die Kamera in den Einstellungen des Browsers für diese Seite freigeben oder den Code aus einem Bild lesen.',
    none: 'Hier ist keine Kamera. Den Code stattdessen aus einem Bild lesen.',
    busy: 'Eine andere App benutzt die Kamera. Diese schließen oder den Code aus einem Bild lesen.',
    unsafe:
      'Der Browser gibt die Kamera nur für Seiten mit HTTPS frei. Den Code stattdessen aus einem Bild lesen.',
    failed: 'Die Kamera ließ sich nicht starten. Noch einmal versuchen oder den Code aus einem Bild lesen.',
  },
  told: {
    foreign: 'Dieser Code ist keiner von Paymaster.',
    newer: 'Dieser Code stammt von einem neueren Paymaster. Zum Lesen diesen aktualisieren.',
    damaged: 'Dieser Code ist beschädigt. Ihn noch einmal zeigen.',
    otherGame: 'Dieser Code gehört zu einem anderen Spiel. Um dieses zu lesen, von vorn beginnen.',
  },
  problems: {
    damaged: 'Die Codes wurden gelesen, aber ihr Inhalt ist beschädigt. Von vorn beginnen.',
    newer: 'Dieses Spiel kommt von einem neueren Paymaster. Zum Lesen diesen aktualisieren.',
    otherEdition:
      'Dieses Spiel kommt von einer anderen Version von Paymaster. Beide auf dieselbe Version bringen oder eine Datei senden.',
    tooBig: 'Diese Codes enthalten mehr, als ein Spiel haben kann.',
    unknownTitle:
      'Dieses Spiel gehört zu einem Titel, den dieser Paymaster nicht kennt. Zum Lesen aktualisieren.',
  },
}
