import { go } from '../../../app/desk/routes'
import { desk, elsewhere } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { giveFigure } from '../../operating/screens/figure'

/** Takes the total of a sheet to the run: to Play, or on a past table back to the form that the sheet was opened from. */
export function takeTotal(corporation: string, revenue: Money): void {
  if (desk.value) giveFigure(desk.value.revision, { corporation, revenue })
  if (elsewhere.value) history.back()
  else go('play', undefined, true)
}
