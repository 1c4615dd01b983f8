import { words } from '../../../app/desk/words'
import { applyUpdate, updatedElsewhere, updateReady } from '../../../app/worker/updates'
import { Button } from './Button'

/** Offers the newer app if one is ready, or if another tab already runs it. */
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
