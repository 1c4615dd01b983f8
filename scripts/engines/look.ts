import type { Holding, Marks } from '../banker/glass'

/** A text that is looked for, as JSON can carry it into a page. */
export type Wanted =
  | { readonly holds: string }
  | { readonly is: string }
  | { readonly like: [string, string] }

/** A step from some pieces of the screen to others; the first is taken from all of it. */
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

/** How a piece is found. */
export type Look = readonly Step[]

/** A text as it is asked for, in a form that goes into a page. */
export function wanted(text: string | RegExp, exact = false): Wanted {
  if (text instanceof RegExp) return { like: [text.source, text.flags] }
  return exact ? { is: text } : { holds: text }
}

/** The step to pieces of a style's selector. */
export const byCss = (css: string, { hasText }: Holding = {}): Step => ({
  ...{ by: 'css', css },
  ...(hasText === undefined ? {} : { text: wanted(hasText) }),
})

/** The step to pieces of a role. */
export const byRole = (role: string, { name, exact, level, pressed }: Marks = {}): Step => ({
  ...{ by: 'role', role },
  ...(name === undefined ? {} : { name: wanted(name, exact) }),
  ...(level === undefined ? {} : { level }),
  ...(pressed === undefined ? {} : { pressed }),
})
