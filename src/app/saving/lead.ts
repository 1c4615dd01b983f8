import { current } from '../desk/current'
import { role } from '../desk/guard'
import { hear, tell } from '../device/channel'
import { named, offered, tab } from '../device/named'
import { catchUp, retrySaving } from './keeping'

/**
 * Time the tab that banks gets to finish writing before its lock is stolen, in ms: it may be asleep. Then the one that asked gets
 * as long to steal it.
 */
const PATIENCE = 1500

const locks = offered(() => navigator.locks)
const lockOf = (game: string) => named(`game:${game}`)

/** This tab's claim to bank a game: the lock it holds or waits for. Given up when the game is closed. */
interface Claim {
  readonly game: string
  readonly waits: AbortController
  letGo?: () => void
  /** Settled once the lock is gone. */
  over?: Promise<void>
  /** This tab has the bank, and no other tab that has asked for it may still take it. */
  has?: boolean
  /** Another tab has asked for the bank and not stolen it yet: the lock is still this tab's. */
  yields?: boolean
}
let claim: Claim | undefined

/** What this tab has given up, whose lock may not be gone yet. */
let given: { readonly game: string; readonly over: Promise<void> } | undefined

/** Holds a granted lock until `letGo` is called; a stolen lock ends by itself. */
function hold(mine: Claim): Promise<void> {
  return new Promise(resolve => (mine.letGo = resolve))
}

/**
 * Requests the lock of a game; its holder loses it only to a tab that steals it. `begun` gets whether it was granted. If the
 * lock is stolen later, this tab waits in line again.
 */
async function ask(mine: Claim, options: LockOptions, begun: (granted: boolean) => void): Promise<void> {
  let answered = false
  try {
    await locks?.request(lockOf(mine.game), options, async lock => {
      answered = true
      mine.has = lock !== null
      begun(mine.has)
      if (lock && claim === mine) await hold(mine)
    })
  } catch (error) {
    // Whoever still waits for this one is not kept waiting.
    if (claim !== mine || mine.waits.signal.aborted) return begun(false)
    const stolen = answered || (error instanceof DOMException && error.name === 'AbortError')
    // The browser grants no locks here: the check at every write remains.
    if (!stolen) {
      mine.has = true
      return begun(true)
    }
    // Stolen by another tab.
    mine.yields = false
    lose(mine)
    void catchUp()
    waitInLine(mine)
  }
}

/** Follows until the tab that banks is closed, then banks. */
function waitInLine(mine: Claim): void {
  mine.over = ask(mine, { signal: mine.waits.signal }, () => void bankFromNow(mine))
}

/** Stops banking: another tab has the bank or is about to take it, so nothing may be entered here. */
function lose(mine: Claim): void {
  mine.has = false
  role.value = 'follows'
}

/** Reads what was stored meanwhile, then allows entries here, unless the bank was lost again in the meantime. */
async function bankFromNow(mine: Claim): Promise<void> {
  if (claim !== mine) return
  await catchUp()
  if (claim === mine && mine.has) role.value = 'banks'
}

/** Claims the bank of a game that is being opened: this tab banks if no other does, else it follows. */
export async function claimBank(game: string): Promise<void> {
  releaseBank()
  const mine: Claim = { game, waits: new AbortController() }
  claim = mine
  if (!locks) {
    role.value = 'banks'
    return
  }
  // Its own lock would look like that of another tab.
  if (given?.game === game) await Promise.race([given.over, new Promise(done => setTimeout(done, PATIENCE))])
  if (claim !== mine) return
  const granted = await new Promise<boolean>(resolve => {
    mine.over = ask(mine, { ifAvailable: true }, resolve)
  })
  if (claim !== mine) return
  role.value = granted ? 'banks' : 'follows'
  if (!granted) waitInLine(mine)
}

/** Lets the lock go once what waits is written or cannot be; resolves once it is gone. */
async function letGo(old: Claim): Promise<void> {
  await retrySaving()
  old.letGo?.()
  await old.over
}

/** Gives the bank up, so that another tab may bank the game. This tab first tries to write what still waits. */
export function releaseBank(): void {
  const old = claim
  claim = undefined
  old?.waits.abort()
  if (old?.letGo) given = { game: old.game, over: letGo(old) }
  role.value = 'banks'
}

/** Asks the tab that banks to yield; resolves when it agrees, or after `PATIENCE` without an answer. */
function waitForLetGo(game: string): Promise<void> {
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
 * Takes the bank over from the tab that has it, which follows from then on. Waits for what that tab was writing; resolves once
 * this tab has read it and banks.
 */
export async function takeOver(): Promise<void> {
  const old = claim
  if (!old || !locks || role.value === 'banks') return
  await waitForLetGo(old.game)
  if (claim !== old) return
  old.waits.abort()
  const mine: Claim = { game: old.game, waits: new AbortController() }
  claim = mine
  await new Promise<void>(banks => {
    mine.over = ask(mine, { steal: true }, () => void bankFromNow(mine).then(banks))
  })
}

/** Banks again if the tab that asked for the bank did not take it: it was closed, or went to another game. */
function takeBack(mine: Claim): void {
  if (claim !== mine || !mine.yields) return
  mine.yields = false
  mine.has = true
  void bankFromNow(mine)
}

// Only the tab that has the bank answers: one that has lost it does not know what the other still has to write.
hear(message => {
  if (message.is !== 'asks' || message.game !== current.value?.id || !claim?.has) return
  const mine = claim
  lose(mine)
  mine.yields = true
  const { game, tab: to } = message
  void retrySaving().then(() => {
    tell({ is: 'yields', game, to })
    setTimeout(() => takeBack(mine), PATIENCE)
  })
})
