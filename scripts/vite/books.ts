import { type Plugin, runnerImport } from 'vite'

const BOOK = /\/titles\/([^/]+)\/words\/([a-z]{2})\/book\.ts$/

/**
 * A title's rule book is text, not program: the build writes it as JSON beside the scripts. A phone fetches it when it is
 * first opened and need not parse it as code. Its sources stay typed: a missing paragraph does not compile.
 */
export const books = (): Plugin => ({
  name: 'rule-books-as-text',
  apply: 'build',
  async load(id) {
    const [, title, language] = BOOK.exec(id) ?? []
    if (!title) return undefined
    const { module } = await runnerImport<{ book: unknown }>(id)
    const name = `book-${title}-${language}.json`
    const file = this.emitFile({ type: 'asset', name, source: JSON.stringify(module.book) })
    return `export const book = await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json()`
  },
})
