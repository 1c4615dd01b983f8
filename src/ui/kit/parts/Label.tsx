import type { ComponentChildren } from 'preact'

interface LabelProps {
  readonly children: ComponentChildren
  readonly aside?: ComponentChildren
  readonly mark?: ComponentChildren
  readonly level?: 2 | 3 | 4
  readonly id?: string
}

/** The small heading over a group, with a link right behind it, and a remark at its right. */
export function Label({ children, aside, mark, level = 3, id }: LabelProps) {
  const Heading = `h${level}` as const
  return (
    <div class="label">
      <Heading class="label" id={id}>
        {children}
      </Heading>
      {mark}
      {aside === undefined ? null : <span>{aside}</span>}
    </div>
  )
}
