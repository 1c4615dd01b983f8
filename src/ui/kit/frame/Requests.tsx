import { effect, signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Asked, asked } from '../../../app/desk/asked'
import { mustPick } from '../../../app/desk/followers'
import { go, route } from '../../../app/desk/routes'
import { elsewhere, voice } from '../../../app/desk/table'
import { said } from '../../../app/follow/words'
import type { Action, Choice } from '../../../rules/rule'
import { Button } from '../parts/Button'
import { beside } from '../parts/beside'
import { reveal } from '../parts/opened'
import { enters, isSame } from './enters'
import './requests.css'

/** What stands beside its button, in sight. */
const placed = signal<ReadonlySet<Asked>>(new Set())

/** A request beside its button, which is marked if it enters just that. */
function Here({ of, same }: { of: Asked; same: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const put = (inSight: boolean) => {
      const others = [...placed.peek()].filter(one => one !== of)
      placed.value = new Set(inSight ? [...others, of] : others)
    }
    const at = place.current
    if (!at) return undefined
    // Where it is folded away or has no room, it stands above the screen.
    const look = () => put(at.checkVisibility?.() ?? true)
    look()
    reveal(at)
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    sizes?.observe(at)
    return () => {
      sizes?.disconnect()
      put(false)
    }
  }, [of])
  return (
    <div class={same ? 'here same' : 'here'} ref={place}>
      <Request of={of} />
    </div>
  )
}

effect(() => {
  const all = elsewhere.value ? [] : asked.value
  const at = (choice: Choice<Action> | undefined, tapped: Action | undefined) => {
    const one = choice && all.find(({ action }) => enters(choice, action))
    return one?.action && <Here key="asked" of={one} same={isSame(tapped, one.action)} />
  }
  beside.value = all.length > 0 ? at : null
})

/** For so long after it has come, in ms, a finger that was on its way to what lay there before enters nothing. */
const COMES = 500

/** Whether a request has been there for long enough to be meant. */
function useIsThere(of: Asked): boolean {
  const [there, setThere] = useState<Asked>()
  useEffect(() => {
    const timer = setTimeout(() => setThere(of), COMES)
    return () => clearTimeout(timer)
  }, [of])
  return there === of
}

function Request({ of }: { of: Asked }) {
  const { player, said: text, take, refuse } = of
  const { asks, take: takeText, refuse: refuseText } = said.value
  const isThere = useIsThere(of)
  return (
    <div class="strip notice request">
      <p>
        <strong>{asks(voice.value.name(player))}</strong> {text}
      </p>
      <div class={isThere ? 'buttons' : 'buttons comes'}>
        <Button kind="go" label={`${takeText}: ${text}`} onTap={take}>
          {takeText}
        </Button>
        <Button label={`${refuseText}: ${text}`} onTap={refuse}>
          {refuseText}
        </Button>
      </div>
    </div>
  )
}

function Parted() {
  const { parted, compare } = said.value
  // The page that compares them says all of it.
  if (route.value.screen === 'follow' && route.value.of === 'parted') return null
  return (
    <div class="strip notice request">
      <p>{parted}</p>
      <Button onTap={() => go('follow', 'parted')}>{compare}</Button>
    </div>
  )
}

/**
 * What players ask from their own phones: one tap enters it, another refuses; and what the table has to pick, above the
 * screen. A request stands beside the button that it is, or there as well if that is not in sight.
 */
export function Requests() {
  const { asks } = said.value
  return (
    <section role="status">
      {mustPick.value ? <Parted /> : null}
      {asked.value.map(one =>
        placed.value.has(one) ? (
          <p key={one.phone} class="hidden-text">
            {asks(voice.value.name(one.player))} {one.said}
          </p>
        ) : (
          <Request key={one.phone} of={one} />
        ),
      )}
    </section>
  )
}
