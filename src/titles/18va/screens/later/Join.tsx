import { wordsAtHand } from '../../../../app/desk/words'
import { namesOf, useFilled } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import type { PositionTable } from '../../joining/table'
import { emptyForm, formFrom, type Joined } from '../../later/form'
import type { VaState } from '../../state'
import { CORPORATION_CARDS } from '../../table/view'
import { JoinForm } from './JoinForm'

/** A form for the table of 18VA as it stands, or for correcting one that was joined before. */
export function Join({ setup, fresh, from, filled, onFill, confirm, onDone }: JoinProps) {
  const table = fresh as VaState
  const before = from && formFrom(table, (from as typeof from & { readonly table: PositionTable }).table)
  const { form, put } = useFilled({
    filled: filled as Joined | undefined,
    from: before,
    empty: emptyForm,
    onFill,
  })
  const players = namesOf(setup)
  const cards: Readonly<Record<string, { readonly short: string } | undefined>> = CORPORATION_CARDS
  const names = { ...players, name: (id: string) => cards[id]?.short ?? players.name(id) }
  return (
    <JoinForm
      {...{ form, put, names, confirm }}
      fresh={table}
      sayWhy={refusal => wordsAtHand.value?.refusal(refusal, names) ?? refusal.code}
      again={from !== undefined}
      onDone={onDone}
    />
  )
}
