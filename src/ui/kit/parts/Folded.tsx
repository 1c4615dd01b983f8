import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { reveal } from './opened'

interface FoldedProps {
  readonly line: ComponentChildren
  readonly class?: string
  readonly children: ComponentChildren
}

/**
 * Seldom needed content under a line that unfolds it, and then brings it into sight. It is only made once unfolded, because
 * every tap redraws the panel.
 */
export function Folded({ line, class: more = '', children }: FoldedProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  // Only as it is unfolded: what stays open gives way to the next entry.
  useLayoutEffect(() => {
    if (open) reveal(place.current)
  }, [open])
  return (
    <details ref={place} class={`later ${more}`} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{line}</summary>
      {open ? children : null}
    </details>
  )
}
