import type { CommonRefusals } from '../refusals'
import { type casesOf, many, roundInFull, say, sentence, train } from './say'

/** How a title names the things in these sentences. */
interface Calls extends Pick<ReturnType<typeof casesOf>, 'name' | 'within' | 'dative'> {
  /** Holders of certificates. */
  readonly stock: Pick<ReturnType<typeof casesOf>, 'name'>
  /** A number of shares, in the unit that the title counts in. */
  shares(count: number): string
  /** Says that a ruling would change nothing, by the kinds of rulings that only this title has. */
  readonly already: Readonly<Record<string, (of: string) => string>>
  /** What must hold for a part of a joined table that only this title has, by key. */
  readonly unfit?: Readonly<Record<string, string>>
}

/** Says that a ruling would change nothing, by kind of ruling; takes the subject and, in the dative, the owner. */
const ALREADY: Readonly<Record<string, (subject: string, owner: string) => string>> = {
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

/** What must hold for a part of a joined table to fit the rest of it, by key. */
const UNFIT: Readonly<Record<string, string>> = {
  stacks: 'Genannt wird jede Gesellschaft mit einem Kursmarker genau einmal',
  rounds:
    'Ein Set hat mindestens so viele Betriebsrunden, wie begonnen haben, und eine Aktienrunde gehört zu keinem',
  operated:
    'Genannt werden in einer Betriebsrunde Gesellschaften im Betrieb, aber nicht die, die an der Reihe ist',
  cities: 'Jede Stadt wird nur einmal genannt, und nicht mehr Städte, als Bahnhöfe gebaut sind',
  bids: 'Gebote steigen, sie gelten etwas, das die Bank noch verkauft, und alle haben das Geld für ihre Gebote',
  turns: 'Am Anfang steht, wer an der Reihe ist; alles passt zur Runde, und genannt wird nur, wer mitspielt',
  terrain: 'Kein Feld wird öfter genannt, als sein Gelände zu bezahlen ist',
  closed: 'Niemand hat eine Privatgesellschaft, die aus dem Spiel ist',
  unstarted:
    'Das gibt es nur durch Entscheidungen und nur bei nicht gegründeten Gesellschaften, deren Direktorenaktie noch da ist',
  gone: 'Genannt wird nur ein Typ, der nie ausgeht',
}

/** Says in German why rulings, a joined table and an entry out of turn are refused. */
export function commonRefusals({
  name,
  within,
  dative,
  stock,
  shares,
  already,
  unfit = {},
}: Calls): CommonRefusals {
  const kinds = { ...ALREADY, ...already }
  const trainIn = (what: string) => train(what.replace(/^train /, ''))
  return {
    notYourTurn: ({ turn }, v) =>
      turn === '' ? say`Jetzt ist niemand an der Reihe` : say`An der Reihe ist ${name(turn, v)}`,
    holderLacks({ holder, what, has, wants }, v) {
      if (what === 'money')
        return say`${name(holder, v)} kann ${v.money(has)} abgeben, nicht ${v.money(wants)}`
      if (what === 'shares')
        return say`${stock.name(holder, v)} kann ${shares(has)} abgeben, nicht ${shares(wants)}`
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
    outvoted: ({ corporation, president, player }, v) =>
      say`${name(president, v)} hat den Direktorenposten von ${name(corporation, v)}, aber ${name(player, v)} hält mehr davon`,
    notOperating: ({ round }) =>
      say`Gesellschaften sind nur in einer Betriebsrunde an der Reihe, aber dies ist ${roundInFull(round)}`,
    itsTurn: ({ corporation }, v) =>
      say`${name(corporation, v)} ist gerade an der Reihe, war es also noch nicht`,
    roundsBegun: ({ rounds, begun }) =>
      say`Von diesem Set ${begun === 1 ? 'hat' : 'haben'} ${many(begun, 'Betriebsrunde', 'Betriebsrunden')} begonnen, also kann es nicht ${rounds} haben`,
    positionUnfit: ({ key }) =>
      say`Was unter „${key}“ steht, widerspricht dem Rest des Tischs: ${unfit[key] ?? UNFIT[key] ?? key}`,
    positionLate: () =>
      say`In eine Partie steigt man vor ihrem ersten Eintrag ein, und diese hat schon begonnen`,
    positionMoney: ({ sum, bank, missing }, v) =>
      say`Spieler, Kassen und Bank haben zusammen ${v.money(sum)}, im Spiel sind aber ${v.money(bank)}: ${missing > 0 ? `Es fehlen ${v.money(missing)}` : `Das sind ${v.money(-missing)} zu viel`}`,
    positionShares: ({ corporation, percent }, v) =>
      say`${percent} % von ${name(corporation, v)} eingetragen, ${Number(percent) > 100 ? 'mehr als 100 % gibt es nicht' : 'es müssen 100 % sein'}`,
  }
}
