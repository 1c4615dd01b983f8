import { wordsAtHand } from '../../../../app/desk/words'
import { namesOf, useFilled } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import type { PositionTable } from '../../joining/table'
import { emptyForm, formFrom, type Joined } from '../../later/form'
import { cardOf } from '../../setup'
import type { LilState } from '../../state'
import { JoinForm } from './JoinForm'

/** Fills in the current table of 18Lilliput, or corrects one joined earlier. */
export function Join({ setup, fresh, from, filled, onFill, confirm, onDone }: JoinProps) {
  const table = fresh as LilState
  const before = from && formFrom(table, (from as typeof from & { readonly table: PositionTable }).table)
  const { form, put } = useFilled({
    filled: filled as Joined | undefined,
    from: before,
    empty: emptyForm,
    onFill,
  })
  const players = namesOf(setup)
  const cards = table.corporations.map(id => cardOf(id, table.others))
  const names = {
    ...players,
    name: (id: string) => cards.find(it => it.id === id)?.short ?? players.name(id),
  }
  return (
    <JoinForm
      {...{ form, put, names, cards, confirm }}
      fresh={table}
      sayWhy={refusal => wordsAtHand.value?.refusal(refusal, names) ?? refusal.code}
      again={from !== undefined}
      onDone={onDone}
    />
  )
}
