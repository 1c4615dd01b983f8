import { effect, signal } from '@preact/signals'
import { session } from '../../../app/desk/table'
import type { Session } from '../../../session/session'
import { type News, newsOf } from './moves'
import { stopAll } from './running'

/** What the latest entry brought; `undefined` after Undo, and until something is entered after the game was opened. */
export const news = signal<News | undefined>(undefined)

let stood: Session | null = null
effect(() => {
  const open = session.value
  stopAll()
  news.value = newsOf(stood, open)
  stood = open
})
