import type { Book } from '../../vocabulary'

/** Limits, floats, presidencies and the end of a stock round (3.3 to 3.6). */
export const limits = {
  '3.3(a)': {
    heading: 'Besitzgrenzen: 60 %',
    text: 'Kein Kauf darf einen Spieler über 60 % einer Gesellschaft bringen.',
    example: 'Mit 50 % von WRA darf ein Spieler noch ein Zertifikat davon kaufen, mit 60 % keines mehr.',
  },
  '3.3(b)': {
    heading: 'Besitzgrenzen: Zertifikate',
    text: 'Tabelle II begrenzt die Zertifikate eines Spielers, Privatgesellschaften und Anteile zusammen. Eine Direktorenaktie zählt als eines. Zertifikate einer Gesellschaft in der gelben Zone zählen nicht, ebenso wenig Privatgesellschaften, die Gesellschaften gehören. Wer am Limit ist, darf nur noch Zertifikate in der gelben Zone kaufen, auch wenn ein Direktorenposten die Zahl wieder senken würde. Wer über dem Limit ist, weil ein Direktorenposten verloren ging oder ein Kursmarker die gelbe Zone verließ, behält alles bis zum nächsten eigenen Spielzug einer Aktienrunde und muss dann bis zum Limit verkaufen. Auch ein Verkauf, der einen Kursmarker in die gelbe Zone fallen lässt, hilft.',
    example:
      'Zu viert ist das Limit 12. Ann hält 12 und darf nur Zertifikate in der gelben Zone kaufen. Bo hält 14 und muss 2 loswerden.',
  },
  '3.4': {
    heading: 'Aufnahme des Betriebs',
    text: 'Eine Gesellschaft nimmt den Betrieb auf, sobald höchstens 40 % von ihr im Startangebot übrig sind. Die Bank zahlt sofort das Zehnfache des Nennwerts in ihre Kasse, und der Direktor erhält die Gesellschaftstafel und die Bahnhöfe. Das geschieht einmal. Eine Gesellschaft, die den Betrieb nicht aufgenommen hat, hat in Betriebsrunden keinen Spielzug.',
    example: 'L&N nimmt bei einem Nennwert von 75 $ den Betrieb auf: In die Kasse kommen 750 $.',
  },
  '3.5': {
    heading: 'Direktorwechsel',
    text: 'Wer nach einem Kauf oder Verkauf mehr Anteile hat als der Direktor, wird sofort Direktor. Gleich viele Anteile genügen nicht, und Anteile im Offenen Markt spielen keine Rolle. Haben mehrere die meisten, übernimmt der Erste im Uhrzeigersinn nach dem alten Direktor. Der neue Direktor gibt zwei Zertifikate zu 10 % für die Direktorenaktie und nimmt die Gesellschaftstafel mit allem, was darauf liegt.',
    example:
      'Ann ist Direktor mit 30 %, und Bo hält 30 %: Ann bleibt es. Ann verkauft 10 %: Bo hält mehr und ist Direktor.',
  },
  '3.6': {
    heading: 'Ende der Aktienrunde',
    text: 'Die Aktienrunde endet, wenn alle Spieler nacheinander passen. Die Vorrangkarte erhält der Spieler nach dem, der zuletzt etwas getan hat; hat niemand etwas getan, bleibt sie, wo sie ist. Dann steigt der Kursmarker jeder Gesellschaft, deren Zertifikate alle bei Spielern sind, um ein Feld, vom höchsten Kurs abwärts, und liegt unter den Markern, die schon dort sind. Am oberen Rand der Kurstabelle bleibt er stehen.',
    example:
      'Bo hat das letzte Zertifikat gekauft, und alle haben gepasst: Die Vorrangkarte hat der Spieler nach Bo. L&N ist bei 75 $ ausverkauft und steigt auf 80 $.',
  },
} as const satisfies Partial<Book>
