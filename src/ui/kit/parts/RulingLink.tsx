import { whole } from '../../../app/desk/rest'
import { addressOf } from '../../../app/desk/routes'
import { session, titleWords } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'

/**
 * A link to the form for the ruling by which the table of the open game may read a paragraph otherwise; renders nothing if
 * the paragraph has only one reading.
 */
export function RulingLink({ of }: { of: string }) {
  const kind = whole.value ? session.value?.title.rulings.readings?.[of] : undefined
  if (kind === undefined) return null
  return (
    <a class="button quiet" href={addressOf('ruling', kind)}>
      {words.value.rules.rule(titleWords.value?.ruling(kind) ?? kind)}
    </a>
  )
}
