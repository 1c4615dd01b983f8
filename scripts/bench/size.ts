import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { kits } from '../../test/titles/kits'
import { firstLoad, packOf, precached } from '../size.mjs'
import type { Figure } from './figure'

const packed = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000

/** What opening a game of a title loads in one language, with what titles share; what comes later is reported beside it. */
function packFigure(title: string, language: string): Figure {
  const { play, later } = packOf(title.toLowerCase(), language)
  const most = title === '1889' ? 32 : 40
  if (play.length < 4 || later.length > 1) throw new Error(`the files of ${title} have unexpected names`)
  return {
    what: `a game of ${title}, ${language === 'en' ? 'English' : 'German'}, gzipped`,
    figure: `${packed(play).toFixed(1)} kB; joining, look-ahead and revenue sheet, fetched later, ${packed(later).toFixed(1)} kB more`,
    target: `at most ${most} kB`,
    met: packed(play) <= most,
  }
}

/** What a phone downloads, gzipped: JavaScript and CSS. */
export async function sizeFigures(): Promise<readonly Figure[]> {
  const first = packed(firstLoad())
  const all = packed(precached())
  return [
    {
      what: 'first load, gzipped',
      figure: `${first.toFixed(1)} kB`,
      target: 'at most 90 kB',
      met: first <= 90,
    },
    {
      what: 'everything precached, gzipped',
      figure: `${all.toFixed(1)} kB`,
      target: 'at most 200 kB',
      met: all <= 200,
    },
    ...kits.flatMap(({ id }) => ['en', 'de'].map(language => packFigure(id, language))),
  ]
}
