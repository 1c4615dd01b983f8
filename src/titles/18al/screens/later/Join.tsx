import { wordsAtHand } from '../../../../app/desk/words'
import { namesOf, useFilled } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import { emptyForm, formFrom, type Joined } from '../../later/form'
import type { AlState } from '../../state'
import type { JoinedTable } from '../../table/report'
import { JoinForm } from './JoinForm'

/** The form for joining a game of 18AL in progress, or for correcting a table that was joined before. */
export function Join({ setup, fresh, from, filled, onFill, confirm, onDone }: JoinProps) {
  const table = fresh as AlState
  const before = from && formFrom(table, (from as typeof from & { readonly table: JoinedTable }).table)
  const { form, put } = useFilled({
    filled: filled as Joined | undefined,
    from: before,
    empty: emptyForm,
    onFill,
  })
  const names = namesOf(setup)
  return (
    <JoinForm
      {...{ form, put, names, confirm }}
      fresh={table}
      label={id => wordsAtHand.value?.label(id) ?? id}
      sayWhy={refusal => wordsAtHand.value?.refusal(refusal, names) ?? refusal.code}
      again={from !== undefined}
      onDone={onDone}
    />
  )
}
