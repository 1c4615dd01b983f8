import { addressOf } from '../../app/desk/routes'
import { words } from '../../app/desk/words'
import { screens } from './screens'
import '../kit/motion/money'
import { Top } from './frame/Top'
import './table.css'
import '../style/chart.css'
import '../style/books.css'

/** Chart and books without buttons, for a second screen on the same device. */
export function Table() {
  const { table } = words.value
  const own = screens.value
  return (
    <div class="table-view">
      <Top menu={false} />
      <main class="still-grid">
        <h1 class="hidden-text">{table.title}</h1>
        {own?.Chart ? <own.Chart still /> : null}
        {own ? <own.Books still /> : null}
      </main>
      <nav>
        <a class="button" href={addressOf('menu')}>
          {table.leave}
        </a>
      </nav>
    </div>
  )
}
