import type { ScreenWords } from '../../en/screens'

const shares =
  'Erst verkaufen, dann eine kaufen. Auf einmal verkauft bringen alle den jetzigen Kurs, einzeln jede weniger. Eine gerade verkaufte lässt sich billiger zurückkaufen.'
const trains =
  'Der oberste Zug des Stapels oder der einer anderen Gesellschaft zu einem vereinbarten Preis. Der erste eines neuen Typs ändert mitten im Spielzug die Phase für alle.'
const tiles = 'Eingetragen wird nur ein gelbes Y-Plättchen, denn es kostet eine Gesellschaft 50\u00a0$.'

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer: ScreenWords['newcomer'] = {
  title: 'Was jetzt möglich ist',
  off: 'Keine Hinweise mehr',
  kinds: {
    choose:
      'Im Uhrzeigersinn und wieder zurück nehmen alle je eine Gesellschaft und einen Charakter, in beliebiger Reihenfolge. Der Direktor wechselt nie: Was jetzt gewählt wird, bleibt.',
    justiciary: 'Der Oberrichter zahlt am Anfang jeder Runde, vor der ersten Karte.',
    card: 'Jede Karte lässt sich auf zwei Arten nutzen; darunter steht, was sie jetzt brächte. Wer im ersten Durchgang zuletzt kommt, ist zweimal hintereinander an der Reihe. Am Ende zählen Geld und Aktien der Spieler, nicht die Kassen.',
    run: 'Gesellschaften fahren vom höchsten Kurs abwärts. Der Direktor schüttet aus, was die Züge einfahren, oder behält es ein.',
    discard:
      'Die neue Phase erlaubt weniger Züge. Überzählige werden ausgemustert, und andere dürfen sie kaufen.',
    over: 'Das Spiel ist zu Ende.',
  },
  steps: {
    tile: tiles,
    yellowGreen: tiles,
    yellows: tiles,
    sharesTile: shares,
    shares10: shares,
    shares5: shares,
    trainTile: trains,
    trains,
    station: 'Ein Bahnhof hält eine Stadt für die eigenen Züge offen, und von dort lässt sich bauen.',
    money: 'Die ganze Summe wird vor dem Ende des Spielzugs auf eigene Gesellschaften verteilt.',
    paid: 'Die Dividende ist gezahlt. Wer ausschüttet, kauft keinen ausgemusterten Zug.',
    notPaid:
      'Eine Gesellschaft ohne Dividende rückt nach links und darf sofort einen ausgemusterten Zug zum aufgedruckten Preis kaufen.',
  },
  options: {
    chooseCorporation: [
      'Gesellschaft nehmen',
      'Die Hälfte davon bleibt für immer beim Direktor, der über Kasse und Züge entscheidet.',
    ],
    chooseCharacter: [
      'Charakter nehmen',
      'Seine Fähigkeit dient allen eigenen Gesellschaften, seine Plättchen kommen dazu.',
    ],
    justiciary: [
      'Die Zahlung nehmen',
      '5\u00a0$ für sich oder 20\u00a0$ für eine Gesellschaft, die einen Zug braucht.',
    ],
    takeCard: [
      'Karte nehmen',
      'Was brauchen die anderen? Kopieren geht auch, kostet aber die 20\u00a0$ der Kopierkarte am Ende.',
    ],
    layY: ['Y-Plättchen eintragen', 'Es zählt 30\u00a0$ und mehr für alle, die dort fahren.'],
    fund: [
      'Einer Gesellschaft geben',
      'Ein Zug kann mehr kosten, als in der Kasse ist, und eigenes Geld hilft nur einer Gesellschaft ohne Zug.',
    ],
    sellShares: [
      'Aktien verkaufen',
      'Geld für etwas Besseres. Senkt den Kurs für alle, die behalten, außer ganz links in der unteren Reihe.',
    ],
    buyShare: [
      'Aktie kaufen',
      'Ein Zehntel jeder Dividende und der Gewinn, wenn der Kurs steigt. Höchstens fünf Zertifikate.',
    ],
    found: [
      'Gesellschaft gründen',
      'Für das Fünffache des Kurses gehört die Hälfte dem Gründer, und die Kasse bekommt das Zehnfache. Sie fährt noch in dieser Runde. In der letzten Runde kostet das keine Punkte.',
    ],
    buyTrain: [
      'Zug kaufen',
      'Eigenes Geld darf ein Direktor nur für eine Gesellschaft ohne Zug zuschießen. Ist ihr letzter veraltet, lässt er sich vorher ausmustern.',
    ],
    scrapTrain: ['Veralteten Zug ausmustern', 'Das schafft Platz unter dem Zuglimit.'],
    discardTrain: ['Zug abgeben', 'Am besten den, der am wenigsten einfährt oder am ehesten verfällt.'],
    placeToken: ['Bahnhof setzen', '40\u00a0$, dann 100\u00a0$; mit dem General die Hälfte.'],
    tradeIn: [
      'Schatzmeister eintauschen',
      'Bringt jede Runde mehr, nach dem letzten Spielzug mit einer Karte aber nichts mehr.',
    ],
    endTurn: ['Spielzug beenden', 'Was die Karte erlaubt, ist keine Pflicht.'],
    run: [
      'Ausschütten oder einbehalten',
      'Ausschütten bringt den Spielern Geld und rückt den Kursmarker nach rechts. Einbehalten füllt die Kasse, rückt ihn nach links und erlaubt den Kauf eines ausgemusterten Zugs.',
    ],
    endRun: [
      'Fahrt beenden',
      'Nach der letzten Gesellschaft nimmt die Bürokratie einen Zug, was die Phase ändern kann.',
    ],
  },
  instead: {},
}
