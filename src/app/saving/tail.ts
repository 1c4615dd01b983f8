import { effect } from '@preact/signals'
import { tailOf } from '../../session/resume'
import type { Session } from '../../session/session'
import { current } from '../desk/current'
import { guard } from '../desk/guard'
import { saved, session } from '../desk/table'
import { build } from '../device/named'
import { shelf } from '../device/shelf'
import { writer } from './keeping'

/** How long nothing must be entered before the last tables are kept, in ms: nobody waits for it. */
const QUIET = 1000

/** The session of which the tail was kept last. */
let kept: Session | undefined

async function keep(): Promise<void> {
  const open = session.peek()
  const head = current.peek()
  // A tab that follows leaves this to the one that banks, and a game of which something is asked is not kept as it is shown.
  if (!open || !head || open === kept || guard.peek() !== null) return
  const text = JSON.stringify(tailOf(open))
  try {
    await writer.alone(async () => (await shelf()).keepTail(head.id, open.records.length, build, text))
    kept = open
  } catch {
    // Without it the game is replayed when it is opened.
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined

function keepAtOnce(): void {
  if (waiting === undefined) return
  clearTimeout(waiting)
  waiting = undefined
  void keep()
}

// Once all of a game is stored, what its last change left is kept beside it.
effect(() => {
  clearTimeout(waiting)
  const ready = saved.value.is === 'saved' && session.value !== null
  waiting = ready ? setTimeout(keepAtOnce, QUIET) : undefined
})

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') keepAtOnce()
})
