import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A screen that is fetched when it is first shown, so that the first picture need not wait for it. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  let here: ComponentType | undefined
  return function Later() {
    const [fault, setFault] = useState<unknown>(undefined)
    const [, setHere] = useState(here !== undefined)
    useEffect(() => {
      if (here) return
      load().then(found => {
        here = found
        setHere(true)
      }, setFault)
    }, [])
    // Into the hands of the guard around the screens.
    if (fault !== undefined) throw fault
    const Screen = here
    return Screen ? <Screen /> : null
  }
}
