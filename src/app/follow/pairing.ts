import { signal } from '@preact/signals'
import { codeText, readPairing, tagOf } from '../../interop/follow/code'
import { current } from '../desk/current'
import { admit, hear, leave } from './bank'
import type { Line } from './lines'
import { type Link, openLink } from './link'

/**
 * A pairing under way: the text of this phone's code; whether the other's is looked for; and what was wrong with the last one seen.
 * Once it is done, the phone that it brought.
 */
export interface Pairing {
  readonly is: 'making' | 'shown' | 'reaching' | 'unreached' | 'failed' | 'done'
  readonly text?: string
  readonly told?: 'foreign' | 'newer' | 'damaged' | 'bank' | 'otherCode'
  readonly phone?: number
}
export const pairing = signal<Pairing | null>(null)

/** How long the phones may look for each other before the screen says what to try, in ms. */
const REACH = 8 * 1000

/** The link that is being made, and the last code that was tried with it. */
let making: { link?: Link; tried?: string; late?: ReturnType<typeof setTimeout> } | undefined
let count = 0

/** Gives up the pairing that is under way. */
export function endPairing(): void {
  clearTimeout(making?.late)
  making?.link?.close()
  making = undefined
  pairing.value = null
}

/** Makes a code by which another phone can follow a game. */
export async function beginPairing(game: string): Promise<void> {
  endPairing()
  const mine: NonNullable<typeof making> = {}
  making = mine
  let line: Line | undefined
  pairing.value = { is: 'making' }
  try {
    const link = await openLink('bank', {
      opened: () => {
        if (making !== mine || !mine.link) return
        clearTimeout(mine.late)
        making = undefined
        const head = current.peek()
        const { title, players } = head?.id === game ? head : { title: '', players: [] }
        line = admit(mine.link, { id: ++count, game, title, players: ['', ...players.map(({ id }) => id)] })
        pairing.value = { is: 'done', phone: line.id }
      },
      heard: text => line && hear(line, text),
      closed: () => {
        if (line) leave(line)
        if (making === mine) pairing.value = { is: 'failed' }
      },
    })
    if (making !== mine) {
      link.close()
      return
    }
    mine.link = link
    pairing.value = { is: 'shown', text: codeText({ side: 'bank', answers: 0, end: link.end }) }
  } catch {
    if (making === mine) pairing.value = { is: 'failed' }
  }
}

/** Takes the text of a code that the camera saw while this phone's own is shown. */
export async function takeFollower(seen: string): Promise<void> {
  const [mine, now] = [making, pairing.peek()]
  if (!mine?.link || !now?.text || seen === mine.tried) return
  const code = readPairing(seen)
  const told =
    typeof code === 'string'
      ? code
      : code.side === 'bank'
        ? 'bank'
        : code.answers === tagOf(now.text)
          ? undefined
          : 'otherCode'
  if (told || typeof code === 'string') {
    // Its own code, seen in a mirror or a window, is not worth a word.
    if (seen !== now.text && now.is !== 'reaching' && told) pairing.value = { ...now, told }
    return
  }
  mine.tried = seen
  clearTimeout(mine.late)
  pairing.value = { is: 'reaching', text: now.text }
  mine.late = setTimeout(() => {
    if (making === mine) pairing.value = { is: 'unreached', text: now.text as string }
  }, REACH)
  await mine.link.reach(code.end).catch(() => {
    if (making === mine) pairing.value = { is: 'unreached', text: now.text as string }
  })
}
