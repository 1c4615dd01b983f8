import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { followedAs } from '../../../app/desk/followed'
import { go } from '../../../app/desk/routes'
import { session, titleWords, voice } from '../../../app/desk/table'
import { said } from '../../../app/follow/apart'
import { bankHere, yieldToBank } from '../../../app/follow/follower'
import { live } from '../../../app/follow/following'
import { offered, pick } from '../../../app/follow/offers'
import { parting } from '../../../app/follow/parted'
import type { Session } from '../../../session/session'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { opened, reveal } from '../../kit/parts/opened'
import './apart.css'

/** So many entries of each are told: enough to see which evening it is. */
const MOST = 12

/** How a game goes on after as many entries, in the words of the log. */
function Branch({ name, of: { entries }, common }: { name: string; of: Session; common: number }) {
  const { nothing, more } = said.value
  const own = entries.slice(common)
  return (
    <section class="stack">
      <Label level={2}>{name}</Label>
      {own.length === 0 ? <p>{nothing}</p> : null}
      <ol start={common + 1}>
        {own.slice(0, MOST).map(({ id, action, happened }) => (
          <li key={id}>{titleWords.value?.entry(action, happened, voice.value)}</li>
        ))}
      </ol>
      {own.length > MOST ? <p>{more(own.length - MOST)}</p> : null}
    </section>
  )
}

/** On the bank's phone: the table picks. */
function Picks() {
  const { asHere, asThere, nothingLost, failed } = said.value
  const wrong = useSignal(false)
  const choose = (theirs: boolean) => {
    if (pick(theirs)) go('play', undefined, true)
    else wrong.value = true
  }
  return (
    <>
      <p>{nothingLost}</p>
      <div class="buttons">
        <Button onTap={() => choose(false)}>{asHere}</Button>
        <Button onTap={() => choose(true)}>{asThere}</Button>
      </div>
      {wrong.value ? <p class="strip stop">{failed}</p> : null}
    </>
  )
}

/** Two phones that went on with one game by themselves, side by side from where they differ. */
export function Parted() {
  const { title, what, here, there, bank, picks, kept, settled, yield: yieldText } = said.value
  const follows = followedAs.value !== undefined
  const at = follows ? parting.value : offered.value
  const goesOn = follows && !at && live.value
  // The bank has picked: whoever has not said whose phone this is does so there.
  useEffect(() => {
    if (goesOn) go(followedAs.peek() === '' ? 'follow' : 'play', undefined, true)
  }, [goesOn])
  if (!at)
    return (
      <Page title={title}>
        <p role="status">{settled}</p>
      </Page>
    )
  const { common } = at
  return (
    <Page title={title}>
      <p>{what(common)}</p>
      <div class="parted">
        <Branch name={follows ? bank : here} of={at.bank} common={common} />
        <Branch name={follows ? here : there} of={at.other} common={common} />
      </div>
      {follows ? (
        <>
          <p role="status">{picks}</p>
          <Button onTap={yieldToBank}>
            {yieldText}
            <small>{kept}</small>
          </Button>
        </>
      ) : (
        <Picks />
      )}
    </Page>
  )
}

/** Has a phone that follows bank from here on, with all that arrived, unless the bank is there. */
export function BankHere({ game }: { game: string }) {
  const { bankHere: text, bankHereNot, bankHereWhat, bankHereNow } = said.value
  const asks = opened.is('bankHere')
  const entries = session.value?.entries.length ?? 0
  const bank = () => {
    bankHere(game)
    go('play')
  }
  if (live.value) return <p class="soft">{bankHereNot}</p>
  return (
    <>
      <Button class="left" expanded={asks} onTap={() => opened.toggle('bankHere')}>
        {text}
      </Button>
      {asks ? (
        <div ref={reveal} class="strip notice converting">
          <p>{bankHereWhat(entries)}</p>
          <Button class="wide" onTap={bank}>
            {bankHereNow(entries)}
          </Button>
        </div>
      ) : null}
    </>
  )
}
