import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** Seldom needed content under a line that unfolds it. It is only made once unfolded, because every tap redraws the panel. */
export function Folded({
  line,
  class: more = '',
  children,
}: {
  line: ComponentChildren
  class?: string
  children: ComponentChildren
}) {
  const [open, setOpen] = useState(false)
  return (
    <details class={`later ${more}`} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{line}</summary>
      {open ? children : null}
    </details>
  )
}
