import { whole } from '../../../app/desk/rest'
import { titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import type { Holder } from '../../../bank/money'
import type { Action } from '../../../rules/rule'
import { before, type Entry, type Session } from '../../../session/session'

/** An entry as the log says it; pass no `happened` if it has not been carried out. */
export function sentenceOf(action: Action, happened: Entry['happened'] = []): string {
  // An entry of a rare type is told anew once its words are here.
  void whole.value
  return titleWords.value?.entry(action, happened, voice.value) ?? action.type
}

/** A holder's name as people say it; with `train`, its name as a holder of trains. */
export function nameOf(id: Holder, of?: 'train'): string {
  return titleWords.value?.holder(id, voice.value, of) ?? voice.value.name(id)
}

/** The round in which the entry at this place of the list was made; for one that joins a game, the round it joined in. */
export function roundAt(open: Session, index: number): string {
  const entry = open.entries[index]
  const state = entry?.action.type === 'position' ? entry.state : before(open, index)
  return roundName(open.title.view(state).round)
}

/** A time as the clock on the wall showed it: ` at 21:14`; empty if it is not known. */
export function timeOf(at: string | undefined): string {
  if (at === undefined) return ''
  const time = new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false })
  return words.value.past.entry.at(time)
}
