import { followedBesides } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'
import { type Happening, runIn } from '../../../rules/happening'
import { Who } from '../parts/Who'
import { movesOf, type Play, shortName } from './kit'
import { notesSaid, sumSaid } from './notes'
import { SlipFrame } from './SlipFrame'
import type { SlipOf } from './slipOf'

interface SlipProps {
  readonly play: Play
  readonly slip: SlipOf
  readonly happened: readonly Happening[]
  readonly denominations: readonly number[]
  /** Shows only its heading and sums, which open it. */
  readonly folded?: boolean
}

/** The payout slip. It stays as it is until the next entry, so that no key below it moves, and needs no tap to go away. */
export function Slip({ play, slip, happened, denominations, folded = false }: SlipProps) {
  const text = words.value.play
  const token = slip.of === undefined ? undefined : movesOf(happened, slip.of)
  const each = slip.of === undefined ? undefined : runIn(happened)?.each
  const heading = (
    <>
      {slip.of === undefined ? play.say.label('income') : <Who id={slip.of} size="middle" />}
      {each ? ` ${text.paysAShare(play.voice.money(each))}` : null}
    </>
  )
  const called = (to: string) => (to === slip.of ? text.treasury : shortName(play, to))
  const sums = slip.lines
    .map(({ to, amount }) => `${called(to)}\u00a0${sumSaid(amount, denominations, play.voice.money)}`)
    .join(' · ')
  const inNotes = (amount: Money) => {
    const notes = notesSaid(amount, denominations, play.voice.money)
    return notes === '' ? '' : text.inNotes(notes)
  }
  return (
    <SlipFrame name={text.slip} heading={heading} folded={folded} sums={sums}>
      <ul>
        {slip.lines.map(({ to, amount, parts, including }) => (
          <li key={to}>
            <span class="slip-who">
              {to === slip.of ? text.treasuryOf(play.voice.name(to)) : play.voice.name(to)}
              <small>
                {[
                  parts.join(', '),
                  ...including.map(it => `${play.say.label(it.why)} ${play.voice.money(it.amount)}`),
                  inNotes(amount),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <b class="money" data-purse={to}>
              {play.voice.money(amount)}
            </b>
          </li>
        ))}
      </ul>
      {token ? <p class="soft sign">{text.token(token[0], token[1])}</p> : null}
      {followedBesides(slip.besides).map((followed, i) => (
        <p key={i} class="followed">
          {followed}
        </p>
      ))}
    </SlipFrame>
  )
}
