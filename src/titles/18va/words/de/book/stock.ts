import type { Book } from '../../vocabulary'

/** Stock rounds (4.3 to 4.3.4). */
export const stock = {
  '4.3': {
    heading: 'Aktienrunde',
    text: 'Wer die Vorrangkarte hat, beginnt, und es geht in der Spielreihenfolge weiter, bis alle hintereinander passen. In einem Spielzug darf man verkaufen und danach ein Zertifikat kaufen.',
    example: 'In AR 2 passen alle 4 Spieler nacheinander: Die Runde ist zu Ende, und BR 2.1 beginnt.',
  },
  '4.3.1': {
    heading: 'Verkaufen',
    text: 'Anteile gehen zum Kurs in den Pool, und alle Anteile einer Gesellschaft, die man in einem Spielzug verkauft, gehen auf einmal und bringen gleich viel. Danach fällt der Marker für jeden eine Zeile. Anteile einer Gesellschaft, die in keiner Betriebsrunde einen Spielzug beendet hat, sind nicht verkäuflich. Wer Anteile einer Gesellschaft verkauft hat, darf in derselben Aktienrunde keine davon kaufen.',
    example:
      'Ann verkauft 2 Anteile der C&O zu 90 $: Sie bekommt 180 $, und der Marker fällt in seiner Spalte zwei Zeilen.',
  },
  '4.3.2': {
    heading: 'Kaufen',
    text: 'Nach allen Verkäufen eines Spielzugs darf man ein Zertifikat zum Kurs kaufen: aus einer Kasse, die das Geld bekommt, oder aus dem Pool, wo es die Bank bekommt. Die Direktorenaktie einer Gesellschaft kommt zuerst. Die Limits von 3.1 gelten im Augenblick des Kaufs, auch wenn ein Direktorenposten wechseln würde. Nach dem Kauf verkauft man in diesem Spielzug nichts mehr.',
    example:
      'Die N&W steht bei 82 $. Ein Anteil aus ihrer Kasse bringt ihr 82 $; einer aus dem Pool kostet dasselbe und bringt ihr nichts.',
  },
  '4.3.3': {
    heading: 'Eine Gesellschaft starten',
    text: 'Wer eine Direktorenaktie kauft, wählt den Startwert, 70 $, 75 $, 82 $, 90 $ oder 100 $, legt den Kursmarker unter die auf diesem Feld und zahlt das Doppelte in die Kasse. Bei der B&O zahlt das die Bank, was auch immer die Direktorenaktie in der Versteigerung gekostet hat.',
    example: 'Cy startet die VGN bei 100 $: Cy zahlt 200 $, und die VGN beginnt mit 200 $.',
  },
  '4.3.4': {
    heading: 'Das Ende einer Aktienrunde',
    text: 'Haben alle hintereinander gepasst, geht die Vorrangkarte an den Spieler nach dem, der zuletzt gekauft oder verkauft hat; hat das niemand getan, bleibt sie. Gesellschaften mit zehn Anteilen, die ganz den Spielern gehören, steigen, die mit dem höchsten Kurs zuerst, und die Betriebsrunden beginnen.',
    example:
      'Bo kauft als Letzter für 90 $, dann passen Cy, Ann und Bo: Cy kommt nach Bo und hat die Vorrangkarte.',
  },
} as const satisfies Partial<Book>
