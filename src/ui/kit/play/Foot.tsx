import type { ComponentChildren } from 'preact'

/** The main action of a turn, always in the same place above the bar. */
export function Foot({ children }: { children: ComponentChildren }) {
  return <div class="play-foot">{children}</div>
}
