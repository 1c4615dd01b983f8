import { offered } from './named'

/** A question about the screen. In a browser that does not answer such questions, nothing ever matches. */
export interface Media {
  readonly matches: () => boolean
  readonly onChange: (listener: () => void) => void
}

/** Asks the browser whether the screen is as a media query says. */
export function media(query: string): Media {
  const list = offered(() => matchMedia(query))
  return {
    matches: () => offered(() => list?.matches) === true,
    onChange: listener => void offered(() => list?.addEventListener('change', listener)),
  }
}
