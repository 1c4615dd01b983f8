import type { ComponentChildren } from 'preact'
import { addressOf } from '../../../app/desk/routes'
import { words } from '../../../app/desk/words'
import { standings } from '../../../session/story'
import { RuleLink } from '../parts/RuleLink'
import type { Play } from './kit'

/** Shown when the game is over: who won, and a link to the whole story. */
export function Over({ play, children }: { play: Play; children?: ComponentChildren }) {
  const text = words.value.play
  const { view } = play
  return (
    <>
      <header class="turn-head">
        <h2>{text.gameOver}</h2>
        <p class="soft">{play.say.label(view.over ?? '')}</p>
      </header>
      <ol class="ranking">
        {standings(view).map(({ player, place, total, out }) => (
          <li key={player}>
            <span>{place}.</span> <strong>{play.voice.name(player)}</strong>{' '}
            {out ? <small>{words.value.end.out} </small> : null}
            <b class="money">{play.voice.money(total)}</b>
          </li>
        ))}
      </ol>
      <RuleLink to={view.turn.cite} />
      <a class="button ink big" href={addressOf('story')}>
        {text.account}
      </a>
      {children}
    </>
  )
}
