import { computed } from '@preact/signals'
import { followedAs } from '../../../app/desk/followed'
import { whole } from '../../../app/desk/rest'
import { desk, elsewhere } from '../../../app/desk/table'
import { decidersOf } from '../../../rules/view'
import { screens } from '../screens'
import './mine.css'

/** Whose phone this is, while others decide; on their own turn the panel says all this of them. */
const waits = computed(() => {
  const [player, view] = [followedAs.value, desk.value?.view]
  if (!player || !view || view.over !== null || elsewhere.value) return undefined
  return Object.values(decidersOf(view)).includes(player) ? undefined : player
})

/** What the player whose phone this is has, and could buy and raise, above what the others do. */
export function Mine() {
  const [of, own] = [waits.value, screens.value]
  return of !== undefined && whole.value && own?.Ahead ? <own.Ahead of={of} /> : null
}
