import type { ComponentChildren } from 'preact'
import { voice } from '../../../../app/desk/table'
import { AheadPage } from '../../../../families/ahead/screens/AheadPage'
import { Means } from '../../../../families/ahead/screens/Means'
import { outlookNow } from '../../../../families/ahead/screens/outlook'
import type { AheadProps } from '../../../../ui/kit/panels/screens'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Label } from '../../../../ui/kit/parts/Label'
import { RuleLink } from '../../../../ui/kit/parts/RuleLink'
import { TREASURER } from '../../data'
import {
  type LastCall,
  type LilOutlook,
  meansOf,
  outlook as outlookOf,
  type TypeAhead,
} from '../../later/outlook'
import type { LilState } from '../../state'
import type { LilView } from '../../tableView'
import { setsOffLines } from '../setsOff'
import { tableNow } from '../table'
import { said } from '../words'

/** The outlook of the table being shown, and what each player could buy and raise there. */
const outlook = outlookNow(outlookOf)
const meansNow = outlookNow((state: LilState) => (player: string) => meansOf(state, player))

/** What the first train of a type triggers, a line each, and which companies it leaves without a train. */
function SetsOff({ of, none }: { of: TypeAhead; none: string }) {
  const { ahead } = said.value
  const { name } = voice.value
  const lines = setsOffLines(of, of.sets)
  if (lines.length === 0) return <p>{none}</p>
  return (
    <>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {of.trainless.length > 0 ? <p>{ahead.trainless(of.trainless.map(name).join(', '))}</p> : null}
    </>
  )
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="stack">
      <Label level={2}>{name}</Label>
      {children}
    </section>
  )
}

/** The train that each round's bureaucracy takes if nobody buys one, and the phase that begins with it. */
function Bureaucracy({ comes }: { comes: LilOutlook }) {
  const { ahead: text, setsOff } = said.value
  return (
    <Part name={text.bureaucracy}>
      {comes.rounds.length === 0 ? <p>{text.noMore}</p> : null}
      <div>
        {comes.rounds.map(row => (
          <Expandable
            key={row.round}
            line={text.takes(row.round, row.type)}
            detail={row.sets ? setsOff.phase(row.sets.phase) : text.nothing}
          >
            <SetsOff of={row} none={text.stays} />
          </Expandable>
        ))}
      </div>
      <p class="soft">{text.bureaucracyAssumes}</p>
      <div class="row">
        <RuleLink to="bureaucracy" />
        <RuleLink to="phases" />
      </div>
    </Part>
  )
}

/** The types left in the stack, each with what its first train triggers. */
function Stack({ comes }: { comes: LilOutlook }) {
  const { ahead: text, setsOff } = said.value
  const when = (by: number | null) => (by === null ? text.never : text.by(by))
  return (
    <Part name={text.stack}>
      <div>
        {comes.stack.map(row => (
          <Expandable
            key={row.type}
            line={text.type(row.type, voice.value.money(row.price), row.left)}
            detail={row.sets ? `${setsOff.phase(row.sets.phase)} · ${when(row.by)}` : text.begun}
          >
            <SetsOff of={row} none={text.more} />
          </Expandable>
        ))}
      </div>
      <p class="soft">{text.stackAssumes}</p>
    </Part>
  )
}

/** The Treasurer and the copy cards, in the last round. */
function LastCalls({ view, calls }: { view: LilView; calls: readonly LastCall[] }) {
  const { ahead: text } = said.value
  const { name, money } = voice.value
  if (calls.length === 0) return null
  return (
    <Part name={text.lastCalls}>
      {calls.map(({ player, treasurer, copies, worth }) => (
        <div key={player} class="stack">
          {treasurer ? <p>{text.treasurer(name(player), money(TREASURER * view.roundNumber))}</p> : null}
          {copies > 0 ? <p>{text.copies(name(player), copies, money(worth))}</p> : null}
        </div>
      ))}
    </Part>
  )
}

/** What a player could buy and raise with a card for shares, for a phone of their own. */
function Own({ of }: { of: string }) {
  const { ahead: text, play } = said.value
  const player = tableNow.value?.players.find(({ id }) => id === of)
  const means = meansNow.value
  if (!player || !means) return null
  const held = play.certificates(player.certificates, player.limit)
  const called = { company: voice.value.name, train: (type: string) => type }
  return <Means text={text} of={means(of)} held={held} shares={player.shares} called={called} />
}

/**
 * What is to come: the rounds left, what bureaucracy brings if nobody buys, what each train triggers, and what counts
 * only until or at the end; or only what a player can do.
 */
export function Ahead({ of }: AheadProps) {
  if (of !== undefined) return <Own of={of} />
  const { ahead: text } = said.value
  const comes = outlook.value
  const view = tableNow.value
  if (!comes || !view) return null
  return (
    <AheadPage text={text}>
      <Part name={text.rounds}>
        <Expandable
          line={text.after(comes.after)}
          detail={`${Math.max(1, view.roundNumber)} / ${view.rounds}`}
        >
          <p>{view.options.professional ? text.lastProfessional : text.last}</p>
          <RuleLink to="end" />
        </Expandable>
      </Part>
      {comes.trainless.length > 0 ? (
        <p class="strip notice">{text.trainlessNow(comes.trainless.map(voice.value.name).join(', '))}</p>
      ) : null}
      <LastCalls view={view} calls={comes.lastCalls} />
      <Bureaucracy comes={comes} />
      <Stack comes={comes} />
    </AheadPage>
  )
}
