/**
 * How long the database may take to answer, in ms, before the banker is told that it does not: with everything around it, they
 * know within eight seconds.
 */
export const PATIENCE = 7000

const STEP = 500

/**
 * Calls `late` after so many ms in which the phone was awake; the returned function prevents that. While a phone sleeps,
 * nothing can answer, and on waking all timers are due at once: each step of the wait counts at most once.
 */
export function afterAwake(ms: number, late: () => void): () => void {
  let left = ms
  let timer: ReturnType<typeof setTimeout>
  const step = () => {
    left -= STEP
    if (left <= 0) late()
    else timer = setTimeout(step, STEP)
  }
  timer = setTimeout(step, STEP)
  return () => clearTimeout(timer)
}

/** What a call is rejected with to which nothing answered for so long. */
export class SilentError extends Error {
  override readonly name = 'SilentError'
}

/**
 * The result of a call, or a `SilentError` after so many ms. `late` is called if the call then ends after all, with its result
 * if it has one.
 */
export function inTime<T>(call: Promise<T>, late: (result?: T) => void, ms = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const stop = afterAwake(ms, () => {
      isLate = true
      reject(new SilentError('no answer'))
    })
    const ended = (result?: T) => {
      stop()
      if (isLate) late(result)
    }
    call.then(
      result => {
        ended(result)
        resolve(result)
      },
      error => {
        ended()
        reject(error)
      },
    )
  })
}
