import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { followedAs } from '../../../app/desk/followed'
import { MOST_PHONES, phones } from '../../../app/follow/lines'
import { canLink } from '../../../app/follow/link'
import { beginPairing, endPairing, type Pairing, pairing, takeFollower } from '../../../app/follow/pairing'
import { said } from '../../../app/follow/words'
import { inApart } from '../../kit/frame/inApart'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { later } from '../../kit/parts/later'
import { Picture } from '../share/Picture'
import { Viewfinder } from '../share/Viewfinder'
import { PairingCode } from './PairingCode'
import './follow.css'

const Followed = inApart(async () => (await import('./Followed')).Followed)
const Tries = inApart(async () => (await import('./Tries')).Tries)
const Intro = inApart(async () => (await import('./Help')).Intro)
const Trouble = inApart(async () => (await import('./Tries')).Trouble)
const PhoneRow = later(async () => (await import('./PhoneRow')).PhoneRow, 'rare')

/** How far the pairing is, in words. */
function Progress({ of }: { of: Pairing }) {
  const { making, reaching } = said.value
  if (of.is === 'failed')
    return (
      <p class="strip stop" role="alert">
        <Trouble of={of.text ? 'failed' : 'noNetwork'} />
      </p>
    )
  return (
    <p role="status">
      {of.is === 'making' ? making : of.is === 'reaching' ? reaching : null}
      {of.told ? <Trouble of={of.told} /> : null}
    </p>
  )
}

/** This phone's code, and the camera that waits for the other's. */
function Pair({ game, stop }: { game: string; stop: () => void }) {
  const { steps, code, stop: stopText, startOver } = said.value
  const misread = useSignal<string | undefined>(undefined)
  const now = pairing.value
  useEffect(
    () => () => {
      if (pairing.peek()?.is !== 'done') endPairing()
    },
    [],
  )
  const begin = () => {
    if (!pairing.peek()) void beginPairing(game)
  }
  const shown = now?.text
  return (
    <section class="stack pair">
      <ol class="steps">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {shown === undefined ? null : <PairingCode text={shown} name={code} />}
      {now ? <Progress of={now} /> : null}
      {now?.is === 'unreached' ? <Tries /> : null}
      <Viewfinder settled={begin} seen={text => void takeFollower(text)} />
      {misread.value === undefined ? null : (
        <p class="strip stop" role="alert">
          {misread.value}
        </p>
      )}
      <div class="buttons roomy">
        <Picture seen={takeFollower} told={text => (misread.value = text)} />
        {now?.is === 'unreached' || now?.is === 'failed' ? (
          <Button onTap={() => void beginPairing(game)}>{startOver}</Button>
        ) : null}
        <Button onTap={stop}>{stopText}</Button>
      </div>
    </section>
  )
}

/** The phones that follow this game, and a way to add one. */
function Bank({ game }: { game: string }) {
  const { none, add, another, full, done } = said.value
  const adds = useSignal(false)
  const now = pairing.value
  useEffect(() => endPairing, [])
  // A phone that has joined is in the list.
  useEffect(() => {
    if (now?.is === 'done') adds.value = false
  }, [now?.is])
  const mine = phones.value.filter(phone => phone.game === game)
  // One that is silent for a moment follows all the same.
  const came = mine.some(({ id, is }) => id === now?.phone && (is === 'here' || is === 'silent'))
  const many = phones.value.filter(({ is }) => is === 'here' || is === 'silent').length >= MOST_PHONES
  const start = () => {
    pairing.value = null
    adds.value = true
  }
  return (
    <>
      {adds.value ? null : <Intro brief={mine.length > 0} />}
      {came ? (
        <p class="strip go" role="status">
          {done}
        </p>
      ) : null}
      {adds.value ? null : mine.length === 0 ? (
        <p class="soft">{none}</p>
      ) : (
        <ul class="stack" role="status">
          {mine.map(phone => (
            <PhoneRow key={phone.id} phone={phone} />
          ))}
        </ul>
      )}
      {!canLink() ? (
        <p class="strip">
          <Trouble of="cannot" />
        </p>
      ) : adds.value ? (
        <Pair game={game} stop={() => (adds.value = false)} />
      ) : many ? (
        <p class="strip">{full(MOST_PHONES)}</p>
      ) : (
        <Button kind="go" onTap={start}>
          {mine.length === 0 ? add : another}
        </Button>
      )}
    </>
  )
}

/** The phones that follow the open game; on a phone that itself follows it, how it does. */
export function PhonesPage() {
  const game = current.value?.id
  const { title, manage } = said.value
  if (game === undefined) return null
  const follows = followedAs.value !== undefined
  return (
    <Page title={follows ? manage : title}>{follows ? <Followed game={game} /> : <Bank game={game} />}</Page>
  )
}
