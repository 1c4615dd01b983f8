import { firstLoad } from './scripts/size.mjs'

// JavaScript and style, as a host sends them.
export default [
  { name: 'first load', path: firstLoad(), limit: '90 kB', gzip: true },
  { name: 'everything precached', path: 'dist/assets/*.{js,css}', limit: '200 kB', gzip: true },
]
