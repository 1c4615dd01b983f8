import type { ComponentChildren } from 'preact'
import { addressOf } from '../../../app/desk/routes'
import { voice } from '../../../app/desk/table'
import { isNumbered } from '../parts/numbered'
import { steady } from '../parts/steady'

interface TurnHeadProps {
  readonly who: ComponentChildren
  readonly money: string
  readonly purse?: string
  readonly whose?: string
  readonly left: ComponentChildren
  readonly right: ComponentChildren
}

/**
 * The head of a turn: who acts and what cash they have (`purse`: whose cash it is; `whose`: what it is called, if it is not that
 * of whoever is named), in large letters; below it, what else matters now. Tapping a player who is only named by a seat number leads to naming them.
 */
export const TurnHead = steady(({ who, money, purse, whose, left, right }: TurnHeadProps) => {
  const unnamed = purse !== undefined && isNumbered(voice.value.name(purse))
  return (
    <header class="turn-head">
      <div class="turn-who">
        <h2>
          {unnamed ? (
            <a class="unnamed" href={addressOf('seats')}>
              {who}
            </a>
          ) : (
            who
          )}
        </h2>
        <span class="turn-cash sign">
          {whose === undefined ? null : <small>{whose} </small>}
          <span data-purse={purse}>{money}</span>
        </span>
      </div>
      <div class="turn-sub">
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </header>
  )
})
