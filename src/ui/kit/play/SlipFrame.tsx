import type { ComponentChildren } from 'preact'

interface SlipFrameProps {
  readonly name: string
  readonly heading: ComponentChildren
  readonly folded: boolean
  /** What is handed over, in short, while it is folded. */
  readonly sums?: string | undefined
  readonly children: ComponentChildren
}

/**
 * The frame of a slip under its heading. Folded, only the heading and the sums are shown, which open the rest: what stands
 * below them is needed first.
 */
export function SlipFrame({ name, heading, folded, sums, children }: SlipFrameProps) {
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
