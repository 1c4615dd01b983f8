import { trainsCounted } from '../../../../families/words/de/say'
import type { Voice } from '../../../../rules/rule'
import { PHASE_TABLE, type PhaseId } from '../../data'
import type { HappeningWords } from '../vocabulary'
import { character, name, of, say, sentence, train } from './say'

/** What a phase changes besides limit and money. */
const NEWS: Readonly<Record<PhaseId, string>> = {
  '1': 'nur gelbe Gleisplättchen',
  '2': '',
  '3': 'grüne Gleisplättchen',
  '4': '2er-Züge sind veraltet und fahren nur die Hälfte ein',
  '5': 'braune Gleisplättchen, und 2er-Züge verfallen',
  '6': '3er-Züge sind veraltet und fahren nur die Hälfte ein',
  '7': '4er-Züge sind veraltet, und 3er-Züge verfallen',
}

function phaseWords(phase: PhaseId, v: Voice): string {
  const { limit, funds } = PHASE_TABLE[phase]
  const news = NEWS[phase] ? `${NEWS[phase]}; ` : ''
  return `Phase ${phase} beginnt: ${news}das Zuglimit ist ${limit}, und die Geldkarte gibt Gesellschaften ${v.money(funds)}.`
}

const ENDS: Readonly<Record<string, string>> = {
  rounds: 'Das Spiel ist zu Ende: Die letzte Runde ist gespielt.',
  stopped: 'Das Spiel ist zu Ende: Der Tisch hat es beendet.',
}

/** What followed automatically, in German. */
export const happenings: HappeningWords = {
  paid: () => undefined,
  shares: () => undefined,
  run: () => undefined,
  token: ({ corporation, was, value, why }, v) =>
    why === 'left' && was !== null && was !== value
      ? say`${name(corporation, v)} zahlt keine Dividende, und der Kurs ${was > value ? 'fällt' : 'wechselt'} von ${v.money(was)} auf ${v.money(value)}`
      : undefined,
  train: ({ train: card, from, why }, v, count = 1) => {
    const trains = trainsCounted(train(card), count)
    if (why === 'bureaucracy') return say`Bürokratie: Ein ${train(card)} wird ausgemustert`
    if (why === 'unchosen')
      return say`${trains} ${of(from, v)} ${count === 1 ? 'kommt' : 'kommen'} aus dem Spiel, da niemand die Gesellschaft gewählt hat`
    // What a phase does to all trains of a type is said once, with the phase.
    return undefined
  },
  round: ({ round }) =>
    round.endsWith('run')
      ? say`In Runde ${round.charAt(0)} fahren jetzt die Gesellschaften`
      : say`Runde ${round} beginnt`,
  ending: () => 'Es ist die letzte Runde: Dividenden zählen doppelt, und nichts darf einbehalten werden.',
  over: ({ by }) => ENDS[by] ?? sentence(by),
  counted: () => undefined,
  card: () => undefined,
  character: ({ character: id, from, to }, v) =>
    to === null && from !== null ? say`${character(id)} ${of(from, v)} ist aus dem Spiel` : undefined,
  copies: () => undefined,
  director: () => undefined,
  phase: ({ phase }, v) => phaseWords(phase, v),
  starting: ({ player }, v) => say`Die Startspielerkarte hat ${name(player, v)}`,
  noted: () => undefined,
}
