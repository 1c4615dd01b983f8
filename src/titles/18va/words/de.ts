import { entries } from './de/entries'
import { forms } from './de/forms'
import { happenings } from './de/happenings'
import { labels, setsOff, shorts } from './de/labels'
import { refusals } from './de/refusals'
import { screens } from './de/screens'
import { story } from './de/story'
import { table } from './de/table'
import { type VaWords, wordsOf } from './vocabulary'

/*
 * Glossary. "Zug" is always a train and never a turn.
 *
 * bankrupt bankrott · certificate Zertifikat · coal (for the treasury) Kohle · conversion Umwandlung · corporation
 * Gesellschaft · current value Kurs · discard (a train) abgeben · earnings Einnahmen · face value (of a train) aufgedruckter
 * Preis · Five-Share Company Gesellschaft mit fünf Anteilen · freight train Güterzug · home Heimatbahnhof · move order
 * Spielreihenfolge · Off-Map City Stadt außerhalb · passenger train Personenzug · Pool Pool · president Direktor ·
 * president's certificate Direktorenaktie · Priority Deal Vorrangkarte · ruling Entscheidung · scrapped verschrottet · share
 * Anteil · starting value Startwert · station Bahnhof · treasury Kasse · turn Spielzug · underwrite übernehmen · withhold
 * einbehalten
 */

/** 18VA in German. */
export const words: VaWords = wordsOf({
  refusals,
  entries,
  happenings,
  setsOff,
  labels,
  shorts,
  ...forms,
  ...story,
  ...table,
  screens,
  book: async () => (await import('./de/book')).book,
})
