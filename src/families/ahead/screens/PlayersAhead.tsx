import type { ComponentChildren } from 'preact'
import { paragraphOf } from '../../../app/desk/paragraphs'
import { voice } from '../../../app/desk/table'
import { Expandable } from '../../../ui/kit/parts/Expandable'
import { Label } from '../../../ui/kit/parts/Label'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import type { AheadWords } from '../../words/ahead'
import type { Liquidity } from '../outlook'
import { Buys, type Called, Raised } from './Means'
import type { AheadPlayer } from './table'

interface Props<P extends AheadPlayer> {
  readonly text: AheadWords
  /** The paragraph of the certificate limit. */
  readonly limits: string
  readonly called: Called
  /** Further remarks on a player, after the sum. */
  readonly also?: (player: P) => ComponentChildren
}

function Player<P extends AheadPlayer>({
  text,
  of,
  player,
  limits,
  called,
  also,
}: Props<P> & { of: Liquidity; player: P }) {
  const { name, money } = voice.value
  return (
    <Expandable
      line={text.raises(name(of.player), money(of.total))}
      detail={text.room(player.certificates, player.limit, of.room)}
    >
      <Raised text={text} of={of} />
      <Buys text={text} of={of} called={called} />
      {also?.(player)}
      <p class="soft">{text.assumes(text.playersAssume)}</p>
      <div class="row">
        <RuleLink to={paragraphOf('sellShares')} />
        <RuleLink to={limits} />
      </div>
    </Expandable>
  )
}

/** What each player could raise in cash, and how far they are from the certificate limit. */
export function PlayersAhead<P extends AheadPlayer>({
  liquidity,
  players,
  ...rest
}: Props<P> & { liquidity: readonly Liquidity[]; players: readonly P[] }) {
  return (
    <section class="stack">
      <Label level={2}>{rest.text.players}</Label>
      <div>
        {liquidity.map(of => {
          const player = players.find(it => it.id === of.player)
          return player ? <Player key={of.player} of={of} player={player} {...rest} /> : null
        })}
      </div>
    </section>
  )
}
