// A Chromium for the tests without a download of its own: the one in $CHROMIUM, else the system's, else the one from an npm
// package.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run, tool } from './install.mjs'

/** @returns {Promise<string>} the path of the program */
export async function chromiumPath() {
  const named = process.env.CHROMIUM
  if (named) return named
  const system = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, 'chromium'))
  return system.find(path => existsSync(path)) ?? (await packagedChromium())
}

/**
 * The options for starting it on any machine: it downloads nothing by itself.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function chromiumOptions() {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return { executablePath: await chromiumPath(), args }
}

/**
 * Unpacks the packaged Chromium once per version. The mark is written last, so a half-finished job is never mistaken for
 * a finished one.
 */
async function packagedChromium() {
  const { version } = JSON.parse(readFileSync(tool('@sparticuz/chromium/package.json'), 'utf8'))
  const home = join(root, 'node_modules', '.cache', `chromium-${version}`)
  const mark = join(home, 'unpacked')
  if (!existsSync(mark)) {
    rmSync(home, { recursive: true, force: true })
    mkdirSync(home, { recursive: true })
    // It unpacks into TMPDIR, and adds the libraries that a bare system lacks only if it believes it is on Lambda.
    const env = { TMPDIR: home, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
    const unpack = `import('@sparticuz/chromium').then(it => it.default.executablePath())`
    const { code, output } = await run(process.execPath, ['-e', unpack], { env })
    if (code !== 0 || !existsSync(join(home, 'chromium')))
      throw new Error(`Cannot unpack Chromium\n${output}`)
    writeFileSync(mark, '')
  }
  return writeWrapper(home)
}

/**
 * Writes a script that sets the environment and starts the browser, so that callers need not know about it. Without
 * fonts, text has no size, and tests would consider it hidden. Written each time, since the folder may have moved.
 * @param {string} home
 */
function writeWrapper(home) {
  const fonts = readdirSync(join(home, 'fonts'), { recursive: true, withFileTypes: true })
    .filter(entry => /\.(ttf|otf)$/i.test(entry.name))
    .map(entry => `<dir>${entry.parentPath}</dir>`)
  const cache = `<cachedir>${join(home, 'fontcache')}</cachedir>`
  put(join(home, 'fonts.conf'), [`<fontconfig>${[...new Set(fonts)].join('')}${cache}</fontconfig>`])
  const wrapper = join(home, 'chromium.sh')
  put(wrapper, [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${join(home, 'al2023', 'lib')}"`,
    `export FONTCONFIG_FILE="${join(home, 'fonts.conf')}"`,
    // Whoever starts it may begin a new session with it, and Linux weighs sessions before it looks at priorities.
    '{ nice >/proc/self/autogroup; } 2>/dev/null',
    `exec "${join(home, 'chromium')}" "$@"`,
  ])
  return wrapper
}

/**
 * Writes an executable file in one step, since another test worker may be reading it.
 * @param {string} file
 * @param {string[]} lines
 */
function put(file, lines) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${lines.join('\n')}\n`)
  chmodSync(draft, 0o755)
  renameSync(draft, file)
}
