import { railRefusals } from '../../../../families/railway/words/de/refusals'
import { commonRefusals } from '../../../../families/words/de/refusals'
import type { RefusalWords } from '../vocabulary'
import { operatingRefusals } from './operatingRefusals'
import { positionRefusals } from './positionRefusals'
import { company, dative, name, percent, say, sentence, t, train, verb, within } from './say'
import { stockRefusals } from './stockRefusals'
import { trainRefusals } from './trainRefusals'

const ENDS: Readonly<Record<string, string>> = {
  bank: 'Die Bank ist gesprengt',
  market: 'Ein Kurs hat 300 $ erreicht',
  bankruptcy: 'Ein Spieler ist bankrott',
  stopped: 'Der Tisch hat das Spiel beendet',
}

const NO_EXTRA_ROUND: Readonly<Record<string, string>> = {
  running:
    'Das Spiel läuft noch: Eine zusätzliche Betriebsrunde löst nur einen Gleichstand an seinem Ende auf.',
  bankruptcy: 'Das Spiel endete mit einem Bankrott, und darauf folgt keine zusätzliche Betriebsrunde.',
  stopped: 'Der Tisch hat das Spiel beendet, und darauf folgt keine zusätzliche Betriebsrunde.',
  played: 'Die zusätzliche Betriebsrunde ist gespielt, und es gibt nur eine.',
  noTie: 'Auf dem ersten Platz herrscht kein Gleichstand, also gibt es keine zusätzliche Betriebsrunde.',
}

/** What a holder cannot hold: as the object, denied, and as the bank's own. */
const KINDS: Readonly<Record<string, { what: string; none: string; its: string }>> = {
  money: { what: 'Geld', none: 'kein Geld', its: 'ihr Geld' },
  shares: {
    what: 'Zertifikate von Gesellschaften',
    none: 'keine Zertifikate von Gesellschaften',
    its: 'ihre Zertifikate von Gesellschaften',
  },
  chits: { what: 'Namensmarker', none: 'keine Namensmarker', its: 'ihre Namensmarker' },
  train: { what: 'Züge', none: 'keine Züge', its: 'ihre Züge' },
  private: {
    what: 'Privatgesellschaften',
    none: 'keine Privatgesellschaften',
    its: 'ihre Privatgesellschaften',
  },
  priority: { what: 'Die Vorrangkarte', none: 'die Vorrangkarte nicht', its: 'ihre Vorrangkarte' },
}

/** Said when a piece of a private company is already where a ruling would put it. */
const so = () => 'So ist es schon'
const SO = { chits: so, coal: so, lumber: so }

/** What must hold for the pieces and the objective of a joined table. */
const UNFIT = {
  objective: 'Außer dem Heimatbahnhof ist kein Bahnhof gebaut',
  coal: 'Ein gelegter Marker gehört einer Gesellschaft, die gegründet ist',
  lumber: 'Nur was gelegt ist, liegt in einem Feld',
  chits:
    'Nur eine gegründete Gesellschaft hat sie, und keine andere als die, der die Privatgesellschaft gehört',
}

/** Refusals about whose turn it is, money, the end of the game and rulings. */
const otherRefusals = {
  ...commonRefusals({
    name,
    within,
    dative,
    shares: percent,
    already: { float: of => `${of} hat den Betrieb schon aufgenommen`, ...SO },
    unfit: UNFIT,
  }),
  gameOver: ({ by }) => say`Das Spiel ist zu Ende: ${ENDS[by] ?? by}`,
  noExtraRound: ({ why }) => NO_EXTRA_ROUND[why] ?? sentence(why),
  noSuchHolder: ({ holder, kind }, v) => {
    const { what, none, its } = KINDS[kind] ?? { what: kind, none: kind, its: kind }
    if (holder === 'closed') return say`${what} kann man nicht aus dem Spiel nehmen`
    if (holder === 'bank')
      return say`Die Bank hat ${its} im Startangebot und im Offenen Markt: Eines von beiden angeben`
    return say`${name(holder, v)} kann ${none} haben`
  },
  presidentsTwo: ({ holder, corporation }, v) =>
    say`Die Direktorenaktie von ${name(corporation, v)} umfasst 20 % und wird nicht geteilt, aber ${name(holder, v)} hätte weniger`,
  ...positionRefusals,
  shouldFloat: ({ corporation }, v) =>
    say`60 % von ${name(corporation, v)} haben das Startangebot verlassen, aber ${name(corporation, v)} hat den Betrieb noch nicht aufgenommen`,
  floatedEarly: ({ corporation, percent: left }, v) =>
    say`${name(corporation, v)} hat den Betrieb aufgenommen, aber ${left} % liegen noch im Startangebot`,
  wrongPhase: ({ phase, latest }) =>
    latest === '1'
      ? say`Dies ist Phase ${phase}, aber noch ist kein Zug gekauft`
      : say`Dies ist Phase ${phase}, aber der neueste Zug ist ein ${train(latest)}`,
  trainGone: ({ train: type, by }) =>
    say`Mit dem ersten ${train(by)} verlässt jeder ${train(type)} das Spiel, aber einer ist noch da`,
  privateOpen: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'müsste', 'müssten')} seit dem ersten ${train('5')} geschlossen sein`,
  privateClosed: ({ private: id }) =>
    say`${company(id)} ${verb(id, 'dürfte', 'dürften')} erst mit dem ersten ${train('5')} schließen`,
} satisfies Partial<RefusalWords>

/** Why something is refused, in German. */
export const refusals: RefusalWords = {
  ...railRefusals(t),
  ...otherRefusals,
  ...stockRefusals,
  ...operatingRefusals,
  ...trainRefusals,
}
