import { useSignal } from '@preact/signals'
import { type TitleAtHand, words } from '../../../app/desk/words'
import { games } from '../../../app/games/games'
import { plan, planned } from '../../../app/games/planned'
import { isSample } from '../../../app/games/samples'
import { LONGEST_NAME, plain, tidyName } from '../../../rules/setup'
import { Button } from '../../kit/parts/Button'
import { Icon } from '../../kit/parts/Icon'
import { Label } from '../../kit/parts/Label'
import { isNumbered } from '../../kit/parts/numbered'
import { OneOf } from '../../kit/parts/OneOf'
import { closeKeyboard, onEnter } from '../../kit/parts/onEnter'
import { placeNamed } from './places'
import { labelOf } from './say'
import { earlierNames, movedBy, seatsOf } from './seating'

/** The names of the taken seats, and how to change them. */
interface Seated {
  readonly names: readonly string[]
  readonly put: (names: readonly string[]) => void
}

/** Moves to the next name; after the last one the on-screen keyboard closes. */
function toNextField(field: HTMLInputElement): void {
  const next = field.closest('li')?.nextElementSibling?.querySelector('input')
  if (next) next.focus()
  else closeKeyboard(field)
}

function Seat({ names, put, n }: Seated & { n: number }) {
  const { setup } = words.value
  const name = names[n] ?? ''
  const who = tidyName(name) || setup.name(n + 1)
  const rename = (text: string) => put(names.with(n, text))
  const move = (by: -1 | 1) => put(movedBy(names, n, by))
  return (
    <li class="seat field" data-at={placeNamed(['players', n])}>
      <span class="number" aria-hidden="true">
        {n + 1}
      </span>
      <input
        type="text"
        aria-label={setup.name(n + 1)}
        placeholder={setup.name(n + 1)}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint={n === names.length - 1 ? 'done' : 'next'}
        onInput={event => rename(event.currentTarget.value)}
        onKeyDown={onEnter(toNextField)}
      />
      <Button onTap={() => move(-1)} off={n === 0} label={setup.up(who)}>
        <Icon of="up" />
      </Button>
      <Button onTap={() => move(1)} off={n === names.length - 1} label={setup.down(who)}>
        <Icon of="down" />
      </Button>
    </li>
  )
}

/** Names from earlier games; a tap puts one into the first empty seat. */
function Earlier({ names, put }: Seated) {
  const taken = new Set(names.map(plain))
  const left = earlierNames(
    games.value.filter(head => !isSample(head)),
    isNumbered,
  ).filter(name => !taken.has(plain(name)))
  const free = names.findIndex(name => tidyName(name) === '')
  if (left.length === 0 || free < 0) return null
  return (
    <section class="stack">
      <Label level={2}>{words.value.setup.earlier}</Label>
      <div class="row">
        {left.slice(0, 12).map(name => (
          <Button key={name} onTap={() => put(names.with(free, name))}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Who begins: chosen, or drawn on the spot so that the table sees it. */
function First({ title, names }: { title: TitleAtHand; names: readonly string[] }) {
  const { setup } = words.value
  const what = labelOf(title.words, 'first seat') ?? setup.first
  const drawn = useSignal('')
  const draw = () => {
    const first = Math.floor(Math.random() * names.length)
    plan({ first })
    drawn.value = setup.drawn(tidyName(names[first] ?? '') || setup.name(first + 1))
  }
  return (
    <section class="stack">
      <Label level={2}>{what}</Label>
      <OneOf
        name={what}
        value={Math.min(planned.value.first, names.length - 1)}
        options={names.map((name, i) => ({ value: i, text: tidyName(name) || setup.name(i + 1) }))}
        onChange={first => {
          plan({ first })
          drawn.value = ''
        }}
      />
      <Button onTap={draw}>{setup.draw}</Button>
      <p role="status">{drawn.value}</p>
    </section>
  )
}

/** The numbers of players begin with it in every title, so that each keeps its place when another title is chosen. */
const FEWEST = 2

/** Who plays, in which order, and who begins. */
export function Players({ title, names }: { title: TitleAtHand; names: readonly string[] }) {
  const { setup } = words.value
  const { least, most } = title.seats
  const fewest = Math.min(FEWEST, least)
  const numbers = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)
  const put = (seated: readonly string[]) =>
    plan({ names: [...seated, ...planned.value.names.slice(seated.length)] })
  const seat = (count: number) =>
    plan({ names: seatsOf(names, count), first: Math.min(planned.value.first, count - 1) })
  return (
    <>
      <Label level={2} aside={setup.fromTo(least, most)}>
        {setup.players}
      </Label>
      <OneOf
        name={setup.players}
        narrow
        value={names.length}
        options={numbers.map(n => ({ value: n, text: n, off: n < least }))}
        onChange={seat}
      />
      <Label level={2}>{setup.seats}</Label>
      <ul class="seats">
        {names.map((_, n) => (
          <Seat key={n} names={names} put={put} n={n} />
        ))}
      </ul>
      <Earlier names={names} put={put} />
      <First title={title} names={names} />
    </>
  )
}
