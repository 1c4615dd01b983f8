import { entries } from './de/entries'
import { forms } from './de/forms'
import { happenings } from './de/happenings'
import { labels, setsOff, shorts } from './de/labels'
import { refusals } from './de/refusals'
import { screens } from './de/screens'
import { story } from './de/story'
import { table } from './de/table'
import { type AlWords, wordsOf } from './vocabulary'

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

/** 18AL in German. */
export const words: AlWords = wordsOf({
  refusals,
  entries,
  happenings,
  setsOff,
  labels,
  shorts,
  screens,
  ...forms,
  ...story,
  ...table,
  book: async () => (await import('./de/book')).book,
})
