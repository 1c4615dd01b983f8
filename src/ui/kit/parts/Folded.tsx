import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** What is seldom needed, behind a line that unfolds it; it is made only then, for a tap draws the panel anew. */
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
