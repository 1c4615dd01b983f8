import { many, roundInFull, say, sentence } from '../../../words/en/say'
import type { Voiced } from '../terms'
import type { RulingRefusals } from '../vocabulary'

/** What a holder cannot hold. */
const KINDS: Readonly<Record<string, string>> = {
  money: 'money',
  shares: 'certificates of corporations',
  train: 'trains',
  private: 'private companies',
  priority: 'the Priority Deal',
  power: 'that power',
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Says that a ruling would change nothing, by kind of ruling. */
const ALREADY: Readonly<Record<string, (of: string) => string>> = {
  float: of => `${of} has floated already`,
  president: of => `${of} is the president already`,
  price: of => `The token of ${of} is on that space already, with none under it`,
  private: of => (of === 'out of play' ? 'It is closed already' : `It belongs to ${of} already`),
  station: of => `${of} has that many stations left already`,
  operated: of => `That is already in the books for ${of}`,
  rounds: of => `This set has ${of} operating rounds already`,
  priority: of => `${of} has the Priority Deal already`,
  phase: of => `It is phase ${of} already`,
}

/** Why a ruling is refused, in English; a title's own kinds of rulings say in `already` that they would change nothing. */
export function rulingRefusals(
  { name, stockPlace, train, percent }: Voiced,
  already: Readonly<Record<string, (of: string) => string>> = {},
): RulingRefusals {
  const kinds = { ...ALREADY, ...already }
  const trainIn = (what: string) => train(what.replace(/^train /, ''))
  return {
    noSuchHolder({ holder, kind }, v) {
      const what = KINDS[kind] ?? kind
      if (holder === 'closed') return sentence(`${capital(what)} cannot be put out of play`)
      if (holder === 'bank' && (kind === 'shares' || kind === 'train'))
        return say`${capital(what)} that nobody owns are in “ipo” and “market”: name one of these`
      return say`${name(holder, v)} cannot hold ${what}`
    },
    holderLacks({ holder, what, has, wants }, v) {
      const who = name(holder, v)
      if (holder === 'closed') return say`No ${trainIn(what)} is out of play`
      if (what === 'money') return say`${who} has ${v.money(has)} to give, not ${v.money(wants)}`
      if (what === 'shares')
        return say`${stockPlace(holder, v)} has ${percent(has)} to give, not ${percent(wants)}`
      return say`${who} has no ${trainIn(what)}`
    },
    noSuchSpace: ({ row, column }) =>
      say`The stock chart has no space in row ${row + 1}, column ${column + 1}`,
    alreadySo({ what, of }, v) {
      const who = what === 'phase' ? of : name(of, v)
      return sentence(kinds[what]?.(who) ?? `From and to are both ${who}, so nothing would change`)
    },
    stationsLeft: ({ corporation, most }, v) =>
      say`${name(corporation, v)} has ${many(most, 'station')} besides its home, so no more can be left`,
    wrongTurn: ({ turn, round }, v) => say`${name(turn, v)} cannot have the turn in ${roundInFull(round)}`,
    notOperating: ({ round }) =>
      say`Only an operating round has turns of corporations, and this is ${roundInFull(round)}`,
    itsTurn: ({ corporation }, v) => say`It is ${name(corporation, v)}’s turn now, so it has not had it yet`,
    roundsBegun: ({ rounds, begun }) =>
      say`${many(begun, 'operating round')} of this set ${begun === 1 ? 'has' : 'have'} begun, so it cannot have ${rounds}`,
  }
}
