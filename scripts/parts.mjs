// The list of files in a built worker: what a phone keeps, each with its hash.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../src/app/worker/sound').Part} Part */

const LIST = /\[\{"hash":"[0-9a-f]{64}".*?"url":"[^"]+"\}\]/s

/** @param {string} folder */
const workerOf = folder => readFileSync(join(folder, 'sw.js'), 'utf8')

/**
 * The files that the worker in this folder keeps.
 * @param {string} folder a built app
 * @returns {readonly Part[]}
 * @throws if the worker has no list
 */
export function partsIn(folder) {
  const [list] = LIST.exec(workerOf(folder)) ?? []
  if (!list) throw new Error('the worker names no files')
  return JSON.parse(list)
}

/**
 * Writes the list anew from the files in the folder, after they were changed.
 * @param {string} folder a built app
 */
export function listAgain(folder) {
  const list = partsIn(folder).map(part => {
    const bytes = readFileSync(join(folder, part.url))
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { ...part, hash, ...(part.text ? { text: bytes.toString('utf8') } : {}) }
  })
  writeFileSync(
    join(folder, 'sw.js'),
    workerOf(folder).replace(LIST, () => JSON.stringify(list)),
  )
}
