import { firstLoad, packOf, packs, precached } from './scripts/size.mjs'

// JavaScript and CSS, gzipped as a host sends them.
export default [
  { name: 'first load', path: firstLoad(), limit: '90 kB', gzip: true },
  ...packs().map(({ title, language }) => ({
    ...{ name: `${title} in ${language}`, path: packOf(title, language).play },
    ...{ limit: '40 kB', gzip: true },
  })),
  { name: 'everything precached', path: precached(), limit: '200 kB', gzip: true },
]
