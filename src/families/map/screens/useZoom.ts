import { useEffect, useRef, useState } from 'preact/hooks'
import type { Geometry } from './geometry'

type Box = Geometry['box']

/** How far a map can be enlarged, and how far its button does. */
const MOST = 4
const BUTTON = 2
/** A finger that moves further than this, in pixels, taps nothing. */
const SLIP = 8

const boxText = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`

/** A part of the whole, no larger than it and not beyond its edges. */
function within(whole: Box, part: Box): Box {
  const width = Math.min(whole.width, Math.max(whole.width / MOST, part.width))
  const height = (width * whole.height) / whole.width
  const clamp = (value: number, low: number, room: number) => Math.min(Math.max(value, low), low + room)
  return {
    x: clamp(part.x, whole.x, whole.width - width),
    y: clamp(part.y, whole.y, whole.height - height),
    width,
    height,
  }
}

/** The part that is shown, enlarged so many times about a point of it. */
function enlarged(part: Box, times: number, about: { readonly x: number; readonly y: number }): Box {
  return {
    x: about.x - (about.x - part.x) / times,
    y: about.y - (about.y - part.y) / times,
    width: part.width / times,
    height: part.height / times,
  }
}

/** The fingers on a drawing: their middle, and how far apart two of them are. */
function gripOf(fingers: readonly { readonly x: number; readonly y: number }[]) {
  const [a, b] = fingers
  if (!a) return undefined
  const c = b ?? a
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2, apart: b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 }
}

/**
 * What a finger, two or a button does to a drawing: it shows `whole` or a part of it, which the fingers drag and pinch; `onTap` is
 * told what was tapped without either.
 */
export function useZoom(whole: Box, onTap: (target: Element) => void) {
  const drawing = useRef<SVGSVGElement>(null)
  const shown = useRef(whole)
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const slipped = useRef(0)
  const [isLarge, setLarge] = useState(false)
  const show = (part: Box) => {
    shown.current = within(whole, part)
    drawing.current?.setAttribute('viewBox', boxText(shown.current))
    setLarge(shown.current.width < whole.width * 0.99)
  }
  useEffect(() => {
    // The page must not scroll under a pinch. Asked of every touch, so the listener cannot be passive.
    const hold = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    const element = drawing.current
    element?.addEventListener('touchstart', hold, { passive: false })
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      element?.removeEventListener('touchstart', hold)
      element?.removeEventListener('touchmove', hold)
    }
  }, [])
  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) slipped.current = 0
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = gripOf([...fingers.current.values()])
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = gripOf([...fingers.current.values()])
    const frame = drawing.current?.getBoundingClientRect()
    if (!before || !after || !frame) return
    slipped.current +=
      Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(after.apart - before.apart)
    const scale = shown.current.width / frame.width
    const dragged = {
      ...shown.current,
      x: shown.current.x - (after.x - before.x) * scale,
      y: shown.current.y - (after.y - before.y) * scale,
    }
    if (before.apart === 0 || after.apart === 0) {
      if (shown.current.width < whole.width) show(dragged)
      return
    }
    const about = {
      x: dragged.x + (after.x - frame.left) * scale,
      y: dragged.y + (after.y - frame.top) * scale,
    }
    show(enlarged(dragged, after.apart / before.apart, about))
  }
  const release = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  return {
    isLarge,
    /** Enlarges about the middle, or shows the whole again. */
    toggle() {
      const { x, y, width, height } = shown.current
      show(isLarge ? whole : enlarged(whole, BUTTON, { x: x + width / 2, y: y + height / 2 }))
    },
    drawing: {
      ref: drawing,
      viewBox: boxText(whole),
      onClick({ target }: MouseEvent) {
        if (target instanceof Element && slipped.current <= SLIP) onTap(target)
      },
      ...{
        onPointerDown,
        onPointerMove,
        onPointerUp: release,
        onPointerCancel: release,
        onPointerLeave: release,
      },
    },
  }
}
