import type { ComponentChildren } from 'preact'

/** The small heading over a group, with a link right behind it, and a remark at its right. */
export function Label({
  children,
  aside,
  mark,
  level = 3,
  id,
}: {
  children: ComponentChildren
  aside?: ComponentChildren
  mark?: ComponentChildren
  level?: 2 | 3 | 4
  id?: string
}) {
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
