import { applyUpdate, updatedElsewhere, updateReady } from '../../../app/updates'
import { words } from '../../../app/words'
import { Button } from './Button'

/** Offers the newer app where one lies ready, or where another tab runs it already. */
export function Update() {
  const { start } = words.value
  if (!updateReady.value && !updatedElsewhere.value) return null
  return (
    <div class="strip">
      <p class="grow">{updatedElsewhere.value ? start.updateElsewhere : start.update}</p>
      <Button onTap={applyUpdate}>{start.applyUpdate}</Button>
    </div>
  )
}
