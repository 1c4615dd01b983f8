import type { ComponentChildren } from 'preact'
import { Bar } from './Bar'
import { Refused } from './Refused'
import { Top } from './Top'

/** A screen of an open game: its head, what the screen shows, why a tap was refused, and the bar. */
export function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="frame">
      <Top />
      <main key={title}>
        <h1 class="hidden-text">{title}</h1>
        {children}
      </main>
      <Refused />
      <Bar />
    </div>
  )
}
