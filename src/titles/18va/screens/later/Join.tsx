import { signal } from '@preact/signals'
import { wordsAtHand } from '../../../../app/desk/words'
import { type Kept, namesOf, useFilled } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import type { PositionTable } from '../../joining/table'
import { emptyForm, formFrom, type Joined } from '../../later/form'
import type { VaState } from '../../state'
import { CORPORATION_CARDS } from '../../table/view'
import { JoinForm } from './JoinForm'

const joined = signal<Kept<Joined>>({ seats: 0, form: emptyForm() })

/** A form for the table of 18VA as it stands, or for correcting one that was joined before. */
export function Join({ setup, fresh, from, confirm, onDone }: JoinProps) {
  const table = fresh as VaState
  const before = from && formFrom(table, (from as typeof from & { readonly table: PositionTable }).table)
  const { form, put, done } = useFilled(joined, table.players.length, emptyForm, before)
  const players = namesOf(setup)
  const cards: Readonly<Record<string, { readonly short: string } | undefined>> = CORPORATION_CARDS
  const names = { ...players, name: (id: string) => cards[id]?.short ?? players.name(id) }
  return (
    <JoinForm
      {...{ form, put, names, confirm }}
      fresh={table}
      sayWhy={refusal => wordsAtHand.value?.refusal(refusal, names) ?? refusal.code}
      again={from !== undefined}
      onDone={entries => {
        done()
        onDone(entries)
      }}
    />
  )
}
