import { effect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { go, route } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { Button } from '../parts/Button'
import { Icon } from '../parts/Icon'
import { Bar } from './Bar'
import { HandedOver } from './HandedOver'
import { Refused } from './Refused'
import { Watching } from './Watching'

/** Number of screens shown since the app was opened; before the second there is no screen of ours to go back to. */
let shown = 0
effect(() => {
  void route.value
  shown += 1
})

function back(): void {
  if (shown > 1) history.back()
  else go(session.value ? 'play' : 'start')
}

/** Goes back, by default to where the banker came from, or up if the page was opened by its address. */
export function BackButton({ onTap = back }: { onTap?: () => void }) {
  return (
    <Button kind="quiet" onTap={onTap} label={words.value.frame.back}>
      <Icon of="back" />
    </Button>
  )
}

interface PageProps {
  readonly title: string
  readonly apart?: boolean
  readonly fills?: boolean
  readonly children: ComponentChildren
}

/**
 * A page with a heading and a back button. Over an open game the bar with Undo stays below it, unless the page is
 * `apart` from the game; Undo rests if the page is itself filled in (`fills`).
 */
export function Page({ title, apart = false, fills = false, children }: PageProps) {
  return (
    <div class="frame">
      <div>
        <header class="head">
          <BackButton />
          <h1>{title}</h1>
        </header>
        {apart ? null : <HandedOver />}
        {apart ? null : <Watching />}
      </div>
      <main>
        <div class="page stack">{children}</div>
      </main>
      <Refused />
      {session.value && !apart ? <Bar fills={fills} /> : null}
    </div>
  )
}
