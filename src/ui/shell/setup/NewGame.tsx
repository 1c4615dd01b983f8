import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../../../app/desk/routes'
import { fullName, reachTitle, type TitleAtHand, titleAtHand, words } from '../../../app/desk/words'
import { games, newGame, titlesByUse } from '../../../app/games/games'
import { beginJoining } from '../../../app/games/join'
import type { Setup } from '../../../rules/rule'
import { flagFault, LONGEST_NAME } from '../../../rules/setup'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Switch } from '../../kit/parts/Field'
import { Icon } from '../../kit/parts/Icon'
import { Label } from '../../kit/parts/Label'
import { isNumbered } from '../../kit/parts/numbered'
import { OneOf } from '../../kit/parts/OneOf'
import { onEnter } from '../../kit/parts/onEnter'
import { cannotJoin, reachScreens } from '../screens'
import { draftFault, draftsOf, ownOf } from './drafts'
import { SetupFields } from './SetupFields'
import { faultSaid, labelOf } from './say'
import { earlierNames, movedBy, namesFor, setupOf, twiceIn } from './seating'
import { TitlePick } from './TitlePick'
import '../../style/pages.css'

/** The names of the taken seats, and how to change them. */
interface Seated {
  readonly names: readonly string[]
  readonly put: (names: readonly string[]) => void
}

/** Moves to the next name; after the last one the on-screen keyboard closes. */
function toNextField(field: HTMLInputElement): void {
  const next = field.closest('li')?.nextElementSibling?.querySelector('input')
  if (next) next.focus()
  else field.blur()
}

