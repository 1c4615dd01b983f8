import { words } from '../../../app/words'
import type { Happening } from '../../../rules/happening'
import { Who } from '../../parts/Who'
import { movesOf, type Play } from './kit'

/** What makes a slip: payments that are handed over to several at once. */
const WHY = new Set(['dividend', 'income'])

/** A slip to read aloud: who gets how much, for what. */
export interface SlipOf {
  readonly why: string
  /** The corporation that pays; none for private companies. */
  readonly of: string | undefined
  readonly lines: readonly {
    readonly to: string
    readonly amount: number
    readonly parts: readonly string[]
  }[]
}

/** The slip of what happened last, or nothing where nothing was paid out. */
export function slipOf(happened: readonly Happening[]): SlipOf | undefined {
  const paid = happened.filter(it => it.is === 'paid').filter(it => WHY.has(it.why))
  const why = paid.at(-1)?.why
  if (why === undefined) return undefined
  const mine = paid.filter(it => it.why === why)
  const lines = [...new Set(mine.map(it => it.to))].map(to => {
    const parts = mine.filter(it => it.to === to)
    return {
      to,
      amount: parts.reduce((sum, it) => sum + it.amount, 0),
      parts: why === 'income' ? parts.map(it => it.of ?? '') : [],
    }
  })
  return { why, of: why === 'dividend' ? mine.at(-1)?.of : undefined, lines }
}

/** The notes to hand over for an amount, largest first. */
export function notesFor(amount: number, denominations: readonly number[]): readonly number[] {
  const notes: number[] = []
  let left = amount
  for (const note of [...denominations].sort((a, b) => b - a)) {
    if (note <= 0) continue
    for (; left >= note; left -= note) notes.push(note)
  }
  return left === 0 ? notes : []
}

/** Notes as they are said: `2×50 + 5`. */
function notesText(notes: readonly number[]): string {
  const kinds = [...new Set(notes)]
  return kinds
    .map(kind => ({ kind, count: notes.filter(note => note === kind).length }))
    .map(({ kind, count }) => (count === 1 ? `${kind}` : `${count}×${kind}`))
    .join(' + ')
}

/** The pay-out slip: it stays until the next entry and needs no tap to go. */
export function Slip({
  play,
  slip,
  happened,
  denominations,
}: {
  play: Play
  slip: SlipOf
  happened: readonly Happening[]
  denominations: readonly number[]
}) {
  const text = words.value.play
  const token = slip.of === undefined ? undefined : movesOf(play.view, happened, slip.of)
  const first = slip.lines.find(line => play.view.players.some(it => it.id === line.to))
  const shares =
    first && slip.of ? play.view.players.find(it => it.id === first.to)?.shares[slip.of] : undefined
  const share = first && shares ? play.voice.money(first.amount / shares) : undefined
  return (
    <section class="slip" aria-label={text.slip}>
      <h2>
        {slip.of === undefined ? text.incomeSlip : <Who id={slip.of} size="middle" />}
        {slip.of !== undefined && share ? ` ${text.paysAShare(share)}` : null}
      </h2>
      <ul>
        {slip.lines.map(({ to, amount, parts }) => (
          <li key={to}>
            <span class="slip-who">
              {to === slip.of ? text.treasuryOf(to) : play.voice.name(to)}
              <small>
                {[notesText(notesFor(amount, denominations)), parts.join(', ')].filter(Boolean).join(' · ')}
              </small>
            </span>
            <b class="money">{play.voice.money(amount)}</b>
          </li>
        ))}
      </ul>
      {token ? <p class="soft sign">{text.token(token[0], token[1])}</p> : null}
    </section>
  )
}
