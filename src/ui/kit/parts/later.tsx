import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { reachRest, whole } from '../../../app/desk/rest'
import { readWords } from '../../../app/desk/words'
import { changing } from '../../../app/worker/updates'
import { findFocus } from './keyboard'

const waiting: (() => Promise<void>)[] = []

/** A screen that may still have to be fetched. Call `fetch` before showing it, so that it is drawn at once. */
export type Later<P> = ComponentType<P> & { readonly fetch: () => Promise<void> }

/**
 * Makes a screen whose file is loaded separately, so that the first picture does not wait for it. It is fetched when
 * first shown, or earlier by `fetch` or `fetchAhead`. `atOnce`: it is drawn as soon as it is fetched; any other screen also
 * waits for what the open game's title keeps for later. `rare`: at once, too, but few tables use it, so it is not fetched
 * ahead.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  atOnce: boolean | 'rare' = false,
): Later<P> {
  let here: ComponentType<P> | undefined
  const isHere = () => here !== undefined && (atOnce || whole.value)
  const fetch = async () => {
    const [found] = await Promise.all([here ?? load(), readWords(), atOnce ? undefined : reachRest()])
    here = found
  }
  if (atOnce !== 'rare') waiting.push(fetch)
  function Screen(props: P) {
    const [fault, setFault] = useState<unknown>(undefined)
    const [, setHere] = useState(here !== undefined)
    useEffect(() => {
      // It may have arrived between drawing and this effect; setting the state then still draws it.
      const come = () => {
        setHere(true)
        requestAnimationFrame(() => findFocus(false))
      }
      fetch().then(come, setFault)
    }, [])
    // Caught by the `Guard` around the screens.
    if (fault !== undefined) throw fault
    const Here = isHere() ? here : undefined
    return Here ? <Here {...props} /> : null
  }
  return Object.assign(Screen, { fetch })
}

/** Fetches one screen after the other while the app is idle, so that each opens at once. */
export async function fetchAhead(): Promise<void> {
  for (const fetch of waiting.splice(0)) if (!changing()) await fetch().catch(() => {})
}
