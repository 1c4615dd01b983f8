import type { Book } from '../../vocabulary'

/** Running trains, dividends, bureaucracy and the end. */
export const running = {
  running: {
    heading: 'Fahrten',
    text: 'Sind die Karten genommen, fährt jede Gesellschaft einmal. Wer den höchsten Kurs hat, fährt zuerst; bei gleichem Kurs der Marker weiter rechts, in einer Spalte der in der oberen Reihe, auf einem Feld der oberste. Nach jeder Fahrt wird die Reihenfolge derer neu bestimmt, die noch nicht gefahren sind.\nEin Zug besucht so viele Städte, wie seine Zahl sagt, mindestens zwei, und lässt keine aus; in einer davon hat die Gesellschaft einen Bahnhof. Keine Stadt wird zweimal besucht, kein Gleis zweimal befahren, und jeder Zug hat seine eigenen Gleise. Maputo ist nur Anfang oder Ende einer Strecke. D-Züge zählen alles doppelt. Die Einnahmen der Gesellschaft sind die Summe ihrer Züge, und zwar die höchste, die jemand am Tisch findet.\nEine Gesellschaft ohne Zug fährt nicht: Ihr Marker geht von selbst nach links.',
    example:
      'Zwei Gesellschaften stehen bei 70 $, eine in der oberen Reihe in Spalte 5, eine in der unteren in Spalte 6: Die in der unteren Reihe liegt weiter rechts und fährt zuerst.',
  },
  dividend: {
    heading: 'Dividenden ausschütten',
    text: 'Eine Dividende ist ein Zehntel der Einnahmen für jede Aktie von 10 %. Die Direktorenaktie zählt als fünf. Für Aktien im Bankpool und für die zwei Zehntel, die niemand hat, behält die Bank das Geld. Der Marker geht nach rechts; am Ende der unteren Reihe geht er nach oben, am Ende der oberen bleibt er stehen. Er kommt unter alle, die dort liegen.',
    example:
      'Von 120 $ hat Ann 5 Zehntel und Bo 1: Ann erhält 60 $ und Bo 12 $. Die anderen 48 $ bleiben bei der Bank.',
  },
  withholding: {
    heading: 'Dividenden einbehalten',
    text: 'Der Direktor darf die ganzen Einnahmen stattdessen in die Kasse legen. Dann, und auch ganz ohne Einnahmen, geht der Marker nach links; am Anfang der oberen Reihe geht er nach unten, am Anfang der unteren bleibt er stehen. Sofort darf die Gesellschaft einen der ausgemusterten Züge zum aufgedruckten Preis kaufen, wenn das Zuglimit es erlaubt.',
    example:
      'Mildendo fährt 90 $ ein und behält sie ein. Mit den 60 $ von vorher sind es 150 $, und davon wird ein ausgemusterter 3er-Zug gekauft.',
  },
  bureaucracy: {
    heading: 'Bürokratie',
    text: 'Nach der Fahrt der letzten Gesellschaft kommt der oberste Zug des Stapels zu den ausgemusterten Zügen. Ist er der erste seines Typs, beginnt seine Phase, als wäre er gekauft worden. Dann geht die Startspielerkarte im Uhrzeigersinn weiter, und die Aktionskarten kommen in die Mitte zurück. Nach der letzten Runde gibt es keine Bürokratie.',
    example:
      'In Runde 2 sind noch zwei 3er-Züge im Stapel. Die Bürokratie mustert einen aus, also gibt es in Runde 3 nur noch 1 als neuen Zug zu kaufen.',
  },
  end: {
    heading: 'Spielende',
    text: 'Das Spiel endet nach 8 Runden, zu dritt nach 9. In der letzten Runde darf nichts einbehalten werden: Jede Dividende wird wie immer bestimmt, mit allem Abrunden, und dann doppelt gezahlt, und der Marker geht zwei Felder nach rechts. Eine Gesellschaft ohne Einnahmen geht wie immer ein Feld nach links.\nGezählt werden Bargeld, Aktien zum Kurs, eine Direktorenaktie als fünf davon, und 20 $ für jede Kopierkarte, die übrig ist. Kassen und ein Schatzmeister, der nicht eingetauscht wurde, zählen nichts. Wer am meisten hat, gewinnt; bei gleicher Summe teilt man sich den Platz.',
    example:
      'Ann hat 640 $, die Direktorenaktie einer Gesellschaft bei 80 $, zwei Aktien zu 65 $ und eine Kopierkarte: 640 + 400 + 130 + 20 = 1.190 $.',
  },
} as const satisfies Partial<Book>
