import type { Drawing } from '../../../app/games/share'

/** A code, drawn; `name` is what it is called for those who do not see it. */
export function Code({ drawing, name }: { drawing: Drawing; name: string }) {
  const { side, path } = drawing
  return (
    <svg viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges" role="img" aria-label={name}>
      <path d={path} />
    </svg>
  )
}
