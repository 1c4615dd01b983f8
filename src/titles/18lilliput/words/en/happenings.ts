import type { Voice } from '../../../../rules/rule'
import { PHASE_TABLE, type PhaseId } from '../../data'
import type { HappeningWords } from '../vocabulary'
import { aTrain, character, name, say, sentence, train } from './say'

/** What a phase changes besides limit and money. */
const NEWS: Readonly<Record<PhaseId, string>> = {
  '1': 'only yellow tiles',
  '2': '',
  '3': 'green tiles are available',
  '4': '2-trains are obsolete and earn half',
  '5': 'brown tiles are available, and 2-trains are removed',
  '6': '3-trains are obsolete and earn half',
  '7': '4-trains are obsolete, and 3-trains are removed',
}

function phaseWords(phase: PhaseId, v: Voice): string {
  const { limit, funds } = PHASE_TABLE[phase]
  const news = NEWS[phase] ? `${NEWS[phase]}; ` : ''
  return `Phase ${phase} begins: ${news}the train limit is ${limit}, and the money card gives ${v.money(funds)} to companies.`
}

const ENDS: Readonly<Record<string, string>> = {
  rounds: 'The game is over: the last round has been played.',
  stopped: 'The game is over: the table has ended it.',
}

/** What followed automatically, in English. */
export const happenings: HappeningWords = {
  paid: () => undefined,
  shares: () => undefined,
  run: () => undefined,
  token: ({ corporation, was, value, why }, v) =>
    why === 'left' && was !== null && was !== value
      ? say`${name(corporation, v)} pays no dividend, and its share price ${was > value ? 'falls' : 'changes'} from ${v.money(was)} to ${v.money(value)}`
      : undefined,
  train: ({ train: card, from, why }, v) => {
    if (why === 'bureaucracy') return say`Bureaucracy: ${aTrain(card)} goes to the scrapped trains`
    if (why === 'unchosen')
      return say`A ${train(card)} of ${name(from, v)}, which nobody chose, leaves the game`
    // What a phase does to all trains of a type is said once, with the phase.
    return undefined
  },
  round: ({ round }) =>
    round.endsWith('run') ? say`The companies run in round ${round.charAt(0)}` : say`Round ${round} begins`,
  ending: () => 'It is the last round: dividends are doubled, and nothing may be kept.',
  over: ({ by }) => ENDS[by] ?? sentence(by),
  counted: () => undefined,
  card: () => undefined,
  character: ({ character: id, from, to }, v) =>
    to === null && from !== null ? say`${character(id)} of ${name(from, v)} is out of the game` : undefined,
  copies: () => undefined,
  director: () => undefined,
  phase: ({ phase }, v) => phaseWords(phase, v),
  starting: ({ player }, v) => say`${name(player, v)} has the starting player card`,
  noted: () => undefined,
}
