import type { commonForms as En } from '../en/forms'

/** Fields of entries, kinds of rulings, and what payments are for, in every railway game that has them. */
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
    turns: 'Züge in dieser Runde',
    rounds: 'Runden der Folge',
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
    rounds: 'Runden der Folge',
    priority: 'Vorrangkarte',
  },
  payments: {
    dividend: of => `die Dividende von ${of}`,
    income: of => `der Ertrag von ${of}`,
    certificate: of => `das Zertifikat von ${of}`,
    sale: of => `der Verkauf von ${of}`,
    station: () => 'der Bahnhof',
    train: () => 'der Zug',
    correction: () => 'der Entscheid',
  },
}
