import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/**
 * The font package names every alphabet in two formats. The app is written in Latin letters and needs a modern
 * browser anyway: all else is dropped before the bundler sees it, so that nobody downloads or precaches it.
 */
export const latinWoff2 = (): PostcssPlugin => ({
  postcssPlugin: 'latin-woff2',
  AtRule: {
    'font-face': face => {
      face.walkDecls('src', source => {
        const latin = /url\([^)]*-latin-\d+-normal\.woff2\)\s*format\('woff2'\)/.exec(source.value)
        if (latin) source.value = latin[0]
        else face.remove()
      })
    },
  },
})
