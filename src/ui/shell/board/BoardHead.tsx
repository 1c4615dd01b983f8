import { addressOf } from '../../../app/desk/routes'
import { corporationCards, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import type { ShellView } from '../../../rules/view'
import { standings } from '../../../session/story'
import { Watching } from '../../kit/frame/Watching'
import type { Board } from '../../kit/panels/board'
import { Icon } from '../../kit/parts/Icon'
import { Plate } from '../../kit/parts/Plate'
import { endingOf, nextUp } from '../frame/nextUp'

/** Who presides over a corporation; `undefined` for anything else. */
export const presidentOf = ({ players }: Board, corporation: string): string | undefined =>
  players.find(({ presidencies }) => presidencies.includes(corporation))?.id

/** Whose turn it is: a player, or a corporation with its president. */
function Acts({ actor, board }: { actor: string; board: Board }) {
  const { name } = voice.value
  const corporation = corporationCards.value.get(actor)
  const president = presidentOf(board, actor)
  if (!corporation) return <b>{name(actor)}</b>
  return (
    <b>
      <Plate of={corporation} /> {president === undefined ? null : name(president)}
    </b>
  )
}

/** Who won, or whose turn it is. */
function Turn({ view, turn, board }: { view: ShellView; turn: ShellView; board: Board }) {
  const { table, end } = words.value
  if (view.over !== null) {
    const first = standings(view).filter(({ place }) => place === 1)
    const names = first.map(({ player }) => voice.value.name(player))
    return <b>{names.length > 1 ? end.tie(names) : end.wins(names[0] ?? '')}</b>
  }
  if (turn.actor === null) return null
  return (
    <>
      <small>{table.turn}</small> <Acts actor={turn.actor} board={board} />
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
        <Turn view={view} turn={turn} board={board} />
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
