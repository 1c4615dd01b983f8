import { addressOf } from '../../app/routes'
import { words } from '../../app/words'
import '../motion/money'
import { Books } from './Books'
import { Chart } from './Chart'
import { Top } from './frame/Top'
import '../style/table.css'
import '../style/chart.css'
import '../style/books.css'

/** Chart and books without a button, for a second screen on the same device. */
export function Table() {
  const { table } = words.value
  return (
    <div class="table-view">
      <Top menu={false} />
      <main class="still-grid">
        <h1 class="hidden-text">{table.title}</h1>
        <Chart still />
        <Books still />
      </main>
      <nav>
        <a class="hidden-link" href={addressOf('menu')}>
          {table.leave}
        </a>
      </nav>
    </div>
  )
}
