import { signal } from '@preact/signals'
import { wordsAtHand } from '../../../../app/desk/words'
import { type Kept, namesOf, useFilled } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import { emptyForm, formFrom, type Joined } from '../../later/form'
import type { AlState } from '../../state'
import type { JoinedTable } from '../../table/report'
import { JoinForm } from './JoinForm'

const joined = signal<Kept<Joined>>({ seats: 0, form: emptyForm() })

/** The form for joining a game of 18AL in progress, or for correcting a table that was joined before. */
export function Join({ setup, fresh, from, confirm, onDone }: JoinProps) {
  const table = fresh as AlState
  const before = from && formFrom(table, (from as typeof from & { readonly table: JoinedTable }).table)
  const { form, put, done } = useFilled(joined, table.players.length, emptyForm, before)
  const names = namesOf(setup)
  return (
    <JoinForm
      {...{ form, put, names, confirm }}
      fresh={table}
      label={id => wordsAtHand.value?.label(id) ?? id}
      sayWhy={refusal => wordsAtHand.value?.refusal(refusal, names) ?? refusal.code}
      again={from !== undefined}
      onDone={entries => {
        done()
        onDone(entries)
      }}
    />
  )
}
