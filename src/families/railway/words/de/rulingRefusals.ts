import { many, roundInFull, say, sentence, train } from '../../../words/de/say'
import type { RulingRefusals } from '../vocabulary'
import type { Spoken } from './terms'

/** What a holder cannot hold: as it is, and denied. */
const KINDS: Readonly<Record<string, { what: string; none: string }>> = {
  money: { what: 'Geld', none: 'kein Geld' },
  shares: { what: 'Zertifikate von Gesellschaften', none: 'keine Zertifikate von Gesellschaften' },
  train: { what: 'Züge', none: 'keine Züge' },
  private: { what: 'Privatgesellschaften', none: 'keine Privatgesellschaften' },
  priority: { what: 'Die Vorrangkarte', none: 'die Vorrangkarte nicht' },
  power: { what: 'Dieses Sonderrecht', none: 'dieses Sonderrecht nicht' },
}

/** Says that a ruling would change nothing, by kind of ruling; takes the subject and, in the dative, the owner. */
const ALREADY: Readonly<Record<string, (subject: string, owner: string) => string>> = {
  float: subject => `${subject} hat den Betrieb schon aufgenommen`,
  president: subject => `${subject} hat den Direktorenposten schon`,
  price: subject => `Der Kursmarker von ${subject} liegt schon auf diesem Feld und keiner darunter`,
  private: (_, owner) =>
    owner === ''
      ? 'Die Privatgesellschaft ist schon geschlossen'
      : `Die Privatgesellschaft gehört schon ${owner}`,
  station: subject => `${subject} hat schon genau so viele Bahnhöfe übrig`,
  operated: subject => `Für ${subject} steht das schon so in den Büchern`,
  rounds: subject => `Dieses Set hat schon ${many(Number(subject), 'Betriebsrunde', 'Betriebsrunden')}`,
  priority: subject => `${subject} hat die Vorrangkarte schon`,
  phase: subject => `Es ist schon Phase ${subject}`,
}

/** Why a ruling is refused, in German; a title's own kinds of rulings say in `already` that they would change nothing. */
export function rulingRefusals(
  { name, within, dative, stock, percent }: Spoken,
  already: Readonly<Record<string, (of: string) => string>> = {},
): RulingRefusals {
  const kinds = { ...ALREADY, ...already }
  const trainIn = (what: string) => train(what.replace(/^train /, ''))
  return {
    noSuchHolder({ holder, kind }, v) {
      const { what, none } = KINDS[kind] ?? { what: kind, none: kind }
      if (holder === 'closed') return say`${what} kann man nicht aus dem Spiel nehmen`
      if (holder === 'bank' && (kind === 'shares' || kind === 'train'))
        return say`${what}, die niemand besitzt, sind in „ipo“ und „market“: Eines von beiden angeben`
      return say`${name(holder, v)} kann ${none} haben`
    },
    holderLacks({ holder, what, has, wants }, v) {
      if (what === 'money')
        return say`${name(holder, v)} kann ${v.money(has)} abgeben, nicht ${v.money(wants)}`
      if (what === 'shares')
        return say`${stock.name(holder, v)} kann ${percent(has)} abgeben, nicht ${percent(wants)}`
      if (holder === 'closed') return say`Kein ${trainIn(what)} ist aus dem Spiel`
      return holder === 'ipo' || holder === 'market'
        ? say`${within(holder, v)} liegt kein ${trainIn(what)}`
        : say`${name(holder, v)} hat keinen ${trainIn(what)}`
    },
    noSuchSpace: ({ row, column }) =>
      say`Die Kurstabelle hat in Zeile ${row + 1}, Spalte ${column + 1} kein Feld`,
    alreadySo({ what, of }, v) {
      const who = what === 'phase' ? of : name(of, v)
      return sentence(
        kinds[what]?.(who, of === 'closed' ? '' : dative(of, v)) ??
          `Woher und wohin sind dasselbe (${who}), also würde sich nichts ändern`,
      )
    },
    stationsLeft: ({ corporation, most }, v) =>
      say`${name(corporation, v)} hat ${many(most, 'Bahnhof', 'Bahnhöfe')} außer dem Heimatbahnhof, also können nicht mehr übrig sein`,
    wrongTurn: ({ turn, round }, v) =>
      say`${name(turn, v)} kann in ${roundInFull(round)} nicht an der Reihe sein`,
    notOperating: ({ round }) =>
      say`Gesellschaften sind nur in einer Betriebsrunde an der Reihe, aber dies ist ${roundInFull(round)}`,
    itsTurn: ({ corporation }, v) =>
      say`${name(corporation, v)} ist gerade an der Reihe, war es also noch nicht`,
    roundsBegun: ({ rounds, begun }) =>
      say`Von diesem Set ${begun === 1 ? 'hat' : 'haben'} ${many(begun, 'Betriebsrunde', 'Betriebsrunden')} begonnen, also kann es nicht ${rounds} haben`,
  }
}
