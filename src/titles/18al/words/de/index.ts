import { germanOf } from '../../../../families/railway/words/de'
import { type GermanTerms, spoken } from '../../../../families/railway/words/de/terms'
import { saidOtherwise } from '../../../../families/railway/words/vocabulary'
import { say } from '../../../../families/words/de/say'
import type { Voice } from '../../../../rules/rule'
import { recordOf } from '../../../../rules/state'
import { PARAGRAPHS } from '../../book'
import { CORPORATIONS, game, OBJECTIVES } from '../../data'
import { alWords, type OwnScreens } from '../vocabulary'
import { entriesOf } from './entries'
import { refusals } from './refusals'

const terms: GermanTerms = {
  game,
  places: {
    market: {
      is: 'der Offene Markt',
      to: 'in den Offenen Markt',
      from: 'aus dem Offenen Markt',
      within: 'im Offenen Markt',
      of: 'des Offenen Markts',
      dative: 'dem Offenen Markt',
    },
    ipo: {
      is: 'das Startangebot',
      to: 'ins Startangebot',
      from: 'aus dem Startangebot',
      within: 'im Startangebot',
      of: 'des Startangebots',
      dative: 'dem Startangebot',
    },
  },
  offering: 'Angebot',
  market: 'Markt',
  company: id => `die ${game.printed.privates[id]?.name ?? id}`,
  // The New Decatur Yards are several.
  verb: (id, one, several) => (id === 'NDY' ? several : one),
}

/** Where a piece of a private company is if not on the map. */
const PIECES: Readonly<Record<string, string>> = {
  charter: 'noch zu legen',
  unlaid: 'noch zu legen',
  laid: 'gelegt',
  gone: 'aus dem Spiel',
}

const so = () => 'So ist es schon'

