import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAgain } from '../parts.mjs'

/** The beginning of the start screen's text, which tells an older app from a newer one. */
export const OLD = 'The bank for a table that plays'
export const NEW = (version: number): string => `The bank, ${version} times newer, for a table that plays`

const textOf = (file: string) => readFileSync(file, 'utf8')

/**
 * Makes a newer app out of a copy of `dist`: it has another text on the start screen, and all scripts have other names,
 * as a build gives new names to all files that name a changed one. The older files are gone.
 */
export function makeNewer(folder: string, version: number): void {
  const assets = join(folder, 'assets')
  const was = version === 1 ? OLD : NEW(version - 1)
  const mark = String(version).padStart(2, '0')
  const names = readdirSync(assets)
    .filter(name => /-[\w-]{8}\.(?:js|css|json)$/.test(name))
    .map(old => ({ old, name: old.replace(/-[\w-]{2}([\w-]{6}\.\w+)$/, `-${mark}$1`) }))
  for (const { old, name } of names) renameSync(join(assets, old), join(assets, name))
  // Other folders are left alone: they may hold another copy of the app.
  const naming = [folder, assets]
    .flatMap(place => readdirSync(place).map(name => join(place, name)))
    .filter(file => /\.(js|css|html)$/.test(file))
  let said = false
  for (const file of naming) {
    let text = textOf(file)
    for (const { old, name } of names) text = text.replaceAll(old, name)
    said ||= text.includes(was)
    writeFileSync(file, text.replace(was, NEW(version)))
  }
  if (!said) throw new Error(`no file says "${was}"`)
  listAgain(folder)
}
