import { describe, expect, it } from 'vitest'
import { Writer, type WriterState } from '../../../src/app/saving/writer'
import { BehindError, type GameHead, type Store, type Written } from '../../../src/store/types'
import { head } from '../../store/kit'
import { full } from '../support'

const entry = (n: number): Written => ({ record: { n, undo: true }, table: '', by: 'a' })

/** A store whose writes end when and how the test says. */
function slowStore() {
  const stored: number[] = []
  const writes: number[][] = []
  const ends: { done: () => void; fail: (error: unknown) => void }[] = []
  const write = (_: unknown, written: readonly Written[]) => {
    const numbers = written.map(({ record }) => record.n)
    writes.push(numbers)
    return new Promise<void>((resolve, reject) => {
      const done = () => {
        stored.push(...numbers)
        resolve()
      }
      ends.push({ done, fail: reject })
    })
  }
  const store = { create: (_: GameHead, written: readonly Written[]) => write(0, written), append: write }
  /** Waits for the oldest write to begin, and ends it. */
  const end = async (how: 'done' | Error = 'done') => {
    while (ends.length === 0) await Promise.resolve()
    const first = ends.shift()
    if (how === 'done') first?.done()
    else first?.fail(how)
  }
  return { store: store as unknown as Store, stored, writes, end }
}

function started(behind: (id: string) => Promise<void> = async () => {}) {
  const slow = slowStore()
  const told: WriterState[] = []
  const writer = new Writer({
    store: async () => slow.store,
    failed: error => ((error as Error).name === 'QuotaExceededError' ? 'full' : 'other'),
    behind,
    painted: async () => {},
    told: state => told.push(state),
    stored: () => {},
  })
  return { ...slow, writer, told, last: () => told.at(-1) }
}

describe('the writer', () => {
  it('says that entries wait until each is acknowledged', async () => {
    const { writer, end, last } = started()
    writer.begin(head)
    expect(last()).toEqual({ waiting: 0, busy: true })
    writer.add(head, entry(1))
    expect(last()).toEqual({ waiting: 1, busy: true })
    await end()
    await writer.flush()
    expect(last()).toEqual({ waiting: 0, busy: false })
  })

  it('puts everything that piled up into one write, in order', async () => {
    const { writer, writes, stored, end, last } = started()
    for (const n of [1, 2]) writer.add(head, entry(n))
    await end()
    for (const n of [3, 4, 5]) writer.add(head, entry(n))
    expect(last()?.busy).toBe(true)
    await end()
    await writer.flush()
    expect(writes).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
    expect(stored).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps what was entered during a write', async () => {
    const { writer, writes, end, last } = started()
    writer.add(head, entry(1))
    while (writes.length === 0) await Promise.resolve()
    writer.add(head, entry(2))
    await end()
    expect(last()?.waiting).toBeGreaterThan(0)
    await end()
    await writer.flush()
    expect(writes).toEqual([[1], [2]])
    expect(last()).toEqual({ waiting: 0, busy: false })
  })

  it('keeps what could not be stored, says why and how much, and stores it when there is room again', async () => {
    const { writer, writes, stored, end, last, told } = started()
    writer.add(head, entry(1))
    await end(full)
    await writer.alone(async () => {})
    expect(last()).toEqual({ waiting: 1, busy: true, trouble: 'full' })
    writer.add(head, entry(2))
    expect(last()).toEqual({ waiting: 2, busy: true, trouble: 'full' })
    await end(full)
    await writer.alone(async () => {})
    expect(stored).toEqual([])
    void writer.flush()
    await end()
    await writer.alone(async () => {})
    expect(writes.at(-1)).toEqual([1, 2])
    expect(stored).toEqual([1, 2])
    expect(last()).toEqual({ waiting: 0, busy: false })
    // Nothing was ever reported as saved before it was.
    expect(told.filter(state => !state.busy && stored.length < 2)).toEqual([])
  })

  it('tries again at once after it caught up with another tab', async () => {
    const { writer, writes, end, last } = started(async () => {
      writer.replace(head, [entry(2)], false)
    })
    writer.add(head, entry(1))
    await end(new BehindError())
    await end()
    await writer.flush()
    expect(writes).toEqual([[1], [2]])
    expect(last()).toEqual({ waiting: 0, busy: false })
  })

  it('gives up for now if it cannot catch up, and goes on with other games', async () => {
    const { writer, stored, end, last } = started(async () => {
      throw new Error('not open')
    })
    writer.add(head, entry(1))
    writer.add({ ...head, id: 'h' }, entry(7))
    await end(new BehindError())
    await end()
    await writer.alone(async () => {})
    expect(stored).toEqual([7])
    expect(last()).toMatchObject({ waiting: 1, busy: true, trouble: 'other' })
  })
})
