import type { commonForms as En } from '../en/forms'

/** Fields of entries and kinds of rulings in every railway game that has them. */
export const commonForms: typeof En = {
  fields: {
    player: 'Spieler',
    corporation: 'Gesellschaft',
    private: 'Privatgesellschaft',
    pay: 'Ausgeschüttet oder einbehalten',
    price: 'Preis',
    shares: 'Anteile',
    from: 'Von',
    to: 'An',
    amount: 'Betrag',
    train: 'Zug',
    city: 'Stadt',
    holder: 'Wessen',
    cash: 'Gezählt',
    phase: 'Phase',
    turns: 'Spielzüge in dieser Runde',
    rounds: 'Runden des Sets',
    priority: 'Wer sie hat',
  },
  rulings: {
    money: 'Geld',
    shares: 'Zertifikate',
    president: 'Direktor',
    price: 'Kursmarker',
    train: 'Zug',
    phase: 'Phase',
    operated: 'Wer schon dran war',
    rounds: 'Runden des Sets',
    priority: 'Vorrangkarte',
  },
}
