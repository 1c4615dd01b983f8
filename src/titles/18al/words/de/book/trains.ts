import type { Book } from '../../vocabulary'

/** Trains and private companies of a corporation (4.2.5, 4.2.6). */
export const trains = {
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
