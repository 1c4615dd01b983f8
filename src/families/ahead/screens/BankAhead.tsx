import type { ComponentChildren } from 'preact'
import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Expandable, type Line, Sum } from '../../../ui/kit/parts/Expandable'
import { Label } from '../../../ui/kit/parts/Label'
import type { AheadWords } from '../../words/ahead'
import type { BankOutlook, RunOutlook } from '../outlook'
import type { AheadTable } from './table'

interface Leaves {
  readonly corporation: string
  readonly perShare: Money
  readonly shares: number
}

/** What each corporation with trains takes out of the bank per run: its dividend on the shares of players and the market. */
function leaving({ players, corporations }: AheadTable, runs: readonly RunOutlook[]): readonly Leaves[] {
  return runs.flatMap(({ corporation, perShare }) => {
    const found = corporations.find(it => it.id === corporation)
    if (!found || found.trains.length === 0) return []
    const shares = players.reduce((sum, player) => sum + (player.shares[corporation] ?? 0), found.market)
    return [{ corporation, perShare, shares }]
  })
}

/** Corporations that have yet to run in the round in progress. */
function toRun({ turn, followers }: AheadTable): readonly string[] {
  if (turn.at === 'operate' && !turn.ran && turn.corporation) return [turn.corporation, ...followers]
  return turn.at === 'operate' || turn.at === 'discard' ? followers : []
}

/** Beyond this many operating rounds, new trains and other runs make the sum worthless. */
const FAR = 12

/** When the bank runs out, as one line. */
export function bankLine(text: AheadWords, bank: BankOutlook): string {
  if (bank.rounds === null) return text.bankLasts
  if (bank.rounds > FAR) return text.bankFar
  return bank.round === null ? text.bankIsOut : text.bankOut(bank.round, bank.rounds)
}

/** When the bank runs out, with the division that shows it. */
export function BankAhead({
  text,
  view,
  bank,
  runs,
  ends,
}: {
  text: AheadWords
  view: AheadTable
  bank: BankOutlook
  runs: readonly RunOutlook[]
  /** What the end of the bank means for the game. */
  ends?: ComponentChildren
}) {
  const { name, money } = voice.value
  const each = leaving(view, runs)
  const amount = (it: Leaves) => it.perShare * it.shares
  const dividends = each.reduce((sum, it) => sum + amount(it), 0)
  const running = toRun(view)
  const now = each.reduce((sum, it) => sum + (running.includes(it.corporation) ? amount(it) : 0), 0)
  const lines: readonly Line[] = [
    ...each.map(it => ({
      text: `${name(it.corporation)}: ${text.perShare(money(it.perShare), it.shares)}`,
      amount: money(amount(it)),
    })),
    ...(bank.perRound > dividends ? [{ text: text.privates, amount: money(bank.perRound - dividends) }] : []),
  ]
  const left = [
    { text: text.bankNow, amount: money(view.bank) },
    ...(now > 0 ? [{ text: text.thisRound, amount: money(-now) }] : []),
  ]
  const times = bank.perRound > 0 ? ((view.bank - now) / bank.perRound).toFixed(1) : ''
  return (
    <section class="stack">
      <Label level={2}>{text.bank}</Label>
      <Expandable
        line={bankLine(text, bank)}
        detail={`${money(view.bank)} · ${text.aRound} ${money(bank.perRound)}`}
      >
        <Sum name={text.aRound} lines={lines} result={{ text: text.aRound, amount: money(bank.perRound) }} />
        <Sum name={text.bankNow} lines={left} />
        {times === '' || view.bank <= 0 ? null : (
          <p>{text.division(money(view.bank - now), money(bank.perRound), times)}</p>
        )}
        {ends}
        <p class="soft">{text.assumes(text.bankAssumes)}</p>
      </Expandable>
    </section>
  )
}
