import type { Book } from '../../vocabulary'

/** Operating rounds (4 to 4.2.6). */
export const operating = {
  '4': {
    heading: 'Betriebsrunde',
    text: 'Jede Privatgesellschaft und jede Gesellschaft, die den Betrieb aufgenommen hat, ist einmal an der Reihe.',
    example:
      'Fünf Privatgesellschaften und 3 Gesellschaften in Betrieb: 5 Erträge werden gezahlt, dann folgen 3 Spielzüge.',
  },
  '4(a)': {
    heading: 'Privatgesellschaften zuerst',
    text: 'Zuerst sind alle Privatgesellschaften gleichzeitig an der Reihe.',
    example:
      'Ann gehören alle fünf: 5 $, 10 $, 15 $, 20 $ und 20 $, zusammen 70 $, bevor die erste Gesellschaft an der Reihe ist.',
  },
  '4(b)': {
    heading: 'Die Reihenfolge der Gesellschaften',
    text: 'Dann hat jede Gesellschaft, die den Betrieb aufgenommen hat, einen Spielzug. Die mit dem höchsten Kurs beginnt, dann folgt jeweils die mit dem höchsten Kurs unter denen, die noch nicht an der Reihe waren. Bei gleichem Kurs kommt zuerst, wessen Kursmarker weiter rechts liegt, und auf demselben Feld, wessen Marker oben liegt.',
    example:
      'L&N steht bei 90 $ und ist zuerst an der Reihe. WRA und TAG liegen gemeinsam auf dem Feld mit 75 $, TAG oben: TAG kommt an zweiter Stelle, WRA an dritter.',
  },
  '4.1': {
    heading: 'Privatgesellschaften in der Betriebsrunde',
    text: 'Die Bank zahlt den festen Ertrag jeder Privatgesellschaft an den Spieler oder die Gesellschaft, der sie gehört. Sonderrechte werden nicht jetzt genutzt, sondern im Spielzug einer Gesellschaft, der die Privatgesellschaft gehört.',
    example:
      'Ann gehören die Tuscumbia und die Memphis & Charleston: 5 $ und 20 $ von der Bank in jeder Betriebsrunde.',
  },
  '4.2': {
    heading: 'Der Spielzug einer Gesellschaft',
    text: 'Die Schritte eines Spielzugs kommen in dieser Reihenfolge: Heimatbahnhof im ersten Spielzug, ein Gleisplättchen, ein Bahnhof, die Fahrt, die Dividende, Entfernen veralteter Züge, Kauf von Zügen. Was ein Schritt erlaubt, darf man auslassen, wenn es nicht vorgeschrieben ist. Privatgesellschaften werden gekauft und ihre Sonderrechte genutzt, wie 4.2.6 und Tabelle III es sagen. Der Direktor entscheidet alles. Eine neue Gesellschaft hat in ihrem ersten Spielzug keinen Zug, der fahren könnte, da Züge nach der Fahrt gekauft werden.',
    example:
      'L&N zahlt 20 $ für Gelände und 40 $ für einen Bahnhof, fährt 80 $ ein, schüttet 8 $ je Anteil aus und kauft einen 2er-Zug für 100 $, alles in dieser Reihenfolge.',
  },
  '4.2(a)': {
    heading: 'Der Heimatbahnhof',
    text: 'In ihrem ersten Spielzug setzt eine Gesellschaft einen Bahnhof in ihre Heimatstadt. Das ist vorgeschrieben und kostenlos.',
    example:
      'WRA hat den Betrieb mit 700 $ aufgenommen und setzt den Heimatbahnhof nach Montgomery: Es bleiben 700 $.',
  },
  '4.2(b)': {
    heading: 'Ein Gleisplättchen',
    text: 'Eine Gesellschaft darf je Spielzug ein Gleisplättchen legen oder ausbauen, bevor sie einen Bahnhof setzt.',
    example:
      'TAG hat 1 gelbes Gleisplättchen gelegt: Der Ausbau eines anderen muss bis zum nächsten Spielzug warten.',
  },
  '4.2(c)': {
    heading: 'Ein Bahnhof',
    text: 'Eine Gesellschaft darf je Spielzug einen Bahnhof setzen, nach ihrem Gleisplättchen und vor ihrer Fahrt.',
    example:
      'M&O hat 140 $ und noch 3 Bahnhöfe: Einer kommt jetzt für 40 $ auf den Plan, einer für 100 $ in einem späteren Spielzug.',
  },
  '4.2(d)': {
    heading: 'Die Fahrt',
    text: 'Eine Gesellschaft fährt mit ihren Zügen einmal je Spielzug, bevor sie welche kauft. Sie muss fahren, wenn ein Spieler mit Anteilen an ihr darauf besteht. Eine Gesellschaft, die einen Zug hat und nicht fährt, hat Einnahmen von 0 $.',
    example:
      'ATN hat einen 3er-Zug, der 80 $ einfahren kann, und Bo mit 10 % besteht darauf: ATN muss fahren.',
  },
  '4.2(e)': {
    heading: 'Die Dividende',
    text: 'Die Einnahmen müssen ausgeschüttet oder einbehalten werden, und zwar ganz.',
    example: 'Einnahmen von 80 $ bringen 8 $ je Anteil oder 80 $ in die Kasse. Teilen geht nicht.',
  },
  '4.2(f)': {
    heading: 'Veraltete Züge',
    text: 'Nach der Dividende kommen alle veralteten Züge der Gesellschaft aus dem Spiel. Das ist vorgeschrieben.',
    example:
      'L&N fährt mit einem veralteten 4er-Zug 150 $ ein und schüttet 15 $ je Anteil aus: Dann ist der Zug weg.',
  },
  '4.2(g)': {
    heading: 'Züge',
    text: 'Dann dürfen Züge gekauft werden. Eine Gesellschaft ohne Zug kann verpflichtet sein, einen zu kaufen (4.2.5.2).',
    example: 'WRA behält 60 $ ein, hat dann 110 $ und kauft für 100 $ einen 2er-Zug.',
  },
  '4.2(h)': {
    heading: 'Privatgesellschaften kaufen',
    text: 'Jederzeit im Spielzug darf eine Gesellschaft den Spielern Privatgesellschaften abkaufen, so viele, wie zu haben sind.',
    example:
      'ATN kauft vor der Fahrt die Tuscumbia für 30 $ und danach die Brown & Sons Lumber Co. für 35 $.',
  },
  '4.2(i)': {
    heading: 'Sonderrechte',
    text: 'Die Sonderrechte von Privatgesellschaften, die der Gesellschaft gehören, dürfen genutzt werden, wann Tabelle III es sagt, auch mehrere in einem Spielzug.',
    example:
      'In einem Spielzug legt AB&C den Warrior-Coal-Field-Marker, der Birmingham für AB&C 10 $ mehr wert macht, und kauft mit den New Decatur Yards einen 4er-Zug für 150 $.',
  },
  '4.2.1': {
    heading: 'Ein Gleisplättchen legen',
    text: 'Ein Gleisplättchen braucht neue Gleise oder eine Stadt mit Verbindung zu einem Bahnhof der Gesellschaft. Vorhandene Gleise bleiben verbunden, Städte kommen auf Städte, Kleinstädte auf Kleinstädte, und Plättchen mit einem Namen nur auf das Feld dieses Namens, wo sie anderen ihrer Farbe vorgehen. Kein Gleis darf an einer leeren Seite eines roten oder grauen Gebiets, an der unpassierbaren Seite oder außerhalb des Plans enden. Gleisplättchen gehören niemandem. Ein gelegtes Plättchen bleibt liegen, bis es ausgebaut wird.',
    example:
      'L&N legt das erste Gleisplättchen nach Decatur, mit Gleisen zum Bahnhof in Nashville: Sie sind verbunden, und das Wasser dort kostet 20 $.',
  },
  '4.2.1(c)': {
    heading: 'Wohin jede Farbe gehört',
    text: 'Gelbe Gleisplättchen kommen auf die blassgrünen Felder des Plans, grüne auf gelbe Plättchen oder gelb aufgedruckte Felder, braune auf grüne, und das graue Birmingham-Plättchen auf das braune dort. Auf ein rotes oder graues Gebiet kommt kein Plättchen.',
    example:
      'Anniston ist mit einem gelben Plättchen 20 $ wert, mit einem grünen 30 $, sobald ein 3er-Zug gekauft ist, und mit einem braunen 40 $, sobald ein 5er-Zug gekauft ist.',
  },
  '4.2.1(f)': {
    heading: 'Gelände',
    text: 'Das erste Gleisplättchen auf einem Feld mit aufgedrucktem Preis kostet diesen Preis, gezahlt aus der Kasse an die Bank. Spätere Plättchen dort sind kostenlos, alle anderen auch.',
    example:
      'Das erste Plättchen in Birmingham kostet 60 $, sein Ausbau zu Grün nichts. Ein Fluss oder Sumpf kostet 20 $.',
  },
  '4.2.2': {
    heading: 'Einen Bahnhof setzen',
    text: 'Ein Bahnhof kommt von der Gesellschaftstafel auf einen freien Kreis in einer Stadt, die über Gleise mit einem Bahnhof der Gesellschaft verbunden ist. Der Weg darf weder durch ein rotes Gebiet führen noch durch eine Stadt, deren Kreise alle von anderen besetzt sind. Für eine Gesellschaft, die dort ihre Heimat hat und den Heimatbahnhof noch nicht gesetzt hat, bleibt ein Kreis frei. Der erste Bahnhof außer dem Heimatbahnhof kostet 40 $, jeder weitere 100 $, gezahlt an die Bank. Ein gesetzter Bahnhof wird nie versetzt.',
    example:
      'L&N hat 4 Bahnhöfe: Der Heimatbahnhof ist kostenlos, der nächste kostet 40 $, die anderen beiden je 100 $.',
  },
  '4.2.2(b)': {
    heading: 'Ein Bahnhof je Feld',
    text: 'Keine Gesellschaft darf auf einem Feld zwei Bahnhöfe haben.',
    example:
      'Das grüne Birmingham hat 2 Kreise: Mit einem Bahnhof im einen kann AB&C den anderen nicht belegen.',
  },
  '4.2.2.1': {
    heading: 'Historische Ziele',
    text: 'Eine Gesellschaft, die einen Bahnhof in ihr historisches Ziel setzt, erhält einmalig 100 $ von der Bank. Sie bezahlt den Bahnhof zuerst, muss das Geld dafür also schon haben. Das Ziel ist Birmingham für L&N, AB&C und TAG, York für M&O, West Point für WRA und Meridian für ATN. Erreichen muss es niemand.',
    example:
      'L&N hat 40 $ und setzt ihren ersten Bahnhof außer dem Heimatbahnhof nach Birmingham: 40 $ an die Bank, dann 100 $ von ihr. Mit 39 $ ginge das nicht.',
  },
  '4.2.3': {
    heading: 'Züge fahren',
    text: 'Eine Strecke verbindet zwei oder mehr Städte, Kleinstädte oder rote Gebiete über Gleise, und auf ihr liegt ein Bahnhof der Gesellschaft. Kein Gleis wird zweimal benutzt, weder von einem Zug noch von zweien, und kein Halt zweimal von einem Zug. Ein Zug kann an einer Weiche nicht wenden, nicht durch ein rotes Gebiet fahren und nicht durch eine Stadt, deren Kreise alle von anderen besetzt sind; beginnen oder enden darf er dort. Die Zahl des Zugs ist die Höchstzahl der Städte und roten Gebiete, die er anfahren darf, 4 bei einem 4D-Zug; Kleinstädte zählen nicht.',
    example:
      'Ein 2er-Zug darf zwei Städte anfahren oder eine Stadt und ein rotes Gebiet, dazu beliebige Kleinstädte auf seinem Weg.',
  },
  '4.2.3.1': {
    heading: 'Einnahmen berechnen',
    text: 'Ein Zug fährt die Werte aller Halte seiner Strecke ein. Rote Gebiete und Meridian haben zwei aufgedruckte Werte; der zweite gilt, sobald ein 5er-Zug gekauft ist. Ein 4D-Zug zählt Städte und rote Gebiete doppelt, nicht aber Kleinstädte und Namensmarker. Boni stehen in Tabelle III. Besteht ein Spieler mit Anteilen darauf, müssen die Züge so viel einfahren, wie sie können. Jeder Wert ist ein Vielfaches von 10 $.',
    example:
      'Ein 3er-Zug über Mobile zu 40 $, Selma zu 20 $ und Montgomery zu 20 $ fährt 80 $ ein. Spät im Spiel fährt ein 4D-Zug über dieselben Halte, zu 50 $, 40 $ und 50 $, 280 $ ein.',
  },
  '4.2.4': {
    heading: 'Dividende ausschütten oder einbehalten',
    text: 'Wird ausgeschüttet, zahlt die Bank für jeden Anteil ein Zehntel der Einnahmen: an den Spieler, der ihn hält, für Anteile im Offenen Markt in die Kasse, für das Startangebot an niemanden. Wird einbehalten, geht alles in die Kasse. Eine halbe Dividende gibt es nicht. Der Kursmarker rückt nach einer Dividende nach rechts, am Ende seiner Zeile nach oben. Er rückt nach links, wenn Einnahmen einbehalten wurden oder es keine gab, in der linken Spalte nach unten; in der Ecke unten links bleibt er stehen.',
    example:
      'AB&C fährt 120 $ ein und schüttet 12 $ je Anteil aus. Ann mit 40 % erhält 48 $; 20 % im Offenen Markt bringen 24 $ in die Kasse.',
  },
  '4.2.5': {
    heading: 'Züge kaufen',
    text: 'Nach ihrer Fahrt darf eine Gesellschaft Züge von der Bank und von anderen Gesellschaften kaufen, in beliebiger Reihenfolge, mit dem Geld ihrer Kasse.',
    example:
      'In Phase 4 hat TAG 380 $: Ein 3er-Zug für 180 $ kommt aus dem Offenen Markt, einer für 200 $ von L&N.',
  },
  '4.2.5(a)': {
    heading: 'Neue und gebrauchte Züge',
    text: 'Die Bank hat Züge an zwei Orten: neue im Startangebot, abgegebene im Offenen Markt.',
    example:
      'WRA muss einen 3er-Zug abgeben: Im Offenen Markt kostet er 180 $, neben den neuen 5er-Zügen zu 450 $ im Startangebot.',
  },
  '4.2.5(b)': {
    heading: 'Die Reihenfolge neuer Züge',
    text: 'Neue Züge werden in der Reihenfolge 2, 3, 4, 5, 6, 7, 4D verkauft. Alle eines Typs müssen verkauft sein, bevor der nächste beginnt. Gebrauchte Züge und die anderer Gesellschaften dürfen jederzeit gekauft werden.',
    example:
      'Im Startangebot ist noch ein 3er-Zug: Bevor er verkauft ist, kann niemand einen neuen 4er-Zug kaufen.',
  },
  '4.2.5(c)': {
    heading: 'Aufgedruckter Preis',
    text: 'Die Bank verkauft jeden Zug, neu oder gebraucht, zum aufgedruckten Preis: 100 $ für einen 2er, 180 $ für einen 3er, 300 $ für einen 4er, 450 $ für einen 5er, 630 $ für den 6er, 700 $ für den 7er, 800 $ für einen 4D.',
    example: 'Ein 3er-Zug kostet 180 $, neu aus dem Startangebot oder gebraucht aus dem Offenen Markt.',
  },
  '4.2.5(d)': {
    heading: 'Züge anderer Gesellschaften',
    text: 'Eine Gesellschaft darf in jeder Phase Züge von anderen Gesellschaften kaufen, zu einem vereinbarten Preis von mindestens 1 $. Sie tut das in ihrem eigenen Spielzug, und der Preis ist öffentlich.',
    example:
      'Ann ist Direktor von L&N und M&O: L&N darf von M&O einen 3er-Zug für 1 $ kaufen oder für alles, was die Kasse hat.',
  },
  '4.2.5(e)': {
    heading: 'Ein Zug eines neuen Typs',
    text: 'Der erste Zug eines Typs, der aus dem Startangebot gekauft wird, eröffnet sofort seine Phase, mit allem, was Tabelle I sagt.',
    example: 'Der erste 4er-Zug wird gekauft: Alle 2er-Züge verfallen.',
  },
  '4.2.5(f)': {
    heading: 'Ein Zug je Spielzug von der Bank',
    text: 'Bis der erste 4er-Zug gekauft ist, darf eine Gesellschaft je Spielzug einen Zug von der Bank kaufen, neu oder gebraucht. Wer den ersten 4er-Zug kauft, darf sofort weiterkaufen. Züge von anderen Gesellschaften zählen nicht mit.',
    example: 'In Phase 2 kauft TAG für 100 $ einen 2er-Zug von der Bank und darf noch einen von L&N kaufen.',
  },
  '4.2.5(g)': {
    heading: 'Das Zuglimit',
    text: 'Eine Gesellschaft darf 4 Züge besitzen, ab Phase 4 noch 3, ab Phase 5 noch 2. Am Limit kann sie von niemandem kaufen, auch wenn durch den Kauf einige ihrer Züge verfallen würden. Senkt eine neue Phase das Limit, wählt der Direktor die überzähligen Züge, und sie kommen sofort und ohne Entschädigung in den Offenen Markt. Mit dem ersten 4er-Zug verfallen die 2er-Züge, bevor das Limit von 3 gilt. Züge werden weder an die Bank verkauft noch sonst abgegeben.',
    example:
      'WRA besitzt drei 3er-Züge, als der erste 5er-Zug gekauft wird: Das Limit ist 2, und ein 3er-Zug muss weg.',
  },
  '4.2.5.1': {
    heading: 'Veraltete Züge',
    text: 'Veraltete Züge kommen sofort aus dem Spiel, außer den 4er-Zügen. Wird der 7er-Zug gekauft, verfallen die 4er-Züge des Käufers und die im Offenen Markt sofort. Jeder andere bleibt, bis sein Besitzer im nächsten Spielzug gefahren ist und ausgeschüttet oder einbehalten hat. Bis dahin zählt er zum Zuglimit. Niemand darf einen veralteten Zug kaufen, und wird er abgegeben, kommt er aus dem Spiel.',
    example:
      'WRA kauft den 7er-Zug. L&N fährt im nächsten Spielzug mit ihrem 4er-Zug, verliert ihn nach der Dividende und braucht dann einen anderen Zug.',
  },
  '4.2.5.2': {
    heading: 'Zwangskauf eines Zugs',
    text: 'Eine Gesellschaft, die eine Strecke, aber beim Kauf von Zügen keinen Zug hat, muss einen kaufen, es sei denn, die Bank hat keinen. Reicht ihre Kasse für keinen der Bank und vereinbart ihr Direktor keinen Kauf von einer anderen Gesellschaft, muss er zuschießen, was fehlt. Wer das auch mit allen erlaubten Verkäufen nicht aufbringt, ist bankrott, und das Spiel endet sofort.',
    example:
      'L&N hat keinen Zug und 40 $, und der günstigste der Bank kostet 180 $: Der Direktor schießt 140 $ zu.',
  },
  '4.2.5.2(a)': {
    heading: 'Zwangskauf: der günstigste Zug',
    text: 'Mit Geld des Direktors kann nur der günstigste Zug aus Startangebot und Offenem Markt gekauft werden und keiner einer anderen Gesellschaft.',
    example:
      'Der nächste neue Zug ist der 6er zu 630 $, und im Offenen Markt liegt ein 3er-Zug zu 180 $: Es muss der 3er-Zug sein.',
  },
  '4.2.5.2(b)': {
    heading: 'Zwangskauf: ein Zug',
    text: 'Mit Geld des Direktors kann nur ein Zug gekauft werden.',
    example:
      'In der Kasse sind 40 $, und im Offenen Markt liegen zwei 3er-Züge zu 180 $: Für den einen schießt der Direktor 140 $ zu, für den anderen nichts.',
  },
  '4.2.5.2(c)': {
    heading: 'Zwangskauf: nicht mehr als nötig',
    text: 'Der Direktor schießt nicht mehr zu, als fehlt: Nach dem Kauf ist die Kasse leer.',
    example: 'In der Kasse sind 40 $, und der Zug kostet 180 $: Genau 140 $ werden zugeschossen.',
  },
  '4.2.5.2(d)': {
    heading: 'Zwangskauf: Verkäufe',
    text: 'Ein Direktor, dem Bargeld fehlt, verkauft Anteile an die Bank oder Privatgesellschaften an andere Spieler. 3.2(a) und (b) gelten, und Kursmarker fallen. Verkauft werden darf nur, was nötig ist: Was dem Direktor nach dem Kauf bleibt, ist weniger als der kleinste Betrag, den ein einzelnes Zertifikat gebracht hat. Der Direktorenposten der kaufenden Gesellschaft darf nicht verloren gehen. Das ist kein Spielzug einer Aktienrunde: Die Vorrangkarte bleibt, wo sie ist, und das Zertifikatslimit gilt dabei nicht.',
    example:
      'Ann hat 60 $ und muss 140 $ zuschießen. Bei einem Anteil zu 90 $ bleiben 10 $ übrig, weniger als 90 $: Das ist erlaubt. Bei zweien blieben 100 $ übrig: Das ist nicht erlaubt.',
  },
  '4.2.6': {
    heading: 'Privatgesellschaften von Spielern kaufen',
    text: 'Sobald ein 3er-Zug gekauft ist, darf eine Gesellschaft jederzeit in ihrem Spielzug Privatgesellschaften von Spielern kaufen. Besitzer und Direktor vereinbaren einen Preis vom halben bis zum anderthalbfachen Nennwert; er ist öffentlich. Eine Gesellschaft verkauft eine Privatgesellschaft nie.',
    example: 'Die Memphis & Charleston hat einen Nennwert von 100 $: Sie kostet 50 $ bis 150 $.',
  },
} as const satisfies Partial<Book>
