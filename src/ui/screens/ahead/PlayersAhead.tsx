import { paragraphOf } from '../../../app/paragraphs'
import { tableNow, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Liquidity } from '../../../rules/outlook'
import type { PlayerView, TableView } from '../../../rules/view'
import { Label } from '../../parts/Label'
import { RuleLink } from '../../parts/RuleLink'
import { Sum, Told } from './Told'

/** What a player holds of corporations in the yellow zone, such as `L&N 3, WRA 1`. */
function uncounted({ corporations }: TableView, { shares }: PlayerView): string {
  return corporations
    .filter(it => it.yellow && shares[it.id])
    .map(it => `${it.id} ${shares[it.id]}`)
    .join(', ')
}

function Player({ of, view }: { of: Liquidity; view: TableView }) {
  const { ahead } = words.value
  const { name, money } = voice.value
  const player = view.players.find(it => it.id === of.player)
  if (!player) return null
  const yellow = uncounted(view, player)
  const lines = [
    { text: ahead.cash, amount: money(of.cash) },
    ...of.sales.map(({ corporation, shares, amount }) => ({
      text: ahead.sale(shares, corporation, money(amount / shares)),
      amount: money(amount),
    })),
  ]
  return (
    <Told
      line={ahead.raises(name(of.player), money(of.total))}
      detail={ahead.room(player.certificates, player.limit, of.room)}
    >
      <Sum name={name(of.player)} lines={lines} result={{ text: ahead.all, amount: money(of.total) }} />
      {yellow === '' ? null : <p>{ahead.notCounted(yellow)}</p>}
      <p class="soft">{ahead.assumes(ahead.playersAssume)}</p>
      <div class="row">
        <RuleLink to={paragraphOf('sellShares')} />
        <RuleLink to={view.cites.certificates} />
      </div>
    </Told>
  )
}

/** What each player could put on the table, and how far he is from the certificate limit. */
export function PlayersAhead({ liquidity }: { liquidity: readonly Liquidity[] }) {
  const view = tableNow.value
  const { ahead } = words.value
  if (!view) return null
  return (
    <section class="stack">
      <Label level={2}>{ahead.players}</Label>
      <div>
        {liquidity.map(of => (
          <Player key={of.player} of={of} view={view} />
        ))}
      </div>
    </section>
  )
}
