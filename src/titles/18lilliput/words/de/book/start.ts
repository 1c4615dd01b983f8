import type { Book } from '../../vocabulary'

/** Set-up, starting companies, characters. */
export const start = {
  setup: {
    heading: 'Spielaufbau',
    text: 'Das rote Plättchen Maputo liegt in der Mitte des Tisches. Die Züge bilden einen Stapel, die 2er-Züge oben, dann 3er, 4er, 5er und 3D, ganz unten die 4D-Züge. Die Aktionskarten liegen offen in der Mitte, ebenso die fünf Charaktere. Alle haben 30 $ und eine Dimen’s-Land-Kopierkarte. Die Bank ist unbegrenzt.\nWer die Startspielerkarte hat, beginnt: Im Uhrzeigersinn und dann zurück nimmt jeder immer eines von beiden, eine Startgesellschaft oder einen Charakter, bis alle beides haben. Der übrige Charakter ist aus dem Spiel. Wer eine Gesellschaft nimmt, legt sofort eine gelbe Stadt an eine freie Seite von Maputo und setzt dort den Heimatbahnhof. Ein Y-Plättchen darf das nicht sein, außer bei der blauen Gesellschaft. Kassen und Privatgeld werden nie vermischt.',
    example:
      'Ann, Bo, Cy und Di sitzen im Uhrzeigersinn, und Ann beginnt. Ann nimmt eine Gesellschaft, Bo einen Charakter, Cy eine Gesellschaft, Di eine Gesellschaft und dann einen Charakter, Cy einen Charakter, Bo eine Gesellschaft, Ann einen Charakter: 8-mal wird gewählt.',
  },
  companies: {
    heading: 'Startgesellschaften',
    text: 'Wer eine Gesellschaft nimmt, erhält ihre Tafel, die Direktorenaktie von 50 %, drei Bahnhöfe, den Heimatbahnhof mitgezählt, und einen 2er-Zug. Die Bank zahlt 500 $ in ihre Kasse, und ihr Marker kommt auf das erste Feld der oberen Reihe der Kurstabelle, 50 $.\nDie Slamecksan Railway, blau, beginnt kostenlos auf einem gelben Y-Plättchen. Wer die Glimigrim Valley Railway nimmt, grün, beginnt mit 60 $ statt mit 30 $. Die Lilliput National Railway, gelb, hat zwei 2er-Züge. Die Mildendo Railway, rot, beginnt auf dem zweiten Feld der oberen Reihe, 55 $, mit 550 $.\nDer Direktor wechselt nie: Die anderen können höchstens 30 % halten, und die Direktorenaktie wird nie verkauft. Die zwei Zehntel, die zum Ganzen fehlen, sind verloren und bringen niemandem etwas.',
    example:
      'Ann nimmt die Mildendo Railway: In der Kasse sind 550 $, der Kurs ist 55 $, und Anns fünf Zehntel sind 275 $ wert.',
  },
  characters: {
    heading: 'Charakterkarten',
    text: 'Ein Charakter hilft allen Gesellschaften seines Besitzers und bringt ein eigenes Plättchen mit, das vor oder nach der Aktionskarte gelegt werden darf.\nDer Kaiser legt gelbe Y-Plättchen kostenlos. Der General setzt Bahnhöfe zum halben Preis. Der Großadmiral kauft neue Züge vom Stapel um ein Zehntel billiger, aber nicht ausgemusterte und nicht die anderer Gesellschaften. Für ausgemusterte lässt sich die Regel so oder so lesen: Das Zehntel gilt für jeden Zug der Bank, und ein ausgemusterter kostet den aufgedruckten Preis. Paymaster nimmt den aufgedruckten Preis; eine Entscheidung über Geld gibt das Zehntel zurück. Der Oberrichter bringt am Beginn jeder Runde, auch der ersten, 5 $ auf die Hand oder 20 $ in eine der eigenen Kassen. Der Schatzmeister wird einmal, in einem Spielzug seines Besitzers, gegen 10 $ mal die Nummer der Runde eingetauscht; nach dem letzten Spielzug mit einer Karte ist es zu spät.\nDie Plättchen: die Burg, ab der grünen Phase; das Fort, statt einer gelben Stadt; der Hafen; zwei gelbe Kleinstädte; und Luggnagg, ab der braunen Phase. Keines davon wird je ausgebaut. Eine Kleinstadt bringt einer Fahrt ihren Wert, zählt nicht für die Reichweite und darf überall auf der Strecke liegen.',
    example:
      'Der Großadmiral zahlt für einen 3er-Zug 135 $ statt 150 $. In Runde 6 bringt der Schatzmeister 60 $. Der zweite Bahnhof nach dem Heimatbahnhof kostet die Gesellschaft des Generals 50 $.',
  },
} as const satisfies Partial<Book>
