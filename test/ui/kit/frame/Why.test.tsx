import { act, cleanup, render } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { set, spoken } from '../../../../src/app/device/settings'
import { readApart } from '../../../../src/app/follow/apart'
import type { EndReason } from '../../../../src/app/follow/following'
import { readSaid } from '../../../../src/app/follow/words'
import { Why } from '../../../../src/ui/kit/frame/inApart'
import { apart as de } from '../../../../src/words/de/apart'
import { apart as en } from '../../../../src/words/en/apart'
import { follow } from '../../../../src/words/en/follow'

afterEach(async () => {
  cleanup()
  set('language', 'en')
  await vi.waitFor(() => expect(spoken.value).toBe('en'))
})

/** What is said of a reason, once that is here. */
async function said(of: EndReason): Promise<string> {
  const { container } = render(<Why of={of} />)
  await vi.waitFor(() => act(() => expect(container.textContent).not.toBe('')))
  return container.textContent ?? ''
}

describe('why a connection ended that is not made again by itself', () => {
  const reasons = Object.keys(en.reasons) as (keyof typeof en.reasons)[]

  it('is said of each reason in a sentence of its own', async () => {
    await readSaid()
    const all = new Set<string>()
    for (const of of reasons) {
      const text = await said(of)
      expect(text).toBe(en.reasons[of])
      all.add(text)
      cleanup()
    }
    expect(all.size).toBe(reasons.length)
  })

  it('is said in the language in use, also if that changes meanwhile', async () => {
    await readSaid()
    const { container } = render(<Why of="bye" />)
    await vi.waitFor(() => act(() => expect(container.textContent).toBe(en.reasons.bye)))
    set('language', 'de')
    await vi.waitFor(() => act(() => expect(container.textContent).toBe(de.reasons.bye)))
  })

  it('tells what to do where a file is missing, without that file', async () => {
    await readSaid()
    await readApart()
    expect(await said('notHere')).toBe(follow.notHere)
    for (const words of [en, de]) expect(words.reasons).not.toHaveProperty('notHere')
  })
})
