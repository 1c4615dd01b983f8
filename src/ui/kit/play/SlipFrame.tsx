import type { ComponentChildren } from 'preact'

/**
 * The frame of a slip under its heading. Folded, only the heading and the sums are shown, which open the rest: what stands
 * below them is needed first.
 */
export function SlipFrame({
  name,
  heading,
  folded,
  sums,
  children,
}: {
  name: string
  heading: ComponentChildren
  folded: boolean
  /** What is handed over, in short, while it is folded. */
  sums?: string | undefined
  children: ComponentChildren
}) {
  return (
    <section class="slip" aria-label={name}>
      {folded ? (
        <details>
          <summary>
            <span class="slip-line">
              <h2>{heading}</h2> {sums ? <span class="slip-sums">{sums}</span> : null}
            </span>
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
