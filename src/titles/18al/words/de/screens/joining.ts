import { commonJoining } from '../../../../../families/words/de/join'
import type { ScreenWords } from '../../en/screens'

/** Joining a game that has begun. */
export const joining: ScreenWords['joining'] = {
  ...commonJoining,
  what: 'Den Tisch eintragen, wie er steht. Was sich aus dem Übrigen ergibt (die Phase, die Bank, das Startangebot, die übrigen Züge), wird nicht gefragt.',
  par: 'Gestartet zum Nennwert von',
  price: 'Jetziger Kurs',
  market: 'Offener Markt',
  rest: percent => (percent < 0 ? `${-percent} % zu viel` : `${percent} % im Startangebot`),
  unfloated: 'Noch nicht in Betrieb.',
  trainsMarket: 'Züge im Offenen Markt',
  asks: {
    priority: () => 'Wer hat die Vorrangkarte?',
    turn: () => 'Wer ist an der Reihe?',
    cash: who => `Wie viel Geld hat ${who}?`,
    treasury: who => `Wie viel liegt in der Kasse von ${who}?`,
    private: company => `${company}: Wem gehört sie?`,
  },
}
