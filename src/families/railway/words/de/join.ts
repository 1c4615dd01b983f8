import { commonJoining } from '../../../words/de/join'
import type { JoinTerms } from '../join'
import type { RailJoinWords } from '../screens'
import type { Spoken } from './terms'

/** The form for the table of a game that is joined in progress, in German. */
export const railJoining = (
  { places, unsold, market, company, verb, par }: Spoken,
  { stages, endings, own = {}, asks }: JoinTerms = { stages: {}, endings: {} },
): RailJoinWords => ({
  ...commonJoining,
  what: `Den Tisch eintragen, wie er steht. Was sich aus dem Übrigen ergibt (die Phase, die Bank, ${unsold.is}, die übrigen Züge), wird nicht abgefragt.`,
  par: `Gestartet zum ${par} von`,
  price: 'Jetziger Kurs',
  market,
  rest: percent => (percent < 0 ? `${-percent} % zu viel` : `${percent} % ${unsold.within}`),
  unfloated: 'Noch nicht in Betrieb.',
  moves: 'Spielreihenfolge: die Spieler nacheinander antippen',
  move: (nth, name) => `${nth} ${name}`,
  bankrupts: 'Ist jemand bankrott?',
  bankrupt: name => `${name} ist bankrott`,
  size: 'Anteile insgesamt',
  addTrainTo: (type, who) => `+ ${type}: ein Zug für ${who === market ? `den ${market}` : who}`,
  trainsMarket: `Züge ${places.market.within}`,
  deeds: {
    nothing: 'noch nichts',
    sold: 'hat verkauft',
    bought: 'hat gekauft',
    soldBought: 'hat verkauft, dann gekauft',
    boughtSold: 'hat gekauft, dann verkauft',
  },
  soldNow: 'In diesem Spielzug verkauft',
  stages: { nothing: 'noch nichts', run: 'die Fahrt ist vorbei', ...stages },
  raised: 'Vom Direktor für einen Zug verkauft',
  bought: 'In diesem Spielzug von der Bank gekaufte Züge',
  boughtTypes: 'In diesem Spielzug von der Bank gekaufte Typen',
  least: 'Für einen Zug verkauft: so viel brachte das billigste Zertifikat',
  noneSold: 'nichts verkauft',
  otherLeast: 'Anderer Betrag',
  leftovers: 'Was Privatgesellschaften hinterlassen haben',
  bids: id => `Gebote auf ${company(id)}`,
  bid: (who, id) => `${who}, Gebot auf ${id}`,
  auction: id =>
    `${company(id)} ${verb(id, 'wird', 'werden')} gerade versteigert. Wer ist nach der Versteigerung an der Reihe?`,
  exchanged: corporation => `Gegen einen Anteil von ${corporation} getauscht, noch vor deren Start, von`,
  endings: 'Steht das Ende schon fest?',
  ending: endings,
  asks: {
    priority: () => 'Wer hat die Vorrangkarte?',
    turn: () => 'Wer ist an der Reihe?',
    moves: after => (after === '' ? 'Wer ist zuerst dran?' : `Wer ist nach ${after} dran?`),
    floated: () =>
      'Welche Gesellschaften sind schon in Betrieb? In einer Betriebsrunde ist es mindestens eine.',
    cash: who => `Wie viel Geld hat ${who}?`,
    treasury: who => `Wie viel liegt in der Kasse von ${who}?`,
    private: id => `Wem ${verb(id, 'gehört', 'gehören')} ${company(id)}?`,
    bidders: id =>
      `Wer hat noch auf ${company(id)} geboten? Mit einem Gebot ${verb(id, 'wäre sie', 'wären sie')} verkauft.`,
    overLimit: who => `Welche Züge behält ${who}? Es sind mehr, als erlaubt sind.`,
    gone: type => `Züge vom Typ ${type} sind nicht mehr im Spiel: bitte streichen.`,
    ...asks,
  },
  own,
})
