import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../install.mjs'
import { type Driver, type Engine, HEIGHT, type Start, WIDTH } from './driver'
import { programOf } from './programs'
import { elementOf, evaluated, type Session, sessionAt } from './webdriver'

/** MiniBrowser lies beside the library, in a folder named after the processor and the library's version. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  const folders = readdirSync(libraries).filter(it => it.endsWith('-linux-gnu'))
  return folders
    .flatMap(folder =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(it => join(libraries, folder, it, 'MiniBrowser')),
    )
    .find(path => existsSync(path))
}

/** Debian's own Python, which has the library's bindings. */
const PYTHON = '/usr/bin/python3'

/** Are the library's bindings installed, with which a browser can be made? */
function hasBindings(): boolean {
  try {
    const ask = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
    execFileSync(PYTHON, ['-c', ask], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts a program in its own process group, so that it can be ended with its children. */
const begun = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(program, args, {
    ...{ detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    env: { ...process.env, ...env },
  })

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  await gone
}

/** An invisible screen and its name. */
async function screen(): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1100x24', '-nolisten', 'tcp']
  const child = begun('Xvfb', args)
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data')
  return { child, display: `:${String(number).trim()}` }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function untilReady(driver: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${driver}/status`).then(
      () => true,
      () => false,
    )
    if (ready) return
    if (tries > 200) throw new Error('WebKitWebDriver does not answer')
    await pause(50)
  }
}

/** A touch, made with the mouse: the engine accepts nothing closer to one. */
const touching = (x: number, y: number, held: number) => ({
  actions: [
    {
      ...{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        ...(held > 0 ? [{ type: 'pause', duration: held }] : []),
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
})

/**
 * MiniBrowser's window is wider than a phone, because of its toolbar. A window that a page opens has no toolbar and is as
 * narrow as requested.
 */
async function openNarrow(session: Session): Promise<void> {
  await session.post('url', { url: 'data:text/html,<title>Phone</title>' })
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=0,top=0,toolbar=no,menubar=no,location=no`
  const [wide] = await session.get<string[]>('window/handles')
  await evaluated(
    session,
    `addEventListener('click', () => open('about:blank', 'phone', '${features}'), { once: true })`,
  )
  await session.post('actions', touching(100, 100, 0))
  for (let tries = 0; tries < 100; tries++) {
    const narrow = (await session.get<string[]>('window/handles')).find(it => it !== wide)
    if (narrow) {
      await session.post('window', { handle: narrow })
      return
    }
    await pause(50)
  }
  throw new Error('MiniBrowser opened no second window')
}

const driverOf = (session: Session): Omit<Driver, 'kill' | 'close'> => ({
  called: `WebKitGTK ${session.called.split(' ')[1]}`,
  touches: false,
  goto: url => session.post('url', { url }),
  reload: () => session.post('refresh'),
  evaluate: text => evaluated(session, text),
  touch: (x, y, held = 0) => session.post('actions', touching(x, y, held)),
  async type(text) {
    const active = await elementOf(session, 'document.activeElement')
    await session.post(`element/${active}/value`, { text })
  },
  async give(field, path) {
    await session.post(`element/${await elementOf(session, field)}/value`, { text: path })
  },
  resize: (width, height) => session.post('window/rect', { width, height }),
  picture: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
})

/** A home of its own, so that downloads arrive in a folder, and nothing is left over from an earlier browser. */
function homeFor({ downloads, still }: Start) {
  const home = mkdtempSync(join(tmpdir(), 'paymaster-home-'))
  const at = (name: string) => join(home, name)
  mkdirSync(join(at('config'), 'gtk-3.0'), { recursive: true })
  const moves = `[Settings]\ngtk-enable-animations=${still ? 0 : 1}\n`
  writeFileSync(join(at('config'), 'gtk-3.0', 'settings.ini'), moves)
  writeFileSync(join(at('config'), 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return {
    ...{ HOME: home, LANG: 'C.UTF-8', LANGUAGE: 'en_US' },
    ...{ XDG_CONFIG_HOME: at('config'), XDG_DATA_HOME: at('data'), XDG_CACHE_HOME: at('cache') },
  }
}

async function start(how: Start): Promise<Driver> {
  const { keeps, downloads } = how
  const { child: glass, display } = await screen()
  const env = { ...homeFor(how), DISPLAY: display }
  const port = await freePort()
  const running = begun('WebKitWebDriver', [`--port=${port}`], env)
  const end = async () => {
    await ended(running)
    await ended(glass)
    rmSync(env.HOME, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = `http://127.0.0.1:${port}`
    await untilReady(address)
    const options = keeps
      ? { binary: PYTHON, args: [join(root, 'scripts/engines/keeping.py'), keeps, downloads] }
      : { binary: miniBrowser(), args: ['--automation'] }
    const session = await sessionAt(address, { 'webkitgtk:browserOptions': options })
    if (!keeps) await openNarrow(session)
    const close = async () => {
      await session.end().catch(() => {})
      await end()
    }
    return { ...driverOf(session), kill: end, close }
  } catch (error) {
    await end()
    throw error
  }
}

/** GNOME's WebKit: MiniBrowser, or a window of our own if stored data has to survive the browser's end. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () => [
    ...(miniBrowser() && programOf('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(programOf('Xvfb') ? [] : ['xvfb']),
  ],
  missingToKeep: () => (hasBindings() ? [] : ['python3-gi', 'gir1.2-webkit2-4.1']),
  start,
}
