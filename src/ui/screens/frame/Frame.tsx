import type { ComponentChildren } from 'preact'
import { Held } from '../past/Held'
import { Bar } from './Bar'
import { Notices } from './Notices'
import { Refused } from './Refused'
import { Top } from './Top'

/** A screen of an open game: its head, what the screen shows, why a tap was refused, and the bar. */
export function Frame({
  title,
  sides = false,
  children,
}: {
  title: string
  sides?: boolean
  children: ComponentChildren
}) {
  return (
    <div class="frame">
      <div>
        <Top />
        <Notices />
        <Held />
      </div>
      <main key={title} class={sides ? 'sides' : ''}>
        <h1 class="hidden-text">{title}</h1>
        {children}
      </main>
      <Refused />
      <Bar />
    </div>
  )
}
