import { commonForms } from '../../../words/de/forms'
import type { RailwayRest } from '../vocabulary'
import type { Spoken } from './terms'

/** Names of the figures in a table report, of fields and of rulings. */
export const railForms = ({
  offering,
  market,
  places,
  par,
}: Spoken): Pick<RailwayRest, 'fields' | 'rulings' | 'figures'> => ({
  fields: {
    ...commonForms.fields,
    revenue: 'Einnahmen',
    cost: 'Gelände',
    hex: 'Feld',
    exchange: 'Zug in Zahlung',
    noRoute: 'Keine Strecke',
    cell: 'Das Feld',
    left: 'Übrige Bahnhöfe',
    turn: 'An der Reihe ist',
  },
  rulings: {
    ...commonForms.rulings,
    // Soft hyphens show where long words break if they do not fit.
    private: 'Privat\u00adgesellschaft',
    station: 'Übrige Bahnhöfe',
    float: 'Betriebs\u00adaufnahme',
    turn: 'Wer an der Reihe ist',
  },
  figures: {
    round: 'Runde',
    turn: 'an der Reihe',
    phase: 'Phase',
    bank: 'Bank',
    priorityDeal: 'Vorrangkarte',
    cash: 'Geld',
    privates: 'Privatgesellschaften',
    shares: 'Anteile',
    presidencies: 'Direktor von',
    certificates: 'Zertifikate',
    netWorth: 'Vermögen',
    par,
    price: 'Kurs',
    treasury: 'Kasse',
    ipo: offering,
    market,
    floated: 'in Betrieb',
    trains: 'Züge',
    tokens: 'übrige Bahnhöfe',
    trainMarket: `Züge ${places.market.within}`,
    trainsLeft: 'übrige Züge',
    'map.tiles': 'Plättchen',
    'map.stations': 'Bahnhöfe',
    gameOver: 'Ende',
    scores: 'Ergebnis',
  },
})
