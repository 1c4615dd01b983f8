import { signed } from '../../../app/desk/money'
import { session, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { settings } from '../../../app/device/settings'
import type { TableReport } from '../../../rules/report'
import { asTold, type Difference, differences, type Leaf } from '../../../session/compare'
import { Icon } from '../../kit/parts/Icon'
import { Label } from '../../kit/parts/Label'
import { Who } from '../../kit/parts/Who'
import './past.css'

/** The kind of value under a key of the report, according to the title. */
const kindOf = (key: string) => session.value?.title.fields.kinds[key]

/** A path below its holder, if it has one: the key that has words of its own and says what kind of figure this is, and the rest. */
function partsOf({ path }: Difference): { readonly key: string; readonly sub: readonly string[] } {
  const [key = '', ...sub] = path[0] === 'players' || path[0] === 'corporations' ? path.slice(2) : path
  const within = `${key}.${sub[0]}`
  return kindOf(within) === undefined ? { key, sub } : { key: within, sub: sub.slice(1) }
}

const keyOf = (line: Difference) => partsOf(line).key

/** Differences of one holder, or of the table as a whole. */
interface Group {
  readonly of: string | undefined
  readonly lines: readonly Difference[]
}

function groupsOf(all: readonly Difference[]): readonly Group[] {
  const hide = settings.hideNetWorth.value
  // What was not there before and is empty now reads the same: nothing to tell.
  const shown = all.filter(
    it => !(hide && keyOf(it) === 'netWorth') && textOf(keyOf(it), it.was) !== textOf(keyOf(it), it.is),
  )
  const groups = new Map<string | undefined, Difference[]>()
  // Players first: the table asks about theirs.
  for (const part of ['players', 'corporations', undefined])
    for (const line of shown) {
      const top = line.path[0] === 'players' || line.path[0] === 'corporations' ? line.path[0] : undefined
      if (top !== part) continue
      const of = top === undefined ? undefined : line.path[1]
      groups.set(of, [...(groups.get(of) ?? []), line])
    }
  // A change of price already says where the token lies.
  return [...groups].map(([of, lines]) => {
    const priced = lines.some(line => keyOf(line) === 'price')
    return { of, lines: lines.filter(line => !priced || keyOf(line) !== 'cell') }
  })
}

/** An id in a list or a path: a player or corporation by name, anything else by its short name. */
function idText(id: string): string {
  const name = voice.value.name(id)
  return name === id ? (titleWords.value?.short(id) ?? id) : name
}

function textOf(key: string, value: Leaf): string {
  const { change } = words.value.past
  if (value === null || value === '') return change.nothingThere
  if (typeof value === 'object' && kindOf(key) === 'tile') {
    const [tile = '', turns = ''] = value
    return change.tile(tile, Number(turns))
  }
  if (typeof value === 'object') return value.length > 0 ? value.map(idText).join(' ') : change.nothingThere
  if (typeof value === 'boolean') return value ? change.stood : change.notStood
  if (typeof value === 'number') return kindOf(key) === 'money' ? voice.value.money(value) : `${value}`
  if (key === 'round') return roundName(value)
  if (key === 'gameOver') return titleWords.value?.label(value) ?? value
  return kindOf(key) === 'holder' ? voice.value.name(value) : value
}

/** By how much the figure rises or falls; empty if it is not a figure. */
function byOf(key: string, { was, is }: Difference): string {
  // The report has no figure for a holder without shares of a corporation: that is 0.
  const none = kindOf(key) === 'shares' ? 0 : undefined
  const [before, after] = [was ?? none, is ?? none]
  if (typeof before !== 'number' || typeof after !== 'number') return ''
  const by = after - before
  return kindOf(key) === 'money' ? signed(by) : `${by < 0 ? '−' : '+'}${Math.abs(by)}`
}

function Line({ line }: { line: Difference }) {
  const { change } = words.value.past
  const { key, sub } = partsOf(line)
  const of = sub.map(idText)
  return (
    <li>
      <span class="soft">{[titleWords.value?.figure(key) ?? key, ...of].join(' ')}</span>
      <span class="becomes-value">
        {textOf(key, line.was)} <Icon of="to" />
        <span class="hidden-text">{change.to} </span>
        {textOf(key, line.is)}
      </span>
      <b>{byOf(key, line)}</b>
    </li>
  )
}

/** What each balance, price, share and train becomes: old, new and difference, by holder. */
export function Becomes({ title, was, is }: { title?: string; was: TableReport; is: TableReport }) {
  const { change } = words.value.past
  const fields = session.value?.title.fields
  const all = differences(was, is).map(line => (fields ? asTold(fields, line) : line))
  const groups = groupsOf(all)
  return (
    <section class="becomes">
      {title === undefined ? null : <Label level={2}>{title}</Label>}
      {groups.length === 0 ? <p class="soft">{change.same}</p> : null}
      {groups.map(({ of, lines }) => (
        <section key={of ?? ''}>
          <h3>{of === undefined ? change.table : <Who id={of} />}</h3>
          <ul>
            {lines.map(line => (
              <Line key={line.path.join()} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
