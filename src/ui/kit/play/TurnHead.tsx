import type { ComponentChildren } from 'preact'

/** The head of a turn: who it is and what they have (`purse`: whose cash that is), large; below it what else counts now. */
export function TurnHead({
  who,
  money,
  purse,
  left,
  right,
}: {
  who: ComponentChildren
  money: string
  purse?: string
  left: ComponentChildren
  right: ComponentChildren
}) {
  return (
    <header class="turn-head">
      <div class="turn-who">
        <h2>{who}</h2>
        <span class="turn-cash sign" data-purse={purse}>
          {money}
        </span>
      </div>
      <div class="turn-sub">
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </header>
  )
}
