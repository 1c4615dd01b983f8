import type { Book } from '../../vocabulary'

/** Trains, their limit, phases, obsolete trains. */
export const trains = {
  trains: {
    heading: 'Züge kaufen',
    text: 'Mit einer Karte für Züge dürfen die eigenen Gesellschaften einen oder zwei kaufen. Ein neuer Zug kommt oben vom Stapel, zum aufgedruckten Preis: 80 $, 150 $, 300 $, 400 $, 500 $ für einen 3D und 650 $ für einen 4D. Den nächsten Typ gibt es erst, wenn der vorige weg ist; 4D-Züge gehen nie aus. Eine Gesellschaft darf auch einen Zug einer anderen kaufen, auch einen veralteten, zu jedem offen genannten Preis ab 1 $; beide dürfen denselben Direktor haben. Er zählt als einer der Züge der Karte.\nAusgemusterte Züge gibt es mit einer solchen Karte nicht. Einen davon darf eine eben gegründete Gesellschaft kaufen, und eine, die eben ohne Dividende gefahren ist. Keine Gesellschaft muss einen Zug haben.\nBezahlt wird aus der Kasse. Hat eine Gesellschaft keinen Zug und kann keinen bezahlen, darf ihr Direktor aus dem eigenen Bargeld zuschießen, was fehlt, genau so viel, sodass die Kasse danach leer ist. Das gilt für neue und für ausgemusterte Züge und für die anderer Gesellschaften: Der Text macht keine Ausnahme. Es ist nie Pflicht, und Aktien werden dafür nicht verkauft.',
    example:
      'Mit der Karte für zwei Züge kauft Bo den letzten 3er-Zug für 150 $ und dann einen 4er-Zug für 300 $: Phase 4 beginnt. Mildendo hat keinen Zug und 110 $: Für einen 3er-Zug zu 150 $ schießt Ann 40 $ zu, und in der Kasse sind 0 $.',
  },
  trainLimit: {
    heading: 'Zuglimit',
    text: 'Eine Gesellschaft darf anfangs 4 Züge haben, ab Phase 4 noch 3, ab Phase 5 noch 2; veraltete zählen mit. Am Limit kauft sie keinen, auch wenn durch den Kauf einige ihrer Züge verfallen würden. Einen veralteten darf sie vorher ausmustern.\nSenkt eine neue Phase das Limit, geben Gesellschaften mit zu vielen Zügen beliebige davon in beliebiger Reihenfolge zu den ausgemusterten ab, bevor irgendetwas weitergeht.',
    example:
      'Lilliput hat drei Züge, als Phase 5 beginnt, und gibt 1 davon ab. Mildendo hat 2 und darf keinen kaufen, ehe nicht ein veralteter ausgemustert ist.',
  },
  phases: {
    heading: 'Phasen',
    text: 'Der erste Zug eines Typs eröffnet sofort seine Phase, ob ihn eine Gesellschaft kauft oder die Bürokratie ihn nimmt.\nPhase 1: gelbe Gleisplättchen, Geldkarte 50 $.\nPhase 2, der erste 2er-Zug vom Stapel: Das Zuglimit bleibt 4.\nPhase 3, der erste 3er-Zug: grüne Gleisplättchen, Geldkarte 70 $.\nPhase 4, der erste 4er-Zug: Zuglimit 3, und 2er-Züge sind veraltet.\nPhase 5, der erste 5er-Zug: braune Gleisplättchen, Geldkarte 100 $, Zuglimit 2, und 2er-Züge verfallen.\nPhase 6, der erste 3D-Zug: 3er-Züge sind veraltet.\nPhase 7, der erste 4D-Zug: 4er-Züge sind veraltet, und 3er-Züge verfallen.\nAll das gilt auch für die ausgemusterten Züge.',
    example:
      'Die Bürokratie nimmt den ersten 4er-Zug: Phase 4 beginnt, alle 2er-Züge werden umgedreht, und eine Gesellschaft mit 4 Zügen gibt einen ab.',
  },
  obsolete: {
    heading: 'Veraltete Züge',
    text: 'Ein veralteter Zug wird auf seine graue Seite gedreht. Was er einfährt, wird halbiert und auf Zehner abgerundet. Er zählt beim Zuglimit mit, darf an eine andere Gesellschaft verkauft und freiwillig ausgemustert werden: Er kommt dann zu den ausgemusterten Zügen, und dafür gibt es nichts. Das geht im eigenen Spielzug mit einer Karte in der Hand, für alle eigenen Gesellschaften, und während die Gesellschaft fährt. Andere Züge werden nie freiwillig ausgemustert.',
    example:
      'Ein veralteter 2er-Zug, der Orte im Wert von 90 $ besucht, fährt 40 $ ein. Zwei davon mit je 90 $ fahren 80 $ ein, denn jeder wird für sich halbiert.',
  },
} as const satisfies Partial<Book>
