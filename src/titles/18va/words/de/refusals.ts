import { commonRefusals } from '../../../../families/words/de/refusals'
import type { RefusalWords } from '../vocabulary'
import { operatingRefusals } from './operatingRefusals'
import { positionRefusals } from './positionRefusals'
import { dative, list, name, portion, say, type, within } from './say'
import { stockRefusals } from './stockRefusals'
import { trainRefusals } from './trainRefusals'

/** What ends the game. */
export const ENDS: Readonly<Record<string, string>> = {
  bank: 'Die Bank ist gesprengt',
  bankruptcy: 'Alle Spieler bis auf einen sind bankrott',
  stopped: 'Der Tisch hat das Spiel beendet',
}

/** What a holder cannot hold: as the subject, and denied. */
const KINDS: Readonly<Record<string, { what: string; none: string }>> = {
  money: { what: 'Geld', none: 'kein Geld' },
  shares: { what: 'Anteile von Gesellschaften', none: 'keine Anteile von Gesellschaften' },
  train: { what: 'Züge', none: 'keine Züge' },
  private: { what: 'Privatgesellschaften', none: 'keine Privatgesellschaften' },
  priority: { what: 'Die Vorrangkarte', none: 'die Vorrangkarte nicht' },
  power: { what: 'Dieses Sonderrecht', none: 'dieses Sonderrecht nicht' },
}

/** Refusals about whose turn it is, the end of the game and rulings. */
const otherRefusals = {
  ...commonRefusals({
    name,
    within,
    dative,
    shares: portion,
    already: {
      convert: of => `${of} hat schon zehn Anteile`,
      express: () => 'So ist es schon',
      extraStation: () => 'So ist es schon',
      certificateLimit: of => `Das Zertifikatslimit ist schon ${of}`,
      trainLimit: of => `Das Zuglimit von ${of} ist schon so`,
    },
  }),
  gameOver: ({ by }) => say`Das Spiel ist zu Ende: ${ENDS[by] ?? by}`,
  discardFirst: ({ owners, power }, v) => {
    const who = list(owners.map(owner => name(owner, v)))
    if (power)
      return say`Paymaster liest die Regel so, dass zuerst kommt, was eine neue Phase verlangt, und erst dann der Zug mehr durch die Potomac Yards: ${who} ${owners.length === 1 ? 'muss' : 'müssen'} abgeben, und nutzen ließen sie sich vor dem Kauf`
    return owners.length === 1
      ? say`${who} hat mehr Züge, als das Limit erlaubt, und muss zuerst abgeben`
      : say`${who} haben mehr Züge, als das Limit erlaubt, und müssen zuerst abgeben`
  },
  noSuchHolder: ({ holder, kind }, v) => {
    const { what, none } = KINDS[kind] ?? { what: kind, none: kind }
    if (holder === 'closed') return say`${what} kann man nicht aus dem Spiel nehmen`
    return say`${name(holder, v)} kann ${none} haben`
  },
  presidentsTwo: ({ holder, corporation }, v) =>
    holder === 'ipo'
      ? say`Die Direktorenaktie von ${name(corporation, v)} umfasst zwei Anteile und muss ganz bleiben, solange sie unverkauft ist`
      : say`Die Direktorenaktie von ${name(corporation, v)} umfasst zwei Anteile und wird nicht geteilt, aber ${name(holder, v)} hätte weniger`,
  wrongPhase: ({ phase, latest }) =>
    say`Dies ist Phase ${phase}, aber der neueste Zug ist ein ${type(latest)}`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in German. */
export const refusals: RefusalWords = {
  ...otherRefusals,
  ...stockRefusals,
  ...operatingRefusals,
  ...trainRefusals,
  ...positionRefusals,
}
