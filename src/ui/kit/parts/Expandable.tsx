import type { ComponentChildren } from 'preact'

interface ExpandableProps {
  readonly line: ComponentChildren
  /** A second line, in small letters. */
  readonly detail?: ComponentChildren
  readonly children: ComponentChildren
}

/** A line that unfolds what lies under it, such as how a figure came about. */
export function Expandable({ line, detail, children }: ExpandableProps) {
  return (
    <details class="told">
      <summary>
        <span class="told-head">
          <span class="told-line">{line}</span>
          {detail ? <span class="told-detail">{detail}</span> : null}
        </span>
      </summary>
      <div class="told-body">{children}</div>
    </details>
  )
}

/** A line of a sum. */
export interface Line {
  readonly text: ComponentChildren
  readonly amount: string
}

/** A sum spelled out line by line, its result at the bottom. */
export function Sum({ name, lines, result }: { name: string; lines: readonly Line[]; result?: Line }) {
  return (
    <table class="sum">
      <caption class="hidden-text">{name}</caption>
      <tbody>
        {lines.map((line, i) => (
          <tr key={i}>
            <th scope="row">{line.text}</th>
            <td>{line.amount}</td>
          </tr>
        ))}
      </tbody>
      {result ? (
        <tfoot>
          <tr>
            <th scope="row">{result.text}</th>
            <td>{result.amount}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}
