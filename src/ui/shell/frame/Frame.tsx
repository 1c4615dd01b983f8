import type { ComponentChildren } from 'preact'
import { route } from '../../../app/desk/routes'
import { Bar } from '../../kit/frame/Bar'
import { HandedOver } from '../../kit/frame/HandedOver'
import { Refused } from '../../kit/frame/Refused'
import { Watching } from '../../kit/frame/Watching'
import { HeldChanges } from '../past/HeldChanges'
import { Notices } from './Notices'
import { Top } from './Top'

interface FrameProps {
  readonly title: string
  readonly sides?: boolean
  readonly children: ComponentChildren
}

/** A screen of an open game: its head, the screen's content, why a tap was refused, and the bar. */
export function Frame({ title, sides = false, children }: FrameProps) {
  return (
    <div class="frame">
      <div>
        <Top />
        <Notices />
        <HandedOver />
        <Watching />
        <HeldChanges />
      </div>
      <main key={title} class={sides ? 'sides' : ''}>
        <h1 class="hidden-text">{title}</h1>
        {children}
      </main>
      <Refused besidePlay={sides || route.value.screen === 'play'} />
      <Bar />
    </div>
  )
}
