import { computed, effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { followedAs } from '../../../app/desk/followed'
import { heldBack } from '../../../app/desk/guard'
import { addressOf, route } from '../../../app/desk/routes'
import { lastHappened, lastSaid, tableNow, voice } from '../../../app/desk/table'
import { spoken } from '../../../app/device/settings'
import { allowed, asking, rests } from '../../../app/follow/asking'
import { following, live } from '../../../app/follow/following'
import { said } from '../../../app/follow/words'
import { later } from '../parts/later'
import './following.css'

const News = later(async () => (await import('./Wall')).News, 'rare')

/** The news on a table view that follows. */
function Newest() {
  const stood = useRef(lastSaid.peek())
  return <News stood={stood.current} />
}

const time = (at: number) =>
  new Date(at).toLocaleTimeString(spoken.value, { hour: '2-digit', minute: '2-digit' })

/** How this phone is connected; if it is not, how old what it shows is. */
const state = computed(() => {
  const now = following.value
  if (live.value) return said.value.live
  if (now.is === 'parted') return said.value.parted
  const head = current.value
  if (now.is === 'lost' && now.game === head?.id) {
    const why = now.why ? `${said.value.reasons[now.why]} ` : ''
    return why + said.value.lost(time(now.since))
  }
  const when = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return said.value.off(head ? new Date(head.changed).toLocaleString(spoken.value, when) : '–')
})

/** The own money of whoever this phone belongs to, and what the last change brought. */
const mine = computed(() => {
  const [player, view] = [followedAs.value, tableNow.value]
  const purse = player ? view?.purses.find(({ holder }) => holder === player) : undefined
  if (!purse || !player) return null
  const { money } = voice.value
  let sum = 0
  for (const it of lastHappened.value)
    if (it.is === 'paid') sum += (it.to === player ? it.amount : 0) - (it.from === player ? it.amount : 0)
  const brought = sum > 0 ? said.value.get(money(sum)) : sum < 0 ? said.value.pay(money(-sum)) : ''
  return { has: said.value.mine(money(purse.books)), brought }
})

/** What became of what this phone asked; before that, on its player's turn, where a tap goes. */
const toldOf = computed(() => {
  const { answers, yourTurn } = said.value
  const own = asking.value
  if (own) return answers[own.is](own.said)
  return rests.value || route.value.screen !== 'play' ? '' : yourTurn[allowed.value]
})

// Buttons of no use look so.
const root = document.documentElement.classList
effect(() => void root.toggle('rests', rests.value))

/** The line over a game that this phone follows: whether it is live, how old it is if not, and the own money. */
export function Following() {
  const { again, compare, onlyLooks } = said.value
  const parted = following.value.is === 'parted'
  const compares = route.value.screen === 'follow' && route.value.of === 'parted'
  const told = toldOf.value
  // On the next screen nothing was held back yet.
  useEffect(
    () => () => {
      heldBack.value = false
    },
    [],
  )
  return (
    <div role="status" class={`following ${live.value ? 'live' : ''} ${heldBack.value ? 'held' : ''}`}>
      <a href={addressOf('follow', 'bank')}>
        <i />
        <span>
          {state} {mine.value ? <b>{mine.value.has}</b> : null}{' '}
          {mine.value?.brought ? <b class="brought">{mine.value.brought}</b> : null}
        </span>
      </a>
      {live.value || (parted && compares) ? null : (
        <a class="button" href={addressOf('follow', parted ? 'parted' : undefined)}>
          {parted ? compare : again}
        </a>
      )}
      {heldBack.value ? <p>{onlyLooks}</p> : null}
      {told === '' ? null : <p class="told">{told}</p>}
      {/* What the dashed lines around the buttons tell those who see them. */}
      {rests.value && !heldBack.value && route.value.screen === 'play' ? (
        <p class="hidden-text">{onlyLooks}</p>
      ) : null}
      {route.value.screen === 'table' ? <Newest /> : null}
    </div>
  )
}
