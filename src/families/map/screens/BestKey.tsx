import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Button } from '../../../ui/kit/parts/Button'
import type { BestWords } from '../../words/best'
import type { Best } from '../best'
import './best.css'

interface BestKeyProps {
  readonly text: BestWords
  readonly best: Best | undefined
  readonly onTake: (revenue: Money) => void
}

/** The key that puts the best revenue on the pad, once it is worked out. */
export function BestKey({ text, best, onTake }: BestKeyProps) {
  const says = best?.certain === false ? text.soFar : text.best
  const total = best && voice.value.money(best.total)
  return (
    <Button
      class="word best"
      off={!best}
      onTap={() => best && onTake(best.total)}
      label={total === undefined ? text.searching : text.takeBest(`${says} ${total}`)}
    >
      <small>{says}</small> <b>{total ?? '…'}</b>
    </Button>
  )
}
