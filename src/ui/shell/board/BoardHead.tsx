import { addressOf } from '../../../app/desk/routes'
import { corporationCards, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import type { Holder } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import { decidersOf, type ShellView } from '../../../rules/view'
import { standings } from '../../../session/story'
import { Watching } from '../../kit/frame/Watching'
import type { Board } from '../../kit/panels/board'
import { Icon } from '../../kit/parts/Icon'
import { Plate } from '../../kit/parts/Plate'
import { endingOf, nextUp } from '../frame/nextUp'

/** Who decides: a player, or a corporation with its president. */
function Acts({ holder, player }: { holder: Holder; player: PlayerId }) {
  const { name } = voice.value
  const corporation = corporationCards.value.get(holder)
  if (!corporation) return <b>{name(holder)}</b>
  return (
    <b>
      <Plate of={corporation} /> {player === '' ? null : name(player)}
    </b>
  )
}

/** Who won, or who decides: also all whose corporations must discard. */
function Turn({ view, turn }: { view: ShellView; turn: ShellView }) {
  const { table, end } = words.value
  if (view.over !== null) {
    const first = standings(view).filter(({ place }) => place === 1)
    const names = first.map(({ player }) => voice.value.name(player))
    return <b>{names.length > 1 ? end.tie(names) : end.wins(names[0] ?? '')}</b>
  }
  const deciding = Object.entries(decidersOf(turn))
  if (deciding.length === 0) return null
  return (
    <>
      <small>{table.turn}</small>
      {deciding.flatMap(([holder, player]) => [' ', <Acts key={holder} holder={holder} player={player} />])}
    </>
  )
}

/** The head of the table view: the round, whose turn it is and who follows, the bank's cash, what is auctioned, what will end the game, and in the corner the way out. */
export function BoardHead({ view, turn, board }: { view: ShellView; turn: ShellView; board: Board }) {
  const { frame, table } = words.value
  const all = view.circulation
  const ending = endingOf(view)
  return (
    <header class="board-head">
      <p class="board-turn" role="status">
        <Turn view={view} turn={turn} />
      </p>
      <p class="board-bank" data-purse="bank">
        <small>{titleWords.value?.figure(all === undefined ? 'bank' : 'circulation') ?? frame.bank}</small>{' '}
        <b>{voice.value.money(all ?? view.bank)}</b>
      </p>
      <a class="button quiet board-leave" href={addressOf('menu')} aria-label={table.leave}>
        <Icon of="close" />
      </a>
      <p class="board-next">
        <b>{turn.over === null ? roundName(turn.round) : frame.over}</b> {titleWords.value?.where(view)}{' '}
        <span>{nextUp(turn)}</span>
      </p>
      {board.auction?.says ? <p class="board-called">{board.auction.says}</p> : null}
      {ending === null ? null : <p class="board-ending">{ending}</p>}
      <Watching />
    </header>
  )
}
