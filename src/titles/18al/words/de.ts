import { germanOf } from '../../../families/railway/words/de'
import { PARAGRAPHS } from '../book'
import { entries } from './de/entries'
import { happenings, PHASES } from './de/happenings'
import { refusals } from './de/refusals'
import { terms } from './de/say'
import { screens } from './de/screens'
import { type AlWords, type Vocabulary, wordsOf } from './vocabulary'

/*
 * Glossary. "Zug" is always a train and never a turn.
 *
 * auction Versteigerung · banker Bankhalter · bank runs out Bank ist gesprengt · certificate Zertifikat · charter
 * Gesellschaftstafel · city Stadt · corporation Gesellschaft · discard (a train) abgeben · face value aufgedruckter Preis ·
 * float den Betrieb aufnehmen · forced purchase Zwangskauf · home station Heimatbahnhof · Initial Offering Startangebot ·
 * legal run zulässige Fahrt · market value Kurs · name chit Namensmarker · objective historisches Ziel · obsolete veraltet ·
 * Open Market Offener Markt · operating round Betriebsrunde · par value Nennwert · pay out ausschütten · president Direktor ·
 * president's certificate Direktorenaktie · presidency Direktorenposten · Priority Deal Vorrangkarte · private company
 * Privatgesellschaft · red area rotes Gebiet · revenue Einnahmen · route Strecke · ruling Entscheidung · share Anteil ·
 * start (a corporation) starten · station Bahnhof · stock chart Kurstabelle · stock round Aktienrunde · tile Gleisplättchen ·
 * token (on the chart) Kursmarker · town Kleinstadt · train Zug (3 Train 3er-Zug) · treasury Kasse · turn Spielzug ·
 * withhold einbehalten · yellow zone gelbe Zone
 */

const rail = germanOf({
  terms,
  phases: PHASES,
  refusals,
  entries,
  cites: {},
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
  zones: {},
  legend: '',
  setsOff: {
    greenTiles: 'grüne Gleisplättchen',
    privatesToCorporations: 'Gesellschaften dürfen Privatgesellschaften kaufen',
    severalTrains: 'mehrere Züge je Spielzug von der Bank',
    privatesClose: 'Privatgesellschaften schließen',
    brownTiles: 'braune Gleisplättchen',
    offBoardHigher: 'zweite Werte der roten Gebiete und von Meridian',
    coalGoes: 'der Warrior-Coal-Field-Marker geht',
    goes4:
      '4er-Züge verfallen: die des Käufers und die im Offenen Markt sofort, andere nach ihrer nächsten Fahrt',
    hardRust4: 'alle 4er-Züge verfallen',
    grayTile: 'das graue Birmingham-Plättchen',
  },
  paragraphs: PARAGRAPHS,
  book: async () => (await import('./de/book')).book,
})

/** Everything that German says about 18AL besides its screens. */
export const vocabulary: Vocabulary = {
  ...rail,
  happenings,
  cite: rule => (rule === 'ruling' ? 'Entscheidung' : rule.replace(/^Table /, 'Tabelle ')),
  shorts: {
    ...rail.shorts,
    charter: 'noch zu legen',
    unlaid: 'noch zu legen',
    laid: 'gelegt',
    gone: 'aus dem Spiel',
  },
  fields: {
    ...rail.fields,
    objective: 'Historisches Ziel erreicht',
    noRoute: 'Keine zulässige Fahrt',
    chits: 'Wer sie hat',
    coal: 'Wo er liegt',
    lumber: 'Wo es ist',
  },
  rulings: {
    ...rail.rulings,
    chits: 'Namens\u00admarker',
    coal: 'Kohle\u00admarker',
    lumber: 'Lumber Terminal',
  },
}

/** 18AL in German. */
export const words: AlWords = wordsOf(vocabulary, screens)
