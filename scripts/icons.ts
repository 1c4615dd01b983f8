// Draws the app's icons into public/icons: an enamel plate with a coin, like the sign of a station's cash desk; and the
// picture for shared links, which names all titles. Run by hand when the drawing changes (npm run icons); the pictures are
// committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOptions } from './chromium.mjs'
import { root } from './install.mjs'
import { shippedTitles } from './vite/shared'

const paper = '#f4eee0'
const ink = '#1d2521'
const green = '#1f6b45'

const signFace = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'

/** The milled edge is one dashed circle. `scale` is the coin's share of the plate. */
const coin = (scale: number) => `
  <g transform="translate(256 256) scale(${scale})">
    <circle r="200" fill="${paper}"/>
    <circle r="184" fill="none" stroke="${ink}" stroke-width="14" stroke-dasharray="7 7.45"/>
    <circle r="163" fill="none" stroke="${ink}" stroke-width="7"/>
    <text y="101" text-anchor="middle" font-family="Sign" font-weight="700" font-size="286" fill="${ink}">P</text>
  </g>`

const rivets = [58, 454]
  .flatMap(x => [58, 454].map(y => `<circle cx="${x}" cy="${y}" r="11" fill="${paper}"/>`))
  .join('')

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`

/** With its own rounded corners and border, for launchers that show a picture as it is. */
const plate = svg(`
  <rect x="8" y="8" width="496" height="496" rx="72" fill="${green}"/>
  <rect x="26" y="26" width="460" height="460" rx="56" fill="none" stroke="${paper}" stroke-width="9"/>
  ${rivets}${coin(0.9)}`)

/** Filled to the edges, with everything important in the middle 80%: launchers cut it to any shape. */
const fullBleed = svg(`<rect width="512" height="512" fill="${green}"/>${coin(0.86)}`)

const pictures = [
  { name: 'icon-192', size: 192, drawing: plate },
  { name: 'icon-512', size: 512, drawing: plate },
  { name: 'maskable-192', size: 192, drawing: fullBleed },
  { name: 'maskable-512', size: 512, drawing: fullBleed },
  { name: 'apple-touch-icon', size: 180, drawing: fullBleed },
]

const font = (await readFile(join(root, signFace))).toString('base64')
const style = `@font-face{font-family:Sign;font-weight:700;src:url(data:font/woff2;base64,${font})}
  *{margin:0}svg{display:block;width:100vw}`
const folder = join(root, 'public', 'icons')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(await chromiumOptions())
for (const { name, size, drawing } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>${style}</style>${drawing}`)
  await page.evaluate(() => document.fonts.ready)
  await writeFile(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}

const titles = shippedTitles().join(' · ')

/** The coin beside the name, in the size in which links are shown: 1200 by 630. */
const shared = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${green}"/>
  <rect x="24" y="24" width="1152" height="582" rx="32" fill="none" stroke="${paper}" stroke-width="6"/>
  <g transform="translate(-6 65)">${coin(0.9)}</g>
  <g font-family="Sign" font-weight="700" fill="${paper}">
    <text x="490" y="240" font-size="128">Paymaster</text>
    <text x="490" y="312" font-size="44">the bank of your 18xx table, in a phone</text>
    <text x="490" y="430" font-size="${Math.min(72, 1980 / titles.length)}">${titles}</text>
    <text x="490" y="508" font-size="36">no network, no account, every tap can be undone</text>
  </g></svg>`
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(`<style>${style}</style>${shared}`)
await page.evaluate(() => document.fonts.ready)
await writeFile(join(root, 'public', 'shared.png'), await page.screenshot())
await browser.close()
