// A static file server for dist: what the app needs of any host, and nothing more. An unknown file is a 404, never the
// page, so that a wrong path shows up here and not on somebody's host.
//   node scripts/serve.mjs [port] [base path]
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { root } from './install.mjs'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** What has been gzipped, by its hash: tests ask for the same files hundreds of times. @type {Map<string, Promise<Buffer>>} */
const gzipped = new Map()

/** @param {Buffer} body */
function packed(body) {
  const hash = createHash('sha1').update(body).digest('hex')
  const known = gzipped.get(hash) ?? promisify(gzip)(body)
  gzipped.set(hash, known)
  return known
}

/** File types that gzip makes smaller, and that hosts usually send gzipped; pictures and fonts are compressed already. */
const packable = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.txt', '.svg'])

/**
 * The file for a path; `undefined` if there is none, or if it is outside the folder.
 * @param {string} folder
 * @param {string} base
 * @param {string} path
 */
async function fileAt(folder, base, path) {
  if (!path.startsWith(base)) return undefined
  const file = normalize(join(folder, path.slice(base.length)))
  if (file !== folder && !file.startsWith(folder + sep)) return undefined
  const found = await stat(file).catch(() => undefined)
  if (found?.isFile()) return file
  // A folder means its index.html, but only if requested with the trailing slash that relative addresses need.
  return found?.isDirectory() && path.endsWith('/') ? join(file, 'index.html') : undefined
}

/** @typedef {{ status?: number, type: string, body: string | Buffer }} Answer */

/**
 * @param {{ folder?: string, base?: string, port?: number, asked?: (path: string) => void,
 *   instead?: (path: string) => Answer | undefined }} [options]
 *   base: the path on the host; port 0: any free port; asked: called with every requested path; instead: what to answer
 *   instead of the file, to play a host or a network that does not do what it should
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ folder = join(root, 'dist'), base = '/', port = 0, asked, instead } = {}) {
  const server = createServer(async (request, response) => {
    try {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
      asked?.(path)
      const other = instead?.(path)
      if (other) {
        response.writeHead(other.status ?? 200, { 'content-type': other.type }).end(other.body)
        return
      }
      const file = await fileAt(normalize(folder), base, path)
      const body = file && (await readFile(file))
      if (!file || !body) throw new Error('not found')
      const packs =
        packable.has(extname(file)) && /\bgzip\b/.test(`${request.headers['accept-encoding'] ?? ''}`)
      const sent = packs ? await packed(body) : body
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-length': sent.length,
        ...(packs ? { 'content-encoding': 'gzip' } : {}),
        vary: 'accept-encoding',
        // The service worker is the cache; a second one in front of it would only delay updates.
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      })
      response.end(request.method === 'HEAD' ? undefined : sent)
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
    }
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, () => resolve(undefined)))
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const close = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(() => resolve(undefined)))
  }
  return { url: `http://localhost:${actual}${base}`, close: /** @type {() => Promise<void>} */ (close) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [port = '4173', base = '/'] = process.argv.slice(2)
  const { url } = await serve({ port: Number(port), base })
  console.log(`Paymaster is at ${url}`)
}
