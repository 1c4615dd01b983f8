import { desk, tableNow } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import '../../kit/motion/money'
import { screens } from '../screens'
import { BoardHead } from './BoardHead'
import { BoardTable } from './BoardTable'
import './board.css'

/**
 * The table for everybody to look at, on a tablet or a television: money and prices, who holds what, whose turn it is. It
 * shows what the desk shows and enters nothing; its only control is the way out.
 */
export function BoardPage() {
  const view = tableNow.value
  const turn = desk.value?.view
  const own = screens.value
  if (!view || !turn || !own) return null
  const { table } = words.value
  const board = own.board(view)
  return (
    <div class="board">
      <BoardHead view={view} turn={turn} board={board} />
      <main>
        <h1 class="hidden-text">{table.title}</h1>
        <BoardTable view={view} turn={turn} board={board} />
      </main>
    </div>
  )
}
