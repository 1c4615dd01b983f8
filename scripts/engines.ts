// The banker in engines other than Chromium: Firefox, and WebKit in GNOME's MiniBrowser, if they are installed
// (Debian: firefox-esr; webkit2gtk-driver, xvfb; and to kill WebKit and open it again, python3-gi, gir1.2-webkit2-4.1).
//   npm run engines -- [PART OF A NAME]      for example WebKitGTK, "Firefox: killed", pictured
// The figures go into BENCHMARKS.md, pictures into shots/engines.
import { buildIfOld } from './banker/dist'
import type { Figure } from './bench/figure'
import { PARTS } from './bench/parts'
import { keepSome, verdict } from './bench/report'
import { engineFigures } from './engines/figures'

const [part] = process.argv.slice(2)
buildIfOld()
const tell = (figure: Figure) =>
  process.stdout.write(`${verdict(figure).padEnd(8)} ${figure.what}: ${figure.figure}\n`)
const figures = await engineFigures(name => part === undefined || name.includes(part), tell)
if (figures.length === 0) process.stderr.write(`No check is called ${part}\n`)
const { browsers } = PARTS
if (browsers && figures.length > 0) keepSome('browsers', browsers, figures)
process.exitCode = figures.length > 0 && figures.every(({ met }) => met !== false) ? 0 : 1
