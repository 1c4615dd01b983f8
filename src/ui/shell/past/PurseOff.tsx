import { type Counted, type Explained, explained } from '../../../app/pastCount'
import { addressOf } from '../../../app/routes'
import { corporationCards, titleWords, voice } from '../../../app/table'
import { roundName, words } from '../../../app/words'
import type { Holder, Money } from '../../../bank/money'
import { Switch } from '../../kit/parts/Field'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'
import { nameOf, sentenceOf } from './said'

/** So many suspects are worth looking at; more explain nothing. */
const SHOWN = 5

/** What a difference of a count is called: `$30 missing`. */
export function offText(off: Money): string {
  const { purses } = words.value.past
  const { money } = voice.value
  if (off === 0) return purses.agrees
  return off < 0 ? purses.missing(money(-off)) : purses.tooMuch(money(off))
}

/** An entry that would explain it: the sum, what it was paid for, and the round. */
function Suspected({ of: { entry, moved, how, number, round, why } }: { of: Explained }) {
  const { purses, entry: said } = words.value.past
  const noun = why && titleWords.value?.payment(why.code, titleOf(why.of))
  const what = noun ? noun : `${said.number(number)} ${sentenceOf(entry.action, entry.happened)}`
  return (
    <li>
      <a class="button left" href={addressOf('entry', `${entry.id}`)}>
        <span>{purses.suspect(voice.value.money(Math.abs(moved)), what, roundName(round))}</span>
        <small class="soft">
          {said.number(number)} {purses.how[how]}
        </small>
      </a>
    </li>
  )
}

/** A corporation by its letters, a private company by its name. */
function titleOf(id: string): string {
  const corporation = corporationCards.value.get(id)
  return corporation ? corporation.short : (titleWords.value?.label(id) ?? id)
}

/** A purse that does not agree: which entries would explain it, and how to close it. */
export function PurseOff({
  counted,
  others,
  onAgainst,
}: {
  counted: Counted
  others: readonly Holder[]
  onAgainst: (other: Holder | undefined) => void
}) {
  const { purses } = words.value.past
  const { holder, books, cash, against } = counted
  const found = explained(holder, cash - books)
  const [from, to] = cash < books ? [holder, against] : [against, holder]
  return (
    <section class="stack purse-closing">
      <Label level={2}>{purses.off(nameOf(holder), offText(cash - books))}</Label>
      {found.length === 0 ? (
        <p class="soft">{purses.noSuspects}</p>
      ) : (
        <>
          <p class="soft">{purses.suspects}</p>
          <ul class="stack">
            {found.slice(0, SHOWN).map(it => (
              <Suspected key={`${it.number}${it.how}`} of={it} />
            ))}
          </ul>
          {found.length > SHOWN ? <p class="soft">{purses.moreSuspects(found.length - SHOWN)}</p> : null}
        </>
      )}
      <Switch
        on={against !== undefined}
        onChange={on => onAgainst(on ? (holder === 'bank' ? others[0] : 'bank') : undefined)}
      >
        {purses.close}
      </Switch>
      {against !== undefined && from !== undefined && to !== undefined ? (
        <>
          <OneOf
            name={purses.against}
            value={against}
            options={others.map(value => ({ value, text: nameOf(value) }))}
            onChange={onAgainst}
          />
          <p class="strip">
            {purses.booked(voice.value.money(Math.abs(cash - books)), nameOf(from), nameOf(to))}
          </p>
        </>
      ) : null}
    </section>
  )
}
