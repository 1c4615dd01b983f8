import { tableNow, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Money } from '../../../bank/money'
import type { BankOutlook, RunOutlook } from '../../../rules/outlook'
import type { CorporationView, TableView } from '../../../rules/view'
import { Label } from '../../parts/Label'
import { type Line, Sum, Told } from './Told'

interface Leaves {
  readonly corporation: string
  readonly perShare: Money
  readonly shares: number
}

function sharesOut(view: TableView, { id, market }: CorporationView): number {
  return view.players.reduce((sum, player) => sum + (player.shares[id] ?? 0), market)
}

/** What each corporation would take out of the bank: its dividend on the shares that are out. */
function leaving(view: TableView, runs: readonly RunOutlook[]): readonly Leaves[] {
  return runs.flatMap(({ corporation, perShare }) => {
    const found = view.corporations.find(it => it.id === corporation)
    if (!found || found.trains.length === 0) return []
    return [{ corporation, perShare, shares: sharesOut(view, found) }]
  })
}

/** Corporations that are still to run in the round in progress. */
function toRun({ turn, followers }: TableView): readonly string[] {
  if (turn.at === 'operate') return turn.ran ? followers : [turn.corporation, ...followers]
  return turn.at === 'discard' ? followers : []
}

/** No known game has more operating rounds: what lies further off is no end that the sum could foretell. */
const FAR = 46

function headline(bank: BankOutlook): string {
  const { ahead } = words.value
  if (bank.rounds === null) return ahead.bankLasts
  if (bank.rounds > FAR) return ahead.bankFar
  return bank.round === null ? ahead.bankIsOut : ahead.bankOut(bank.round, bank.rounds)
}

/** When the bank will be out, with the division that says so. */
export function BankAhead({ bank, runs }: { bank: BankOutlook; runs: readonly RunOutlook[] }) {
  const view = tableNow.value
  const { ahead } = words.value
  const { money } = voice.value
  if (!view) return null
  const each = leaving(view, runs)
  const amount = (it: Leaves) => it.perShare * it.shares
  const dividends = each.reduce((sum, it) => sum + amount(it), 0)
  const still = toRun(view)
  const now = each.reduce((sum, it) => sum + (still.includes(it.corporation) ? amount(it) : 0), 0)
  const lines: readonly Line[] = [
    ...each.map(it => ({
      text: `${it.corporation}: ${ahead.perShare(money(it.perShare), it.shares)}`,
      amount: money(amount(it)),
    })),
    ...(bank.perRound > dividends
      ? [{ text: ahead.privates, amount: money(bank.perRound - dividends) }]
      : []),
  ]
  const left = [
    { text: ahead.bankNow, amount: money(view.bank) },
    ...(now > 0 ? [{ text: ahead.thisRound, amount: money(-now) }] : []),
  ]
  const times = bank.perRound > 0 ? ((view.bank - now) / bank.perRound).toFixed(1) : ''
  return (
    <section class="stack">
      <Label level={2}>{ahead.bank}</Label>
      <Told line={headline(bank)} detail={`${money(view.bank)} · ${ahead.aRound} ${money(bank.perRound)}`}>
        <Sum
          name={ahead.aRound}
          lines={lines}
          result={{ text: ahead.aRound, amount: money(bank.perRound) }}
        />
        <Sum name={ahead.bankNow} lines={left} />
        {times === '' || view.bank <= 0 ? null : (
          <p>{ahead.division(money(view.bank - now), money(bank.perRound), times)}</p>
        )}
        <p class="soft">{ahead.assumes(ahead.bankAssumes)}</p>
      </Told>
    </section>
  )
}
