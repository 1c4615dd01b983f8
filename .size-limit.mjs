import { firstLoad, named, packOf, packs, precached, shell } from './scripts/size.mjs'

/**
 * What opening a game may load of its title beyond the first load, what titles share included, in the kind of turn that needs the
 * most. The goal is 40 kB, and 32 kB for 1889.
 * @type {Readonly<Record<string, string>>}
 */
const MOST = { '18al': '44.22 kB', '18va': '47.79 kB', '18lilliput': '34.2 kB', 1889: '39.06 kB' }

/** What a title adds to what every phone fetches: its card, and the names of its files. */
const CARD = 160

/**
 * @param {number} bytes
 * @returns how much may be fetched of these besides what each title adds
 */
const besides = bytes => `${bytes + CARD * new Set(packs().map(({ title }) => title)).size} B`

// JavaScript and CSS, gzipped as a host sends them.
export default [
  { name: 'first load', path: firstLoad(), limit: besides(76_660), gzip: true },
  ...packs().map(({ title, language }) => ({
    ...{ name: `${title} in ${language}`, path: packOf(title, language).play },
    ...{ limit: MOST[title] ?? '40 kB', gzip: true },
  })),
  // So that nothing moves there out of the titles unseen; none of it names a title, so one more adds nothing.
  { name: 'the screens around a game', path: shell(), limit: '52.36 kB', gzip: true },
  { name: 'phones that follow, in de', path: named('follow', 'phones-de'), limit: '15.49 kB', gzip: true },
  {
    name: 'the map of 18al',
    path: named('map-railway', 'map-18al', 'map-worker'),
    limit: '20 kB',
    gzip: true,
  },
  { name: 'everything precached', path: precached(), limit: besides(206_250), gzip: true },
]
