import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { readWords } from '../../../app/desk/words'
import { changing } from '../../../app/worker/updates'
import { findFocus } from './keyboard'

const waiting: (() => Promise<void>)[] = []

/** A screen that may still have to be fetched: `fetch` does so before it is shown, so that it is drawn at once. */
export type Later<P> = ComponentType<P> & { readonly fetch: () => Promise<void> }

/**
 * A screen that comes in a file of its own, so that the first picture need not wait for it. It is fetched when it is
 * first shown, or before that by `fetch` or `fetchAhead`.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let here: ComponentType<P> | undefined
  const fetch = async () => {
    if (here) return
    const [found] = await Promise.all([load(), readWords()])
    here = found
  }
  waiting.push(fetch)
  function Screen(props: P) {
    const [fault, setFault] = useState<unknown>(undefined)
    const [, setHere] = useState(here !== undefined)
    useEffect(() => {
      // It may have come between the drawing and this: then it is drawn again all the same.
      const come = () => {
        setHere(true)
        requestAnimationFrame(() => findFocus(false))
      }
      fetch().then(come, setFault)
    }, [])
    // Into the hands of the guard around the screens.
    if (fault !== undefined) throw fault
    const Here = here
    return Here ? <Here {...props} /> : null
  }
  return Object.assign(Screen, { fetch })
}

/** Fetches one screen after the other while nothing else is to be done, so that each opens at once. */
export async function fetchAhead(): Promise<void> {
  for (const fetch of waiting.splice(0)) if (!changing()) await fetch().catch(() => {})
}
