import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../../app/desk/words'
import { type Received, scan, startOver, takeCode } from '../../../app/games/share'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Outcome } from '../start/Outcome'
import type { StartNotice } from '../start/told'
import { Picture } from './Picture'
import { Viewfinder } from './Viewfinder'
import './share.css'

/** Opens a game received by code, or says why it cannot be played. */
async function openReceived(received: Received, said: Signal<StartNotice | undefined>): Promise<void> {
  const { share, files } = words.value
  if ('text' in received) {
    said.value = { text: share.opening }
    const { takeFile } = await import('../start/reading')
    said.value = await takeFile(new Blob([received.text]))
    return
  }
  const text = 'code' in received ? share.problems[received.code] : files.problem(received.problem)
  said.value = { text, stop: true }
}

/** How many codes were read, which are missing, and what was wrong with the last one. */
function Progress() {
  const { share } = words.value
  const { read, count, told } = scan.value
  const missing = Array.from({ length: count }, (_, i) => i).filter(i => !read.includes(i))
  return (
    <div role="status" class="stack">
      <p class="scanned">
        <b>{share.progress(read.length, count)}</b>{' '}
        {read.length > 0 && missing.length > 0 ? share.missing(missing.map(i => i + 1).join(', ')) : ''}
      </p>
      {told ? <p class="strip">{share.told[told]}</p> : null}
    </div>
  )
}

/** Reads the codes on another phone, by camera or from pictures, and opens the game as a new one. */
export function Scan() {
  const { share } = words.value
  const said = useSignal<StartNotice | undefined>(undefined)
  useEffect(() => startOver, [])
  const seen = async (text: string) => {
    const received = await takeCode(text)
    if (received) await openReceived(received, said)
  }
  const again = () => {
    said.value = undefined
    startOver()
  }
  return (
    <Page title={share.scan} fills>
      <p>{share.scanHow}</p>
      {scan.value.whole ? null : <Viewfinder seen={text => void seen(text)} />}
      <Progress />
      <div role="alert">
        <Outcome of={said} />
      </div>
      <div class="buttons roomy">
        {scan.value.whole ? null : (
          <Picture
            seen={seen}
            told={text => (said.value = text === undefined ? undefined : { text, stop: true })}
          />
        )}
        {scan.value.count > 0 && said.value?.text !== share.opening ? (
          <Button onTap={again}>{share.startOver}</Button>
        ) : null}
      </div>
    </Page>
  )
}
