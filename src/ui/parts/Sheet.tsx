import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { words } from '../../app/words'
import { Button } from './Button'
import { Icon } from './Icon'

/**
 * A sheet over the middle of the screen. It never covers the bar with Undo, which therefore stays usable: it is no modal
 * dialog. Escape, the cross and a tap beside it close it; focus goes in and comes back.
 */
export function Sheet({
  title,
  onClose,
  tone,
  children,
}: {
  title: ComponentChildren
  onClose: () => void
  tone?: 'go' | 'note'
  children: ComponentChildren
}) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    place.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const onGround = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cross and Escape do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cross and Escape do the same
    <div class="sheet-ground" onClick={onGround}>
      <section
        ref={place}
        class={`sheet ${tone ?? ''}`}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <header>
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" onTap={onClose} label={words.value.parts.close}>
            <Icon of="close" />
          </Button>
        </header>
        {children}
      </section>
    </div>
  )
}
