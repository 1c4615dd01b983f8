import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../../app/desk/words'
import {
  type Camera,
  type CameraProblem,
  codesInPicture,
  openCamera,
  type Received,
  scan,
  startOver,
  takeCode,
} from '../../../app/games/share'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Outcome } from '../start/Outcome'
import type { StartNotice } from '../start/told'
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

/** The camera picture; every code that it sees is passed to `seen`. */
function Viewfinder({ seen }: { seen: (text: string) => void }) {
  const { share } = words.value
  const video = useRef<HTMLVideoElement>(null)
  const state = useSignal<'starting' | 'on' | CameraProblem>('starting')
  const tries = useSignal(0)
  useEffect(() => {
    let camera: Camera | undefined
    let here = true
    const fail = (problem: CameraProblem) => {
      if (here) state.value = problem
    }
    const started = (result: Camera | CameraProblem) => {
      if (typeof result === 'string') return fail(result)
      camera = result
      if (here) state.value = 'on'
      else camera.stop()
    }
    state.value = 'starting'
    if (video.current) openCamera(video.current, seen, fail).then(started, () => fail('failed'))
    return () => {
      here = false
      camera?.stop()
    }
  }, [tries.value])
  const problem = state.value === 'starting' || state.value === 'on' ? null : state.value
  return (
    <>
      <video
        ref={video}
        class="camera"
        hidden={problem !== null}
        muted
        playsInline
        aria-label={share.camera}
      />
      {state.value === 'starting' ? <p role="status">{share.starting}</p> : null}
      {problem ? (
        <>
          <p class="strip stop" role="alert">
            {share.cameraProblems[problem]}
          </p>
          {problem === 'none' || problem === 'unsafe' ? null : (
            <Button
              onTap={() => {
                tries.value++
              }}
            >
              {share.again}
            </Button>
          )}
        </>
      ) : null}
    </>
  )
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

function Picture({
  said,
  seen,
}: {
  said: Signal<StartNotice | undefined>
  seen: (text: string) => Promise<void>
}) {
  const { share } = words.value
  const take = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    // So that the same file can be chosen again.
    input.value = ''
    said.value = undefined
    for (const file of files) {
      const texts = await codesInPicture(file)
      if (!texts) said.value = { text: share.noPicture, stop: true }
      else if (texts.length === 0) said.value = { text: share.noCode, stop: true }
      else for (const text of texts) await seen(text)
    }
  }
  return (
    <label class="button file">
      {share.picture}
      <input type="file" accept="image/*" multiple onChange={event => void take(event.currentTarget)} />
    </label>
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
        {scan.value.whole ? null : <Picture said={said} seen={seen} />}
        {scan.value.count > 0 && said.value?.text !== share.opening ? (
          <Button onTap={again}>{share.startOver}</Button>
        ) : null}
      </div>
    </Page>
  )
}
