import { computed } from '@preact/signals'
import { guard } from '../../../app/desk/guard'
import { elsewhere, session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { redo } from '../../../app/saving/commands'
import { Button } from '../parts/Button'

/** Something is undone in the game on display, which this phone may redo. */
export const someUndone = computed(
  () => (session.value?.undone.length ?? 0) > 0 && !elsewhere.value && guard.value !== 'watches',
)

/** Redoes what was undone last, beside what says what that was; nothing while nothing is undone. */
export function Redo({ onRedone }: { onRedone?: () => void }) {
  if (!someUndone.value) return null
  const tap = () => {
    redo()
    onRedone?.()
  }
  return (
    <Button class="redo" onTap={tap}>
      {words.value.frame.redo}
    </Button>
  )
}
