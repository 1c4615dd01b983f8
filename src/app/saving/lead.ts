import { current } from '../desk/current'
import { role } from '../desk/guard'
import { hear, tell } from '../device/channel'
import { named, tab } from '../device/named'
import { catchUp, retrySaving } from './keeping'

/** So long the tab that banks has to finish writing before the bank is taken from it: it may be asleep. */
const PATIENCE = 1500

const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
const lockOf = (game: string) => named(`game:${game}`)

/** What this tab holds or waits for; left when the game is closed. */
interface Claim {
  readonly game: string
  readonly waits: AbortController
  letGo?: () => void
  /** It has the bank, and nobody has asked for it since. */
  has?: boolean
}
let claim: Claim | undefined

/** Holds a lock that was granted until it is let go, or taken away. */
function hold(mine: Claim): Promise<void> {
  return new Promise(resolve => {
    mine.letGo = resolve
  })
}

/** Asks for the bank; whoever has it loses it only to a tab that steals. Comes back by itself when it was stolen. */
async function ask(mine: Claim, options: LockOptions, begun: (granted: boolean) => void): Promise<void> {
  let answered = false
  try {
    await locks?.request(lockOf(mine.game), options, async lock => {
      answered = true
      begun(lock !== null)
      if (lock && claim === mine) await hold(mine)
    })
  } catch (error) {
    if (claim !== mine || mine.waits.signal.aborted) return
    const stolen = answered || (error instanceof DOMException && error.name === 'AbortError')
    // A browser that gives no locks here: the check at every write stays.
    if (!stolen) return begun(true)
    // Stolen by another tab.
    lose(mine)
    void catchUp()
    waitInLine(mine)
  }
}

/** Follows until the tab that banks is closed, and banks then. */
function waitInLine(mine: Claim): void {
  void ask(mine, { signal: mine.waits.signal }, () => void bankFromNow(mine))
}

/** Another tab has the bank, or is about to: nothing may be entered here any more. */
function lose(mine: Claim): void {
  mine.has = false
  role.value = 'follows'
}

/** Reads what was stored meanwhile before anything may be entered here. Meanwhile it may be lost again. */
async function bankFromNow(mine: Claim): Promise<void> {
  mine.has = true
  await catchUp()
  if (claim === mine && mine.has) role.value = 'banks'
}

/** Takes part in a game that was opened: banks if no other tab does, else follows. */
export async function join(game: string): Promise<void> {
  leave()
  const mine: Claim = { game, waits: new AbortController() }
  claim = mine
  if (!locks) {
    role.value = 'banks'
    return
  }
  const granted = await new Promise<boolean>(resolve => {
    void ask(mine, { ifAvailable: true }, resolve)
  })
  if (claim !== mine) return
  role.value = granted ? 'banks' : 'follows'
  if (!granted) waitInLine(mine)
}

/** Leaves the game: another tab may bank it. What is still to be written is written all the same. */
export function leave(): void {
  const old = claim
  claim = undefined
  old?.waits.abort()
  const letGo = old?.letGo
  if (letGo) void retrySaving().then(letGo)
  role.value = 'banks'
}

/** Hears whether the tab that banks agrees; false when it did not answer in time. */
function agreed(game: string): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(late)
      deaf()
      resolve()
    }
    const deaf = hear(message => {
      if (message.is === 'yields' && message.game === game && message.to === tab) done()
    })
    const late = setTimeout(done, PATIENCE)
    tell({ is: 'asks', game, tab })
  })
}

/**
 * Takes the bank over from the tab that has it. That one follows from now on; what it was writing is waited for. Done when
 * this tab has read it and banks.
 */
export async function takeOver(): Promise<void> {
  const old = claim
  if (!old || !locks || role.value === 'banks') return
  await agreed(old.game)
  if (claim !== old) return
  old.waits.abort()
  const mine: Claim = { game: old.game, waits: new AbortController() }
  claim = mine
  await new Promise<void>(banks => {
    void ask(mine, { steal: true }, () => void bankFromNow(mine).then(banks))
  })
}

hear(message => {
  if (message.is !== 'asks' || message.game !== current.value?.id || !claim?.letGo) return
  lose(claim)
  const { game, tab: to } = message
  void retrySaving().then(() => tell({ is: 'yields', game, to }))
})
