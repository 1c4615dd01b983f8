import type { ComponentChildren } from 'preact'

/**
 * The frame of a slip under its heading. Folded, only the line of the heading is shown, which opens the rest: what stands
 * below it is needed first.
 */
export function SlipFrame({
  name,
  heading,
  folded,
  children,
}: {
  name: string
  heading: ComponentChildren
  folded: boolean
  children: ComponentChildren
}) {
  return (
    <section class="slip" aria-label={name}>
      {folded ? (
        <details>
          <summary>
            <h2>{heading}</h2>
          </summary>
          {children}
        </details>
      ) : (
        <>
          <h2>{heading}</h2>
          {children}
        </>
      )}
    </section>
  )
}
