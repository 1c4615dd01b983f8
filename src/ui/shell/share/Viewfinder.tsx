import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../../app/desk/words'
import { type Camera, type CameraProblem, openCamera } from '../../../app/games/share'
import { Button } from '../../kit/parts/Button'
import './share.css'

/**
 * The camera picture; every code that it sees is passed to `seen`. `settled` is called once the camera is on, or will not come
 * on.
 */
export function Viewfinder({ seen, settled }: { seen: (text: string) => void; settled?: () => void }) {
  const { share } = words.value
  const video = useRef<HTMLVideoElement>(null)
  const state = useSignal<'starting' | 'on' | CameraProblem>('starting')
  const tries = useSignal(0)
  useEffect(() => {
    let camera: Camera | undefined
    let here = true
    const fail = (problem: CameraProblem) => {
      if (!here) return
      state.value = problem
      settled?.()
    }
    const started = (result: Camera | CameraProblem) => {
      if (typeof result === 'string') return fail(result)
      camera = result
      if (!here) return camera.stop()
      state.value = 'on'
      settled?.()
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
            <Button onTap={() => tries.value++}>{share.again}</Button>
          )}
        </>
      ) : null}
    </>
  )
}
