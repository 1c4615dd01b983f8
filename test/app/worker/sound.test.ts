import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSound, type Part } from '../../../src/app/worker/sound'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const partOf = (url: string, text: string): Part => ({ url, hash: hashOf(text) })

const LOGIN = '<!doctype html><html><body>Room number and name, please.</body></html>'

describe('a script', () => {
  const code = 'export const answer = 42\n'
  const script = partOf('assets/core-12345678.js', code)

  test('is right to the byte', async () => {
    expect(await isSound(script, bytesOf(code))).toBe(true)
  })

  test.each([
    ['a login page', LOGIN],
    ['nothing', ''],
    ['its first part', code.slice(0, -1)],
    ['the file of another build', code.replace('42', '43')],
    ['itself with something added', `${code}\n`],
  ])('is not %s', async (_, text) => {
    expect(await isSound(script, bytesOf(text))).toBe(false)
  })
})

describe('the page', () => {
  const text =
    '<!doctype html>\n<html>\n  <head>\n    <script src="./assets/index-1.js"></script>\n  </head>\n  <body>\n    <div id="app"></div>\n  </body>\n</html>\n'
  const page: Part = { ...partOf('index.html', text), text }

  test.each([
    ['as it was built', text],
    [
      'with a script of the host',
      text.replace('</body>', '<script src="https://host.example/count.js"></script></body>'),
    ],
    ['with other white space between its tags', text.replaceAll('\n', '\r\n')],
    ['with a comment after its end', `${text}<!-- served by 7 -->`],
  ])('is right %s', async (_, answer) => {
    expect(await isSound(page, bytesOf(answer))).toBe(true)
  })

  test.each([
    ['a login page', LOGIN],
    ['nothing', ''],
    ['without its end', text.slice(0, text.indexOf('</html>'))],
    ['of another build', text.replace('index-1', 'index-2')],
    ['without its place for the app', text.replace('<div id="app"></div>', '')],
    ['in another order', text.replace(/(<head>[\s\S]*<\/head>)\s*(<body>[\s\S]*<\/body>)/, '$2$1')],
  ])('is not right: %s', async (_, answer) => {
    expect(await isSound(page, bytesOf(answer))).toBe(false)
  })
})
