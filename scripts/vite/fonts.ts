import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import fontverter from 'fontverter'
import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/** The folder for packed fonts, beside those of other build tools. */
const PACKED = resolve('node_modules/.cache/fonts')

let last: Promise<unknown> = Promise.resolve()

/** Packs one font after the other: the converter has one memory for all. */
function convert(font: Buffer): Promise<Buffer> {
  const bytes = last.then(() => fontverter.convert(font, 'woff2'))
  last = bytes
  return bytes
}

/**
 * Packs the older of the package's two formats as the newer one: it has every letter, without the hints for coarse
 * screens, which no phone reads.
 */
async function packed(font: string): Promise<string> {
  const path = join(PACKED, basename(font).replace(/\.woff$/, '.woff2'))
  const bytes = await convert(readFileSync(font))
  mkdirSync(PACKED, { recursive: true })
  writeFileSync(path, bytes)
  return path
}

/**
 * The font package offers every alphabet in two formats. The app is written in Latin letters and needs a modern browser
 * anyway: everything else is dropped before the bundler sees it, so that nobody downloads or precaches it, and the rest
 * is packed to two thirds of its size.
 */
export const latinWoff2 = (): PostcssPlugin => ({
  postcssPlugin: 'latin-woff2',
  AtRule: {
    'font-face': async face => {
      const sheet = face.source?.input.file
      const sources: { value: string }[] = []
      face.walkDecls('src', source => {
        sources.push(source)
      })
      for (const source of sources) {
        const [, latin] = /url\(([^)]*-latin-\d+-normal\.woff)\)/.exec(source.value) ?? []
        if (latin && sheet) {
          const path = await packed(join(dirname(sheet), latin))
          source.value = `url(${relative(dirname(sheet), path)}) format('woff2')`
        } else if (!source.value.includes('/.cache/fonts/')) face.remove()
      }
    },
  },
})
