import { firstLoad, packOf, packs, precached } from './scripts/size.mjs'

/**
 * What opening a game may load beyond the first load, what titles share included. The goal is 40 kB, and 32 kB for 1889.
 * @type {Readonly<Record<string, string>>}
 */
const MOST = { '18al': '49.5 kB', '18va': '57.5 kB', '18lilliput': '41 kB', 1889: '45 kB' }

// JavaScript and CSS, gzipped as a host sends them.
export default [
  { name: 'first load', path: firstLoad(), limit: '75 kB', gzip: true },
  ...packs().map(({ title, language }) => ({
    ...{ name: `${title} in ${language}`, path: packOf(title, language).play },
    ...{ limit: MOST[title] ?? '40 kB', gzip: true },
  })),
  { name: 'everything precached', path: precached(), limit: '200 kB', gzip: true },
]
