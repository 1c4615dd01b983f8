import type { Imported } from '../../app/files'
import { type OpenProblem, openGame } from '../../app/games'
import { go } from '../../app/routes'
import { voice } from '../../app/table'
import { reachTitle, readWords, titleAtHand, words } from '../../app/words'
import type { Player, Voice } from '../../rules/rule'

type ImportStop = NonNullable<Extract<Imported, { game: string }>['stopped']>

import { saveFile } from '../parts/share'

/** Opens a stored game and shows it; tells in a sentence why it cannot. */
export async function openAndPlay(id: string): Promise<string | undefined> {
  const problem: OpenProblem | undefined = await openGame(id)
  if (problem) return words.value.start.problems[problem]
  go('play')
  return undefined
}

/** The names of a file that was read far enough to have some. */
function voiceOf(text: string): Voice {
  const { players = [] } = JSON.parse(text) as { players?: readonly { id: string; name: string }[] }
  return {
    ...voice.value,
    name: id => players.find(player => player.id === id)?.name ?? id,
  }
}

/** Where and why a game from elsewhere stops: it stands in the list as far as it goes. */
async function stoppedAt(stopped: ImportStop, players: readonly Player[] = []): Promise<string> {
  const { files } = words.value
  const { refusal } = stopped
  if (!refusal) return files.stopped(stopped)
  await reachTitle()
  const named = { ...voice.value, name: (id: string) => players.find(player => player.id === id)?.name ?? id }
  const text = titleAtHand.value?.words.refusal(refusal, named) ?? refusal.code
  return files.stopped(stopped, { rule: refusal.rule, text })
}

/** Takes a game file and opens it, or a copy of games. Tells what became of it; nothing where the game is on the screen. */
export async function takeFile(file: Blob): Promise<string | undefined> {
  try {
    await readWords()
    // Reading files is no part of the first load.
    const { importFile } = await import('../../app/files')
    const text = await file.text()
    const outcome = await importFile(text)
    if ('game' in outcome)
      return outcome.stopped ? stoppedAt(outcome.stopped, outcome.players) : openAndPlay(outcome.game)
    const { files, store } = words.value
    if ('copy' in outcome) {
      const { added, extended, same, problems } = outcome.copy
      const taken = store.copyTaken({ added: added.length, extended: extended.length, same })
      const bad = problems.map(problem => {
        if (problem.problem) return files.problem(problem.problem)
        return problem.at === undefined ? store.copyFailed : store.copyDamaged(problem.at)
      })
      return [taken, ...bad].join(' ')
    }
    const { problem } = outcome
    if ('reader' in problem) return words.value.files.noReader
    if ('file' in problem) return files.problem(problem.file)
    if ('copy' in problem) return store.copyProblem(problem.copy)
    await reachTitle()
    const why = titleAtHand.value?.words.refusal(problem.refusal, voiceOf(text)) ?? problem.refusal.code
    return store.entryRefused(problem.entry, why)
  } catch {
    return words.value.start.fileUnread
  }
}

/** Hands a game out as a file: to the phone's share sheet, or among the downloads. */
export async function giveFile(id: string, how: 'save' | 'share'): Promise<void> {
  const { exportGame, handOut } = await import('../../app/files')
  const file = await exportGame(id)
  if (!file) return
  if (how === 'share') await handOut(file)
  else saveFile(file)
}

/** Hands out a copy of all games, with what was undone and changed in them. */
export async function giveCopy(): Promise<void> {
  const { copyOfAll, handOut } = await import('../../app/files')
  await handOut(await copyOfAll())
}