const rail = germanOf({
  terms,
  cites: {
    ruling: 'Entscheidung',
    'Table I': 'Tabelle I',
    'Table II': 'Tabelle II',
    'Table III': 'Tabelle III',
  },
  phases: {
    '2': 'Phase 2 beginnt.',
    '3': 'Phase 3 beginnt: grüne Gleisplättchen, Gesellschaften dürfen Privatgesellschaften kaufen, und ab der nächsten Aktienrunde folgen auf jede zwei Betriebsrunden.',
    '4': 'Phase 4 beginnt: Das Zuglimit ist 3, und in einem Spielzug dürfen mehrere Züge von der Bank gekauft werden.',
    '5': 'Phase 5 beginnt: Das Zuglimit ist 2, braune Gleisplättchen, zweite Werte der roten Gebiete und von Meridian, und ab der nächsten Aktienrunde folgen auf jede drei Betriebsrunden.',
    '6': 'Phase 6 beginnt.',
    '7': 'Phase 7 beginnt: Ein 4er-Zug, der noch im Spiel ist, ist veraltet; er geht, sobald sein Besitzer im nächsten Spielzug gefahren ist.',
    '4D': 'Phase 4D beginnt: Das graue Birmingham-Plättchen ist verfügbar.',
  },
  notes: {
    chitsLost: (of, v) =>
      say`${v.name(of)} hat einen neuen Direktor, und beide Namensmarker kommen aus dem Spiel`,
    outvoted: (of, v) =>
      say`Nach dieser Entscheidung bleibt der Direktor von ${v.name(of)} Direktor, obwohl ein anderer Spieler mehr Anteile hat`,
    coalRemoved: () => 'Die Warrior-Coal-Field-Marker kommen aus dem Spiel.',
  },
  acquired: {
    'M&C': (to, v) => say`${v.name(to)} erhält die beiden Namensmarker`,
    'S&NA': (to, v) => say`${v.name(to)} erhält die beiden Warrior-Coal-Field-Marker`,
  },
  endings: {
    'bank operating': 'Die Bank ist gesprengt: Die laufende Betriebsrunde ist die letzte.',
    'bank stock':
      'Die Bank ist gesprengt: Auf diese Aktienrunde folgt noch eine Betriebsrunde, dann endet das Spiel.',
    market:
      'Ein Kurs hat das Ende der Kurstabelle erreicht: Das Spiel endet nach der laufenden Betriebsrunde.',
  },
  overs: { market: 'Das Spiel ist zu Ende: Ein Kurs hat das Ende der Kurstabelle erreicht.' },
  refusals,
  entries: entriesOf(spoken(terms)),
  ruled: {
    chits: (to: string, v: Voice) =>
      to === 'closed'
        ? 'Die Namensmarker der M&C sind verloren'
        : `${v.name(to)} hat die Namensmarker der M&C`,
    coal: (at: string) => `Der Warrior-Coal-Field-Marker ist ${PIECES[at] ?? `in ${at}`}`,
    lumber: (at: string) => `Das Lumber Terminal ist ${PIECES[at] ?? at}`,
  },
  already: { chits: so, coal: so, lumber: so },
  unfit: {
    objective: 'Außer dem Heimatbahnhof ist kein Bahnhof gebaut',
    coal: 'Ein gelegter Marker gehört einer Gesellschaft, die gegründet ist',
    lumber: 'Nur was gelegt ist, liegt in einem Feld',
    chits:
      'Nur eine gegründete Gesellschaft hat sie, und keine andere als die, der die Privatgesellschaft gehört',
  },
  labels: {
    tile: 'Gleisplättchen legen',
    station: 'Bahnhof setzen',
    doubleYellow: 'Zwei gelbe Gleisplättchen im ersten Spielzug (7a)',
    lnFromDecatur: 'L&N beginnt in Decatur (7b)',
    unlimited4D: '4D-Züge gehen nie aus (7c)',
    hardRust4: 'Mit dem 7er-Zug verfallen alle 4er-Züge (7d)',
    'doubleYellow what': 'Die Karte wächst schneller; manchen Gesellschaften hilft das mehr als anderen.',
    'lnFromDecatur what': 'Statt in Nashville: näher an Birmingham und so ein leichterer Anfang.',
    'unlimited4D what': 'Sind die aus der Schachtel verkauft, springen Züge ein, die aus dem Spiel sind.',
    'hardRust4 what': 'Keiner fährt noch einmal. Schwerer und nichts für das erste Spiel.',
    market: 'Ein Kurs hat 300 $ erreicht',
    'ending market': 'das Ende: 300 $ sind erreicht',
  },
  zones: { yellow: 'gelbe Zone' },
  legend:
    'Gelb: Zertifikate dieser Gesellschaften zählen nicht zum Limit. Umrahmt: Nennwerte. Rot umrahmt, 300: das Ende des Spiels.',
  setsOff: {
    greenTiles: 'grüne Gleisplättchen',
    privatesToCorporations: 'Gesellschaften dürfen Privatgesellschaften kaufen',
    severalTrains: 'mehrere Züge je Spielzug von der Bank',
    privatesClose: 'Privatgesellschaften schließen',
    brownTiles: 'braune Gleisplättchen',
    offBoardHigher: 'zweite Werte der roten Gebiete und von Meridian',
    coalGoes: 'der Warrior-Coal-Field-Marker geht',
    goes4Later:
      '4er-Züge verfallen: die des Käufers und die im Offenen Markt sofort, andere nach ihrer nächsten Fahrt',
    grayTile: 'das graue Birmingham-Plättchen',
  },
  newcomer: {
    steps: {
      tile: 'Zuerst kommen Gleise und Bahnhöfe, dann die Fahrt. Was ausgelassen wird, kostet nichts.',
      station: 'Die Gleise sind gelegt. Ein Bahnhof kommt vor der Fahrt.',
    },
    options: {
      placeCoalToken: ['Kohlemarker setzen', 'Erhöht jede Fahrt, die dort hält.'],
      extraRound: ['Noch eine Runde', 'Um einen Gleichstand aufzulösen.'],
    },
    instead: {
      auction: {
        pass: [
          'Passen',
          'Überlässt sie dem Höchstbietenden, es sei denn, jemand erhöht und man wird noch einmal gefragt.',
        ],
      },
    },
  },
  joining: {
    stages: { tile: 'ein Plättchen gelegt', station: 'ein Bahnhof gesetzt' },
    endings: { bank: 'Die Bank war schon gesprengt', market: 'Ein Kurs hat 300 $ erreicht' },
    own: {
      coal: { name: 'Warrior-Coal-Field-Marker', answers: { '': 'nicht gelegt' } },
      coalOf: { name: 'Wem er gehört' },
      lumber: { name: 'Lumber Terminal', answers: { '': 'nicht gelegt', laid: 'auf dem Plan' } },
      laid: {
        line: 'Liegen kostenlose Plättchen in Sümpfen?',
        name: 'Sümpfe mit kostenlosem Plättchen',
      },
      chits: { name: 'Namensmarker', answers: { '': 'verloren' } },
      terrain: { line: 'Wurde Gelände bezahlt?', name: 'Felder mit bezahltem Gelände' },
      extraRound: { name: 'Diese Runde löst den Gleichstand auf' },
      objective: {
        name: 'Historisches Ziel',
        answers: recordOf(CORPORATIONS, id => `Ihr historisches Ziel, ${OBJECTIVES[id]}, ist ausgezahlt`),
      },
    },
    asks: { coal: () => 'Wem gehört der Warrior-Coal-Field-Marker?' },
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./book')).book,
})

const screens: OwnScreens = {
  pieces: {
    lumber: 'Lumber Terminal, umsonst',
    objectiveSign: 'historisches Ziel',
    objectiveBonus: bonus => (bonus === '' ? 'Ziel' : `+${bonus}`),
    objectiveLabel: (price, bonus, city) =>
      `${price} ${bonus} für einen Bahnhof am historischen Ziel, ${city}`,
    coal: 'Kohlemarker, +10 $',
    coalLabel: city => `${city} erhält den Kohlemarker`,
    coalNotNow: 'Kohlemarker: jetzt nicht',
    extraRound: 'Noch eine Betriebsrunde spielen',
    tied: 'Ein Gleichstand auf dem ersten Platz bleibt bestehen, es sei denn, der Tisch spielt noch eine Betriebsrunde.',
  },
  highest: {
    end: highest => `Ein Kurs erreicht ${highest}.`,
    near: (corporation, price, runs) =>
      `${corporation} steht mit ${price} am höchsten, ${runs === 1 ? 'eine ausgeschüttete Fahrt' : `${runs} ausgeschüttete Fahrten`} davon entfernt.`,
    far: 'Noch hat keine Gesellschaft einen Kurs.',
  },
}

/** 18AL in German. */
export const words = alWords(
  saidOtherwise(rail, {
    shorts: PIECES,
    fields: {
      objective: 'Historisches Ziel erreicht',
      chits: 'Wer sie hat',
      coal: 'Wo er liegt',
      lumber: 'Wo es ist',
    },
    // Soft hyphens show where long words break if they do not fit.
    rulings: { chits: 'Namens\u00admarker', coal: 'Kohle\u00admarker', lumber: 'Lumber Terminal' },
  }),
  screens,
)
