import type { Holding, Marks } from '../banker/glass'

/** A text to look for, in a form that JSON can carry into a page. */
export type Wanted =
  | { readonly holds: string }
  | { readonly is: string }
  | { readonly like: [string, string] }

/** A step from some elements to others; the first starts from the whole page. */
export type Step =
  | { readonly by: 'css'; readonly css: string; readonly text?: Wanted }
  | {
      readonly by: 'role'
      readonly role: string
      readonly name?: Wanted
      readonly level?: number
      readonly pressed?: boolean
    }
  | { readonly by: 'label'; readonly text: string }
  | { readonly by: 'text'; readonly text: Wanted }
  | { readonly by: 'first' | 'last' }
  | { readonly by: 'or'; readonly other: Look }

/** The steps by which a piece is found. */
export type Look = readonly Step[]

/** A text to look for, converted for a page. */
export function wanted(text: string | RegExp, exact = false): Wanted {
  if (text instanceof RegExp) return { like: [text.source, text.flags] }
  return exact ? { is: text } : { holds: text }
}

/** The step to elements that match a CSS selector. */
export const byCss = (css: string, { hasText }: Holding = {}): Step => ({
  ...{ by: 'css', css },
  ...(hasText === undefined ? {} : { text: wanted(hasText) }),
})

/** The step to elements of a role. */
export const byRole = (role: string, { name, exact, level, pressed }: Marks = {}): Step => ({
  ...{ by: 'role', role },
  ...(name === undefined ? {} : { name: wanted(name, exact) }),
  ...(level === undefined ? {} : { level }),
  ...(pressed === undefined ? {} : { pressed }),
})
