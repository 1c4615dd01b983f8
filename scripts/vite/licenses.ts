import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The name of a package, and its folder, from the path of one of its files. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** What a package says about itself: name, version, kind of license, and the license's text. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(it => /^licen[cs]e/i.test(it))
  if (!file) throw new Error(`${name} comes without the text of its license`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

/**
 * Ships the licenses of the packages that the app contains, which they ask for. They are found by the modules of the build:
 * a package that is only a tool is not among them.
 */
export const licenses = (): Plugin => ({
  name: 'third-party-licenses',
  apply: 'build',
  generateBundle() {
    const folders = new Set<string>()
    for (const id of this.getModuleIds()) {
      const [, folder = '', name = ''] = PACKAGE.exec(id.replace(/^\0/, '')) ?? []
      if (name !== '' && !name.startsWith('.') && existsSync(join(folder, 'package.json')))
        folders.add(folder)
    }
    const notices = [...folders].sort().map(noticeOf)
    const source = `Paymaster contains these works of others, under their licenses.\n\n${notices.join(`\n${'-'.repeat(72)}\n\n`)}`
    this.emitFile({ type: 'asset', fileName: 'third-party-licenses.txt', source })
  },
})
