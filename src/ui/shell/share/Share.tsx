import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { session, tableNow } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { banksNow, handTo } from '../../../app/games/handed'
import { type Drawing, drawCodes } from '../../../app/games/share'
import type { Player } from '../../../rules/rule'
import type { Session } from '../../../session/session'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { shareText } from '../../kit/parts/share'
import { GiveFile } from '../start/GiveFile'
import { Code } from './Code'
import './share.css'

/** How long each code of a series is shown, in ms: long enough for a slow camera, and far from flickering. */
const EACH_MS = 700

type Codes = readonly Drawing[] | 'making' | 'tooBig' | 'failed'

/** The codes of a game one after the other, until somebody stops them. */
function CodesInTurn({ codes }: { codes: readonly Drawing[] }) {
  const { share } = words.value
  const at = useSignal(0)
  const runs = useSignal(codes.length > 1)
  const step = (by: number) => (at.value = (at.value + by + codes.length) % codes.length)
  useSignalEffect(() => {
    if (!runs.value) return undefined
    const timer = setInterval(() => step(1), EACH_MS)
    return () => clearInterval(timer)
  })
  const shown = codes[at.value % codes.length]
  if (!shown) return null
  if (codes.length === 1)
    return (
      <figure class="code">
        <Code drawing={shown} name={share.code(1, 1)} />
      </figure>
    )
  const stepTo = (by: number) => {
    runs.value = false
    step(by)
  }
  return (
    <figure class="code">
      <Code drawing={shown} name={share.code(at.value + 1, codes.length)} />
      <figcaption>{share.nth(at.value + 1, codes.length)}</figcaption>
      <div class="buttons">
        <Button onTap={() => stepTo(-1)}>{share.previous}</Button>
        <Button onTap={() => (runs.value = !runs.value)}>{runs.value ? share.pause : share.play}</Button>
        <Button onTap={() => stepTo(1)}>{share.next}</Button>
      </div>
    </figure>
  )
}

/** Draws the codes of a game into a signal; the returned function discards a drawing still under way. */
function drawInto(codes: Signal<Codes>, open: Session): () => void {
  let wanted = true
  const put = (drawn: Codes) => {
    if (wanted) codes.value = drawn
  }
  drawCodes(open).then(
    drawn => put(drawn ?? 'tooBig'),
    () => put('failed'),
  )
  return () => (wanted = false)
}

function CodesOf({ open }: { open: Session }) {
  const { share } = words.value
  const codes = useSignal<Codes>('making')
  const tries = useSignal(0)
  const { title, setup, entries } = open
  useEffect(() => drawInto(codes, open), [title, setup, entries, tries.value])
  if (codes.value === 'making') return <p role="status">{share.making}</p>
  if (codes.value === 'tooBig') return <p class="strip">{share.tooBig}</p>
  if (codes.value === 'failed')
    return (
      <>
        <p class="strip stop" role="alert">
          {share.failed}
        </p>
        <Button onTap={() => tries.value++}>{share.again}</Button>
      </>
    )
  const drawn = codes.value
  return (
    <>
      <CodesInTurn key={drawn.length} codes={drawn} />
      <p>{share.how}</p>
      {drawn.length > 1 ? <p>{share.series(drawn.length)}</p> : null}
    </>
  )
}

/** How the other phone gets the app: its address, to be typed or sent. */
function GetIt() {
  const { share } = words.value
  const told = useSignal('')
  const address = new URL('./', location.href).href
  const send = async () => (told.value = share.sent[await shareText(words.value.start.title, address)])
  return (
    <section class="stack">
      <p>
        {share.get} <b class="address">{address}</b>
      </p>
      <Button onTap={() => void send()}>{share.sendAddress}</Button>
      <p role="status">{told.value}</p>
    </section>
  )
}

/** Once another phone has the game, one tap says whose it is: every screen of the game here then says so. */
function HandOver({ players }: { players: readonly Player[] }) {
  const { share } = words.value
  return (
    <section class="stack">
      <Label level={2}>{share.handOver}</Label>
      <p class="soft">{share.handOverWhat}</p>
      <div class="buttons roomy">
        {players.map(({ id, name }) => (
          <Button
            key={id}
            pressed={banksNow.value === id}
            onTap={() => handTo(banksNow.value === id ? undefined : id)}
          >
            {share.banksNow(name)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** The open game as a code for the camera of another phone, or as a series of codes; also as a file. */
export function Share() {
  const { share } = words.value
  const open = session.value
  const id = current.value?.id
  const view = tableNow.value
  if (!open || !view) return null
  return (
    <Page title={share.title}>
      <CodesOf open={open} />
      <p class="soft">
        {share.entries(open.entries.length, roundName(view.round))}. {share.moment} {share.without}
      </p>
      <GetIt />
      {id === undefined ? null : <GiveFile id={id} share={share.file} save={share.save} />}
      <HandOver players={open.setup.players} />
    </Page>
  )
}
