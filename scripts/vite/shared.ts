import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The ids of the shipped titles, in order. They are read from the text, because importing the registry would bring in the
 * titles.
 */
export function shippedTitles(): readonly string[] {
  const registry = readFileSync(resolve('src/titles/registry.ts'), 'utf8')
  const ids = [...registry.matchAll(/^ {2}'?([^\s':]+)'?: \{ card:/gm)].map(([, id = '']) => id)
  if (ids.length === 0) throw new Error('no title found in src/titles/registry.ts')
  return ids
}

/** The titles as a list for a sentence. */
const titlesInARow = (): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(shippedTitles())

/**
 * Title, description and picture for shared links. Readers of links want the picture's full address, which only the host
 * knows: `PAYMASTER_SITE` gives it to the build; without it the address is relative.
 */
export const sharedLink = (site = process.env.PAYMASTER_SITE): Plugin => ({
  name: 'shared-link',
  transformIndexHtml(html) {
    const title = `Paymaster: the bank for ${titlesInARow()}`
    const what = `Bank ${titlesInARow()} with a phone instead of paper money: it keeps the books, works out dividends and scores, and needs no network.`
    const picture = site ? new URL('shared.png', `${site.replace(/\/*$/, '')}/`).href : './shared.png'
    const meta = (attrs: Record<string, string>) => ({ tag: 'meta', attrs, injectTo: 'head' as const })
    return {
      html: html.replace(/<title>.*<\/title>/, `<title>${title}</title>`),
      tags: [
        meta({ name: 'description', content: what }),
        meta({ property: 'og:type', content: 'website' }),
        meta({ property: 'og:title', content: title }),
        meta({ property: 'og:description', content: what }),
        meta({ property: 'og:image', content: picture }),
        meta({ property: 'og:image:width', content: '1200' }),
        meta({ property: 'og:image:height', content: '630' }),
        meta({ name: 'twitter:card', content: 'summary_large_image' }),
        ...(site ? [meta({ property: 'og:url', content: `${site.replace(/\/*$/, '')}/` })] : []),
      ],
    }
  },
})
