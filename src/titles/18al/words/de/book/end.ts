import type { Book } from '../../vocabulary'

/** The end, the options, the tables and the ruling (5, 7, Tables I to III). */
export const end = {
  '5': {
    heading: 'Spielende',
    text: 'Drei Ereignisse beenden das Spiel: Die Bank ist gesprengt, ein Kurs erreicht 300 $, oder ein Spieler ist bankrott.',
    example:
      'Die Bank wird in Betriebsrunde 4.1 gesprengt, und 4.2 käme noch: Das Spiel endet mit Betriebsrunde 4.1. Bei einem Bankrott wäre sofort Schluss gewesen, mitten in der Runde.',
  },
  '5(a)': {
    heading: 'Die Bank ist gesprengt',
    text: 'Die Bank ist gesprengt, wenn ihr nach einer Zahlung 0 $ oder weniger bleiben. Sie zahlt weiter, mit Geld, das der Tisch improvisiert. Geschieht das in einer Betriebsrunde, wird sie zu Ende gespielt und keine weitere, auch wenn noch welche folgen würden. Geschieht es in einer Aktienrunde, wird sie zu Ende gespielt, und eine Betriebsrunde folgt noch.',
    example:
      'In Betriebsrunde 5.1 hat die Bank 30 $ und zahlt 48 $: 18 $ werden improvisiert, Betriebsrunde 5.1 wird zu Ende gespielt, und Betriebsrunde 5.2 entfällt.',
  },
  '5(b)': {
    heading: 'Ein Kurs von 300 $',
    text: 'Erreicht der Kurs einer Gesellschaft 300 $, wird die laufende Betriebsrunde zu Ende gespielt und keine weitere.',
    example:
      'L&N schüttet bei 270 $ eine Dividende aus und rückt auf 300 $: Die Gesellschaften nach ihr haben noch ihren Spielzug.',
  },
  '5(c)': {
    heading: 'Bankrott',
    text: 'Ein Direktor, der das Geld für einen Zwangskauf nicht aufbringen kann, ist bankrott. Das beendet das Spiel sofort, auch nach (a) oder (b).',
    example:
      'Ann hat 60 $, muss 140 $ zuschießen und kann Anteile für höchstens 70 $ verkaufen: Es fehlen 10 $, und Ann ist bankrott.',
  },
  '5.1': {
    heading: 'Wer gewinnt',
    text: 'Die höchste Summe gewinnt: Bargeld, Anteile zum Kurs und Privatgesellschaften zum Nennwert. Was Gesellschaften gehört, zählt nicht. Ein bankrotter Spieler verliert alles Bargeld, behält die Anteile, die nicht verkauft werden konnten, und kann immer noch gewinnen. Ein Gleichstand bleibt bestehen; der Tisch darf ihn mit einer weiteren Betriebsrunde auflösen, ohne Aktienrunde davor, aber nicht nach einem Bankrott.',
    example: 'Bargeld von 320 $, 4 Anteile von L&N zu 90 $ und die Tuscumbia: 320 $ + 360 $ + 20 $ = 700 $.',
  },
  '7(a)': {
    heading: 'Variante: zwei gelbe Gleisplättchen',
    text: 'Jede Gesellschaft darf in ihrem ersten Spielzug zwei gelbe Gleisplättchen statt einem legen.',
    example: 'Zwei gelbe Gleisplättchen auf Flussfeldern kosten je 20 $, zusammen 40 $.',
  },
  '7(b)': {
    heading: 'Variante: L&N beginnt in Decatur',
    text: 'Die Heimat von L&N ist Decatur statt Nashville.',
    example:
      'Der Heimatbahnhof in Decatur ist kostenlos. Ein gelbes Gleisplättchen dort kostet 20 $ für das Wasser und macht die Stadt 20 $ wert.',
  },
  '7(c)': {
    heading: 'Variante: unbegrenzt viele 4D-Züge',
    text: 'Die 4D-Züge gehen nie aus. Sind die aus der Schachtel verkauft, springen Karten von Typen ein, die aus dem Spiel sind.',
    example: 'Alle fünf 4D-Züge sind verkauft: Der sechste kostet 800 $ wie die anderen.',
  },
  '7(d)': {
    heading: 'Variante: alle 4er-Züge verfallen auf einmal',
    text: 'Mit dem Kauf des 7er-Zugs verfallen alle 4er-Züge; keiner fährt noch einmal. Das ist schwerer und nichts für eine erste Partie.',
    example:
      'L&N hat zwei 4er-Züge, als WRA für 700 $ den 7er-Zug kauft: Beide sind weg, und L&N hat keinen, der fahren könnte.',
  },
  'Table I': {
    heading: 'Spielphasen',
    text: [
      'Der erste Zug eines Typs eröffnet die Phase mit seiner Nummer. Was eine Phase bringt, bleibt, bis eine spätere es ändert.',
      'Phase 1, von Anfang an: gelbe Gleisplättchen, Zuglimit 4, ein Zug je Spielzug von der Bank, erste Werte der roten Gebiete und von Meridian, eine Betriebsrunde nach jeder Aktienrunde.',
      'Phase 2, fünf Züge zu 100 $: keine Änderung.',
      'Phase 3, vier zu 180 $: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, ab der nächsten Aktienrunde zwei Betriebsrunden.',
      'Phase 4, drei zu 300 $: Die 2er-Züge verfallen, Limit 3, mehrere Züge je Spielzug von der Bank.',
      'Phase 5, zwei zu 450 $: Privatgesellschaften schließen, Limit 2, braune Gleisplättchen, zweite Werte der roten Gebiete und von Meridian, ab der nächsten Aktienrunde drei Betriebsrunden.',
      'Phase 6, einer zu 630 $: Die 3er-Züge verfallen, und die Warrior-Coal-Field-Marker kommen aus dem Spiel.',
      'Phase 7, einer zu 700 $: Die 4er-Züge veralten.',
      'Phase 4D, fünf zu 800 $: das graue Birmingham-Plättchen.',
    ].join('\n'),
    example:
      'L&N hat zwei 2er-Züge und kauft für 300 $ den ersten 4er-Zug: Die 2er-Züge sind weg, L&N hat 1 Zug, und keine Gesellschaft darf mehr als 3 haben.',
  },
  'Table II': {
    heading: 'Startgeld und Zertifikatslimit',
    text: 'Drei Spieler beginnen mit je 600 $ und dürfen je 15 Zertifikate halten, vier mit 500 $ und 12, fünf mit 400 $ und 10.',
    example: 'Fünf Spieler haben 5 × 400 $ = 2.000 $, und die Bank beginnt mit 6.000 $.',
  },
  'Table III': {
    heading: 'Privatgesellschaften und ihre Sonderrechte',
    text: [
      'Sonderrechte hat eine Gesellschaft, der die Privatgesellschaft gehört, in ihrem eigenen Spielzug. Alle Privatgesellschaften schließen mit dem ersten 5er-Zug.',
      'Tuscumbia Railway, 20 $, Ertrag 5 $: kein Sonderrecht.',
      'South & North Alabama, 40 $, Ertrag 10 $: Jederzeit im Spielzug darf ein Warrior-Coal-Field-Marker nach Gadsden, Anniston, Oxmoor, Birmingham oder Tuscaloosa kommen, wenn ein Zug der Gesellschaft die Stadt erreichen kann. Er belegt keinen Kreis, wird nie versetzt und macht diese Stadt für diese Gesellschaft bis zum ersten 6er-Zug 10 $ mehr wert. Liegt vor dem ersten 5er-Zug keiner, sind beide Marker verloren.',
      'Brown & Sons Lumber Co., 70 $, Ertrag 15 $: Beim Legen der Gleisplättchen darf das Lumber Terminal auf ein leeres Sumpffeld kommen, kostenlos, ohne Verbindung und zusätzlich zum Plättchen des Spielzugs, aber nicht so, dass es an einer leeren Seite oder außerhalb des Plans endet. Es ist eine Kleinstadt für alle, wird nie ausgebaut und ist verloren, wenn es nicht vor dem ersten 5er-Zug gelegt ist.',
      'Memphis & Charleston, 100 $, Ertrag 20 $: zwei Namensmarker für Züge der Gesellschaft, je Zug einer und jeder einmal im Spielzug. „Robert E. Lee“ bringt 20 $ mehr für eine Fahrt mit Atlanta und Birmingham, „Pan American“ 40 $ mehr für eine mit Nashville und Mobile. Im eigenen Spielzug dürfen sie frei versetzt werden, sie kommen zurück, wenn der Zug geht, werden nie verkauft und überdauern die Privatgesellschaft, sind aber verloren, wenn der Direktor der Gesellschaft wechselt.',
      'New Decatur Yards, 120 $, Ertrag 20 $: ein neuer Zug zum halben Preis; damit schließen sie. Alle anderen Regeln zum Kauf von Zügen gelten. Das Sonderrecht endet mit dem Kauf des ersten 5er-Zugs, der noch so zu haben ist.',
    ].join('\n'),
    example: 'Mit den New Decatur Yards kostet der erste 5er-Zug 225 $ statt 450 $.',
  },
  ruling: {
    heading: 'Was der Tisch entscheidet',
    text: 'Der Tisch steht über dem Programm. Was die Spieler vereinbart haben, kann mit einem Grund eingetragen werden: Geld, Zertifikate, ein Direktorenposten, ein Kurs, ein Zug, eine Privatgesellschaft, Bahnhöfe, eine Phase, eine Aufnahme des Betriebs, ein Spielzug. Es wird nur umgebucht, und nichts folgt von selbst außer dem Spielende nach 5(a) und 5(b): Eine Aufnahme des Betriebs oder ein Direktorwechsel, der folgen sollte, ist eine eigene Entscheidung. Gezähltes Bargeld kann mit den Büchern verglichen werden; das ändert nichts. Der Tisch darf das Spiel auch beenden.',
    example:
      'Ann hat vor einer Stunde 20 $ zu viel erhalten: Eine Entscheidung bringt 20 $ von Ann an die Bank.',
  },
} as const satisfies Partial<Book>
