import type { Happening } from '../../../../rules/happening'
import { list, roundInFull, say, sentence, severalTrains, train, trainsCounted } from '../../../words/de/say'
import type { HappeningWords } from '../../../words/vocabulary'
import type { RailHappening } from '../../ledger'
import type { OwnHappenings } from '../en/happenings'
import { timesEach } from '../happened'
import type { Spoken } from './terms'

type Says = HappeningWords<Happening | RailHappening>

const ENDINGS: Readonly<Record<string, string>> = {
  'bank operating': 'Die Bank ist gesprengt: Die laufenden Betriebsrunden sind die letzten.',
  'bank stock': 'Die Bank ist gesprengt: Die Betriebsrunden nach dieser Aktienrunde sind die letzten.',
}

const ENDS: Readonly<Record<string, string>> = {
  bank: 'Das Spiel ist zu Ende: Die Bank ist gesprengt.',
  stopped: 'Das Spiel ist zu Ende: Der Tisch hat es beendet.',
}

/** What follows by itself in a railway game, in German. */
export function railHappenings(
  t: Spoken,
  { phases, notes = {}, acquired, endings, overs }: OwnHappenings,
): Says {
  const { name, to: toPlace, from: fromPlace, of: whose, dative, company, verb, type: typed } = t
  const [sets, ends] = [
    { ...ENDINGS, ...endings },
    { ...ENDS, ...overs },
  ]
  const told: OwnHappenings['notes'] = {
    endTakenBack: () => 'Das Ende des Spiels, das eine Entscheidung ausgelöst hatte, ist zurückgenommen.',
    outvoted: (of, v) =>
      say`Nach dieser Entscheidung bleibt der Direktor von ${name(of, v)} Direktor, obwohl ein anderer Spieler mehr Anteile hat`,
    ...notes,
  }
  return {
    paid: ({ to, amount, why, of: id = '' }, v) => {
      if (why === 'income')
        return say`${company(id)} ${verb(id, 'zahlt', 'zahlen')} ${dative(to, v)} ${v.money(amount)}`
      return why === 'float'
        ? say`Die Bank zahlt ${v.money(amount)} in die Kasse von ${name(to, v)}`
        : undefined
    },
    shares: () => undefined,
    run: () => undefined,
    president: ({ corporation, from, to }, v) =>
      from === null
        ? undefined
        : say`Direktorwechsel bei ${name(corporation, v)}: ${name(to, v)} löst ${name(from, v)} ab`,
    // Moves after a dividend or a sale are in the entry.
    token: ({ corporation, was: before, value, why }, v) => {
      const [was, is] = [v.money(before ?? 0), v.money(value)]
      if (why === 'soldOut')
        return say`${name(corporation, v)} ist ausverkauft, und der Kurs steigt von ${was} auf ${is}`
      return why === 'left'
        ? say`${name(corporation, v)} zahlt keine Dividende, und der Kurs fällt von ${was} auf ${is}`
        : undefined
    },
    floated: ({ corporation }, v) => say`${name(corporation, v)} nimmt den Betrieb auf`,
    train: ({ train: type, from, why }, v, count = 1) => {
      if (why === 'tradedIn') return say`Der ${train(type)} ${whose(from, v)} geht ${toPlace('market', v)}`
      if (why !== 'obsolete') return undefined
      if (count === 1) return say`${name(from, v)} verliert den veralteten ${train(type)}`
      const several = count === 2 ? 'die beiden' : `die ${count}`
      return say`${name(from, v)} verliert ${several} veralteten ${severalTrains(train(type))}`
    },
    removed: ({ type, trains }, v) => {
      const [first, more] = trains
      const holders = new Set(trains.map(([, from]) => fromPlace(from, v)))
      const [holder = ''] = holders
      if (first && !more)
        return say`Ein ${t.lies(first[1]) ? typed(type) : train(first[0])} ${holder} verfällt`
      if (holders.size === 1) return say`${trainsCounted(typed(type), trains.length)} ${holder} verfallen`
      const places = timesEach(trains.map(([, from]) => fromPlace(from, v)))
      return say`${severalTrains(typed(type))} verfallen: ${list(places)}`
    },
    private: ({ private: id, to, why }, v) => (why === 'acquired' ? acquired?.[id]?.(to, v) : undefined),
    closing: ({ privates }, v) => {
      const named = privates.map(([id, owner]) => `${company(id)} (${name(owner, v)})`)
      const [first, more] = privates
      return say`${list(named)} ${more || !first ? 'schließen' : verb(first[0], 'schließt', 'schließen')}`
    },
    phase: ({ phase, powerless }) =>
      (powerless ? phases[`${phase} powerless`] : undefined) ?? phases[phase] ?? say`Phase ${phase}`,
    round: ({ round }) => say`${roundInFull(round)} beginnt`,
    priority: ({ player }, v) => say`Die Vorrangkarte hat ${name(player, v)}`,
    auction: ({ private: id, player }, v) =>
      say`${company(id)} ${verb(id, 'wird', 'werden')} unter den Bietern versteigert; zuerst wird ${name(player, v)} gefragt`,
    ending: ({ by, during }) => sets[`${by} ${during}`] ?? sets[by] ?? sentence(by),
    over: ({ by }) => ends[by] ?? say`Das Spiel ist zu Ende: ${by === 'bankruptcy' ? t.bankrupt : by}`,
    counted: () => undefined,
    noted: ({ code, of }, v) => told[code]?.(of, v),
  }
}