function Seat({ names, put, n }: Seated & { n: number }) {
  const { setup } = words.value
  const name = names[n] ?? ''
  const who = name.trim() || setup.name(n + 1)
  const rename = (text: string) => put(names.with(n, text))
  const move = (by: -1 | 1) => put(movedBy(names, n, by))
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
  const taken = new Set(names.map(name => name.trim().toLocaleLowerCase()))
  const left = earlierNames(games.value, isNumbered).filter(name => !taken.has(name.toLocaleLowerCase()))
  const free = names.findIndex(name => name.trim() === '')
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
function First({
  title,
  names,
  first,
}: {
  title: TitleAtHand
  names: readonly string[]
  first: Signal<number>
}) {
  const { setup } = words.value
  const what = labelOf(title.words, 'first seat') ?? setup.first
  const drawn = useSignal('')
  const draw = () => {
    first.value = Math.floor(Math.random() * names.length)
    drawn.value = setup.drawn(names[first.value]?.trim() || setup.name(first.value + 1))
  }
  return (
    <section class="stack">
      <Label level={2}>{what}</Label>
      <OneOf
        name={what}
        value={Math.min(first.value, names.length - 1)}
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

/** The options that a title has for this number of players. */
const flagsFor = ({ setup }: TitleAtHand, players: number) =>
  setup.flags.filter(({ seats }) => seats?.includes(players) ?? true).map(({ id }) => id)

function Options({
  title,
  players,
  on,
}: {
  title: TitleAtHand
  players: number
  on: Signal<readonly string[]>
}) {
  const flags = flagsFor(title, players)
  const flip = (option: string, wanted: boolean) => {
    const rest = on.value.filter(it => it !== option)
    on.value = wanted ? [...rest, option] : rest
  }
  if (flags.length === 0) return null
  return (
    <section>
      <Label level={2}>{words.value.setup.options}</Label>
      {flags.map(option => {
        const what = labelOf(title.words, `${option} what`)
        return (
          <Switch key={option} on={on.value.includes(option)} onChange={wanted => flip(option, wanted)}>
            {title.words.label(option)}
            {what ? <small>{what}</small> : null}
          </Switch>
        )
      })}
    </section>
  )
}

/** The names for a number of seats; typed names are kept. */
function seatsOf(names: readonly string[], seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, i) => names[i] ?? '')
}

/** Who plays, whichever title is chosen; names beyond the seats of one title are kept for the next. */
interface AtTable {
  readonly typed: Signal<readonly string[]>
  readonly first: Signal<number>
}

/** What is wrong with a game as filled in, in one sentence; `undefined` if it can begin. */
function faultIn(title: TitleAtHand, names: readonly string[], setup: Setup): string | undefined {
  const said = words.value.setup
  const twice = twiceIn(names)
  if (twice !== undefined) return said.twice(twice)
  const fault = draftFault(title.setup, draftsOf(title.id) ?? {}, setup) ?? flagFault(title.setup, setup)
  return fault && faultSaid(fault, title.words)
}

/** The two ways into a game: begin it here, or join it midway. One sentence says why neither is possible yet. */
function Doors({
  title,
  typed,
  first,
  options,
}: {
  title: TitleAtHand
  typed: readonly string[]
  first: number
  options: readonly string[]
}) {
  const { setup, past } = words.value
  useEffect(() => void reachScreens(title.id).catch(() => {}), [title.id])
  const told = useSignal('')
  const names = namesFor(typed, setup.name)
  const tableFrom = (from: number) =>
    setupOf(names, from, options, ownOf(title.setup, draftsOf(title.id) ?? {}))
  const wrong = faultIn(title, names, tableFrom(first))
  const enter = (then: () => Promise<unknown>) => {
    told.value = wrong ?? ''
    if (!wrong)
      then().catch(() => {
        told.value = setup.failed
      })
  }
  const begin = () => enter(() => newGame(title.id, tableFrom(first)).then(() => go('play', undefined, true)))
  const joinOnTheWay = () =>
    enter(async () => {
      // Who began is long past: the seats stay as typed.
      await beginJoining(title.id, tableFrom(0))
      go('join')
    })
  const shown = told.value === wrong || told.value === setup.failed ? told.value : ''
  return (
    <>
      {cannotJoin(title.id) ? null : (
        <Button class="big" onTap={joinOnTheWay}>
          {past.joining.way}
        </Button>
      )}
      <div class="page-foot begin">
        <div role="alert">{shown ? <p class="strip stop">{shown}</p> : null}</div>
        <Button kind="go" class="big" onTap={begin}>
          {setup.begin}
        </Button>
      </div>
    </>
  )
}

function Form({ title, table: { typed, first } }: { title: TitleAtHand; table: AtTable }) {
  const { setup } = words.value
  const { least, most } = title.seats
  const on = useSignal<readonly string[]>([])
  const names = seatsOf(typed.value, Math.max(least, Math.min(typed.value.length, most)))
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const options = flagsFor(title, names.length).filter(option => on.value.includes(option))
  const put = (seated: readonly string[]) => {
    typed.value = [...seated, ...typed.value.slice(seated.length)]
  }
  const seat = (count: number) => {
    typed.value = seatsOf(names, count)
    first.value = Math.min(first.value, count - 1)
  }
  return (
    <>
      <Label level={2}>{setup.players}</Label>
      <OneOf
        name={setup.players}
        narrow
        value={names.length}
        options={numbers.map(n => ({ value: n, text: n }))}
        onChange={seat}
      />
      <Label level={2}>{setup.seats}</Label>
      <ul class="seats">
        {names.map((_, n) => (
          <Seat key={n} names={names} put={put} n={n} />
        ))}
      </ul>
      <Earlier names={names} put={put} />
      <First title={title} names={names} first={first} />
      <Options title={title} players={names.length} on={on} />
      <SetupFields title={title} setup={setupOf(names, 0, [])} />
      <Doors title={title} typed={names} first={Math.min(first.value, names.length - 1)} options={options} />
    </>
  )
}

/** A new game: which title, who plays, in which order, who begins, and what else the title asks for. */
export function NewGame() {
  const { setup } = words.value
  const chosen = useSignal<TitleAtHand['id']>()
  const missing = useSignal(false)
  const table = { typed: useSignal<readonly string[]>(seatsOf([], 4)), first: useSignal(0) }
  const id = chosen.value ?? titlesByUse()[0]
  useEffect(() => {
    missing.value = false
    reachTitle(id).catch(() => {
      missing.value = true
    })
  }, [id])
  const title = titleAtHand.value
  if (id === undefined) return null
  const pick = (other: TitleAtHand['id']) => {
    chosen.value = other
  }
  return (
    <Page title={setup.title} apart>
      <TitlePick chosen={id} onPick={pick} />
      {title?.id === id ? <Form key={id} title={title} table={table} /> : null}
      {title?.id !== id && missing.value ? <p class="soft">{setup.notHere(fullName(id))}</p> : null}
    </Page>
  )
}
