import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handOut, handOutFile, save } from '../../../src/app/games/handOut'

const game = { name: 'a.paymaster.json', text: '{}' }

/** The files that the share sheet was offered. */
let offered: File[] = []

/** A phone whose share sheet takes files of these types, and answers like this. */
function phone(types: readonly string[], answer: () => Promise<void> = async () => {}): void {
  Object.assign(navigator, {
    canShare: ({ files }: { files: readonly File[] }) => files.every(file => types.includes(file.type)),
    share: async ({ files }: { files: readonly File[] }) => {
      offered.push(...files)
      await answer()
    },
  })
}
const refuses = (name: string) => async () => {
  throw new DOMException('no', name)
}

let click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
beforeEach(() => {
  offered = []
  URL.createObjectURL = () => 'blob:x'
  click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const key of ['canShare', 'share', 'standalone']) Reflect.deleteProperty(navigator, key)
})

describe('a file that is handed out', () => {
  it('goes to the share sheet if there is one', async () => {
    phone(['application/json'])
    expect(await handOut(game)).toBe('shared')
    expect(offered.map(({ name }) => name)).toEqual(['a.paymaster.json'])
    phone(['application/json'], refuses('AbortError'))
    expect(await handOut(game)).toBe('cancelled')
    expect(click).not.toHaveBeenCalled()
  })

  it('is offered as text, with the same content, where the phone does not share .json', async () => {
    phone(['text/plain'])
    expect(await handOut(game)).toBe('shared')
    expect(offered.map(({ name, type }) => `${name} ${type}`)).toEqual(['a.paymaster.txt text/plain'])
    expect(await offered[0]?.text()).toBe('{}')
  })

  it('is offered as text too where the sheet says that it takes .json and then refuses', async () => {
    phone(['application/json', 'text/plain'], async () => {
      if (offered.at(-1)?.type === 'application/json') throw new DOMException('no', 'NotAllowedError')
    })
    expect(await handOut(game)).toBe('shared')
    expect(offered).toHaveLength(2)
  })

  it('is downloaded otherwise, and if the sheet refuses it', async () => {
    expect(await handOut(game)).toBe('downloaded')
    phone(['application/json', 'text/plain'], refuses('NotAllowedError'))
    expect(await handOut(game)).toBe('downloaded')
    expect(click).toHaveBeenCalledTimes(2)
  })

  it('that is a picture is never offered as text', async () => {
    phone(['text/plain'])
    expect(await handOutFile(new File([''], 'a.png', { type: 'image/png' }))).toBe('downloaded')
    expect(offered).toEqual([])
  })
})

describe('a file that is saved', () => {
  it('is downloaded, without the share sheet', async () => {
    phone(['application/json'])
    expect(await save(game)).toBe('downloaded')
    expect(offered).toEqual([])
  })
})

describe('in the installed app on an iPhone, where a download only opens the file', () => {
  beforeEach(() => Object.assign(navigator, { standalone: true }))

  it('a file to be saved goes to the share sheet', async () => {
    phone(['application/json'])
    expect(await save(game)).toBe('shared')
    expect(click).not.toHaveBeenCalled()
  })

  it('a file that the sheet refuses is not called saved', async () => {
    phone(['application/json', 'text/plain'], refuses('NotAllowedError'))
    expect(await handOut(game)).toBe('refused')
    expect(await save(game)).toBe('refused')
    Reflect.deleteProperty(navigator, 'share')
    expect(await save(game)).toBe('refused')
    expect(click).not.toHaveBeenCalled()
  })
})
