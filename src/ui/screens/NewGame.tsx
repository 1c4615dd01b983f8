import { type Signal, useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { games, newGame } from '../../app/games'
import { beginJoining } from '../../app/pastJoin'
import { go } from '../../app/routes'
import { reachTitle, type TitleAtHand, titleAtHand, words } from '../../app/words'
import { Button } from '../parts/Button'
import { Switch } from '../parts/Field'
import { Icon } from '../parts/Icon'
import { Label } from '../parts/Label'
import { OneOf } from '../parts/OneOf'
import { Page } from './frame/Page'
import { earlierNames, faultOf, movedBy, setupOf } from './seating'
import '../style/pages.css'

function Seat({ names, n }: { names: Signal<readonly string[]>; n: number }) {
  const { setup } = words.value
  const name = names.value[n] ?? ''
  const who = name.trim() || setup.name(n + 1)
  const rename = (text: string) => {
    names.value = names.value.with(n, text)
  }
  const move = (by: -1 | 1) => {
    names.value = movedBy(names.value, n, by)
  }
  return (
    <li class="seat field">
      <span class="number" aria-hidden="true">
        {n + 1}
      </span>
      <input
        type="text"
        aria-label={setup.name(n + 1)}
        placeholder={setup.name(n + 1)}
        value={name}
        maxLength={24}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="next"
        onInput={event => rename(event.currentTarget.value)}
      />
      <Button onTap={() => move(-1)} off={n === 0} label={setup.up(who)}>
        <Icon of="up" />
      </Button>
      <Button onTap={() => move(1)} off={n === names.value.length - 1} label={setup.down(who)}>
        <Icon of="down" />
      </Button>
    </li>
  )
}

/** Names of earlier tables: a tap puts one in the next empty place. */
function Earlier({ names }: { names: Signal<readonly string[]> }) {
  const taken = new Set(names.value.map(name => name.trim().toLocaleLowerCase()))
  const left = earlierNames(games.value).filter(name => !taken.has(name.toLocaleLowerCase()))
  const free = names.value.findIndex(name => name.trim() === '')
  if (left.length === 0 || free < 0) return null
  return (
    <section class="stack">
      <Label level={2}>{words.value.setup.earlier}</Label>
      <div class="row">
        {left.slice(0, 12).map(name => (
          <Button
            key={name}
            onTap={() => {
              names.value = names.value.with(free, name)
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Who begins: chosen, or drawn on the spot so that the table sees it. */
function First({ names, first }: { names: readonly string[]; first: Signal<number> }) {
  const { setup } = words.value
  const drawn = useSignal('')
  const draw = () => {
    first.value = Math.floor(Math.random() * names.length)
    drawn.value = setup.drawn(names[first.value]?.trim() || setup.name(first.value + 1))
  }
  return (
    <section class="stack">
      <Label level={2}>{setup.first}</Label>
      <OneOf
        name={setup.first}
        value={first.value}
        options={names.map((name, i) => ({ value: i, text: name.trim() || setup.name(i + 1) }))}
        onChange={i => {
          first.value = i
          drawn.value = ''
        }}
      />
      <Button onTap={draw}>{setup.draw}</Button>
      <p role="status">{drawn.value}</p>
    </section>
  )
}

function Options({ title, on }: { title: TitleAtHand; on: Signal<readonly string[]> }) {
  const flip = (option: string, wanted: boolean) => {
    const rest = on.value.filter(it => it !== option)
    on.value = wanted ? [...rest, option] : rest
  }
  return (
    <section>
      <Label level={2}>{words.value.setup.options}</Label>
      {title.options.map(option => (
        <Switch key={option} on={on.value.includes(option)} onChange={wanted => flip(option, wanted)}>
          {title.words.label(option)}
        </Switch>
      ))}
    </section>
  )
}

/** A number of seats, the names that were typed kept. */
function seatsOf(names: readonly string[], seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, i) => names[i] ?? '')
}

function Form({ title }: { title: TitleAtHand }) {
  const { setup } = words.value
  const { least, most } = title.seats
  const names = useSignal<readonly string[]>(seatsOf([], Math.min(4, most)))
  const first = useSignal(0)
  const on = useSignal<readonly string[]>([])
  const told = useSignal('')
  const fault = useComputed(() => faultOf(names.value))
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const named = (then: () => Promise<unknown>) => {
    const wrong = fault.value
    if (!wrong) return void then()
    told.value = wrong.is === 'empty' ? setup.empty(wrong.seat) : setup.twice(wrong.name)
  }
  const begin = () =>
    named(() =>
      newGame(title.id, setupOf(names.value, first.value, on.value)).then(() => go('play', undefined, true)),
    )
  // Who began is long past: the seats are as they were typed.
  const joinOnTheWay = () =>
    named(() => beginJoining(title.id, setupOf(names.value, 0, on.value)).then(() => go('join')))
  const seat = (count: number) => {
    names.value = seatsOf(names.value, count)
    first.value = Math.min(first.value, count - 1)
  }
  return (
    <>
      <Label level={2}>{setup.players}</Label>
      <OneOf
        name={setup.players}
        narrow
        value={names.value.length}
        options={numbers.map(n => ({ value: n, text: n }))}
        onChange={seat}
      />
      <Label level={2}>{setup.seats}</Label>
      <ul class="seats">
        {names.value.map((_, n) => (
          <Seat key={n} names={names} n={n} />
        ))}
      </ul>
      <Earlier names={names} />
      <First names={names.value} first={first} />
      <Options title={title} on={on} />
      <div role="alert">{fault.value && told.value ? <p class="strip stop">{told.value}</p> : null}</div>
      <Button kind="go" class="big" onTap={begin}>
        {setup.begin}
      </Button>
      <Button class="big" onTap={joinOnTheWay}>
        {words.value.past.joining.way}
      </Button>
    </>
  )
}

/** A new game: who plays, in which order, who begins, which options. */
export function NewGame() {
  useEffect(() => void reachTitle(), [])
  const title = titleAtHand.value
  return <Page title={words.value.setup.title}>{title ? <Form title={title} /> : null}</Page>
}
