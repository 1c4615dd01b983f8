import { computed, effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { followedAs } from '../../../app/desk/followed'
import { heldBack } from '../../../app/desk/guard'
import { addressOf, route } from '../../../app/desk/routes'
import { corrected, lastSaid, session, viewOf, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { spoken } from '../../../app/device/settings'
import { allowed, asking, deciders, isTurn, type OwnAsk, rests } from '../../../app/follow/asking'
import { away, following, live } from '../../../app/follow/following'
import { said } from '../../../app/follow/words'
import type { AnyState } from '../../../rules/state'
import { lastChange, now, type Session } from '../../../session/session'
import { later } from '../parts/later'
import { Why } from './inApart'
import { useStill } from './still'
import './following.css'

const News = later(async () => (await import('./Wall')).News, 'rare')
const Sent = later(async () => (await import('./Sent')).Sent, 'rare')

/** The news on a table view that follows. */
function Newest() {
  const stood = useRef(lastSaid.peek())
  return <News stood={stood.current} />
}

/** As everywhere in the app: a clock of 24 hours. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const time = (at: number) => new Date(at).toLocaleTimeString(spoken.value, CLOCK)

/** How this phone is connected; if it is not, how old what it shows is. */
const state = computed(() => {
  const now = following.value
  if (live.value) return away.value ? said.value.away : said.value.live
  if (now.is === 'parted') return said.value.parted
  const head = current.value
  if (now.is === 'lost' && now.game === head?.id) return said.value.lost(time(now.since))
  const when = { day: 'numeric', month: 'short', ...CLOCK } as const
  return said.value.off(head ? new Date(head.changed).toLocaleString(spoken.value, when) : '–')
})

/**
 * What the last change brought this player or took, while this is live; after a correction, by how much their money differs from what
 * it was.
 */
function broughtTo(player: string, open: Session, has: number): number {
  const last = open.records.at(-1)
  // What Undo took back neither came nor went.
  if (!live.value || !last || 'undo' in last) return 0
  const correction = corrected.value
  if (correction) return has - (purseOf(player, open, correction.was)?.books ?? has)
  let sum = 0
  for (const it of open.entries.slice(lastChange(open)).flatMap(({ happened }) => happened))
    if (it.is === 'paid') sum += (it.to === player ? it.amount : 0) - (it.from === player ? it.amount : 0)
  return sum
}

const purseOf = (player: string | undefined, open: Session, state: AnyState) =>
  viewOf(open, state).purses.find(({ holder }) => holder === player)

/** The own money of whoever this phone belongs to, whatever table is shown, and while this is live what the last change brought. */
const mine = computed(() => {
  const [player, open] = [followedAs.value, session.value]
  const purse = open && purseOf(player, open, now(open))
  if (!open || !purse) return null
  const { money } = voice.value
  const { mine: has, got, paid } = said.value
  const sum = broughtTo(purse.holder, open, purse.books)
  return {
    has: has(money(purse.books)),
    brought: sum > 0 ? got(money(sum)) : sum < 0 ? paid(money(-sum)) : '',
  }
})

const atPlay = computed(() => route.value.screen === 'play')

/** What became of what this phone asked. */
function answerTo({ is, said: text, atOnce, action }: OwnAsk): string {
  const { answers, entered } = said.value
  // What names them may be entered on another's turn as well, such as an exchange.
  const theirs = (action as { player?: unknown } | undefined)?.player === followedAs.value
  if (is === 'others' && !theirs && !isTurn.value && deciders.value.length > 0)
    return said.value.turnOf(deciders.value.map(voice.value.name).join(', '))
  if (atOnce && is === 'taken') return entered(text)
  return answers[is](text)
}

/**
 * The one line about what is entered: what became of what this phone asked, or that a tap was held back, or on its player's turn
 * where a tap goes; away from the buttons, that it is their turn.
 */
const toldOf = computed(() => {
  const { onlyLooks, yourTurn, isYours } = said.value
  const own = asking.value
  if (own) return answerTo(own)
  if (heldBack.value) return onlyLooks
  if (!live.value || !isTurn.value) return ''
  return atPlay.value ? yourTurn[allowed.value] : isYours
})

// Buttons of no use look so.
const root = document.documentElement.classList
effect(() => void root.toggle('rests', rests.value))

/** Why this phone does not follow again by itself. */
function Ended() {
  const now = following.value
  return now.is === 'lost' && now.why && now.game === current.value?.id ? <Why of={now.why} /> : null
}

/** The line over a game that this phone follows: whether it is live, how old it is if not, and the own money. */
export function Following() {
  const { again, compare, onlyLooks } = said.value
  const { screen } = route.value
  const parted = following.value.is === 'parted'
  const told = toldOf.value
  // On the next screen nothing was held back yet.
  useEffect(() => {
    heldBack.value = false
  }, [screen])
  const strip = useRef<HTMLDivElement>(null)
  // A long answer takes more lines than what stood there.
  const money = [mine.value?.has, mine.value?.brought]
  const on = [screen, told, asking.value, following.value, live.value, away.value, ...money]
  useStill(strip, `${screen} ${session.value?.records.length}`, on)
  return (
    <div
      role="status"
      ref={strip}
      class={`following ${live.value && !away.value ? 'live' : ''} ${heldBack.value ? 'held' : ''}`}
    >
      <a href={addressOf('follow', 'bank')}>
        <i />
        <span>
          <Ended /> {state} {mine.value ? <b>{mine.value.has}</b> : null}{' '}
          {mine.value?.brought ? <b class="brought">{mine.value.brought}</b> : null}
        </span>
      </a>
      {/* The pages of following have their own. */}
      {live.value || screen === 'follow' ? null : (
        <a class="button" href={addressOf('follow', parted ? 'parted' : undefined)}>
          {parted ? compare : again}
        </a>
      )}
      {/* In the first row, which is as high without it: nothing moves under the finger that has just asked. */}
      {asking.value?.is === 'sent' ? <Sent heard={live.value} /> : null}
      {told === '' ? null : (
        <p class="told">
          <span>{told}</span>
          {isTurn.value && live.value && !atPlay.value ? (
            <a class="button" href={addressOf('play')}>
              {words.value.frame.play}
            </a>
          ) : null}
        </p>
      )}
      {/* What the dashed lines around the buttons tell those who see them. */}
      {allowed.value === 'watch' && told === '' && atPlay.value ? (
        <p class="hidden-text">{onlyLooks}</p>
      ) : null}
      {screen === 'table' ? <Newest /> : null}
    </div>
  )
}
