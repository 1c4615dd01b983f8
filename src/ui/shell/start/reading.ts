import { writtenIn } from '../../../app/desk/money'
import { voice } from '../../../app/desk/table'
import { readWords, refusalBy, titleName, words } from '../../../app/desk/words'
import { games } from '../../../app/games/games'
import type { IfStored, Imported } from '../../../app/games/intake'
import type { Player, Voice } from '../../../rules/rule'
import { TITLES } from '../../../titles/registry'
import { openAndPlay, type StartNotice, told, wrong } from './told'

type ImportStop = NonNullable<Extract<Imported, { game: string }>['stopped']>
type Twin = Extract<Imported, { twin: unknown }>['twin']
type ImportProblem = Extract<Imported, { problem: unknown }>['problem']

/** A text about games, preceded by their titles. */
function titled(titles: readonly string[], text: string): string {
  const names = [...new Set(titles)].map(titleName)
  return names.length > 0 ? `${names.join(', ')}: ${text}` : text
}

/** The title of a listed game, as a list; empty if the game is not listed. */
const titlesOf = (id: string) => games.value.filter(head => head.id === id).map(({ title }) => title)

/** A game of a list or a copy. */
interface Head {
  readonly id: string
  readonly title: string
  readonly players: readonly Player[]
}

/** The game of an id by its title and its players. */
function gameCalled(id: string, heads: readonly Head[]): string {
  const head = heads.find(game => game.id === id)
  return head ? `${titleName(head.title)} (${head.players.map(({ name }) => name).join(', ')})` : id
}

/** What a text that could be read says about its games. */
interface Said {
  readonly title?: string
  readonly players?: readonly Player[]
  readonly games?: readonly { readonly head: Head }[]
}
const saidIn = (text: string) => JSON.parse(text.replace(/^\uFEFF/, '')) as Said

/** A voice that calls players by their names in a file, and writes money in the currency of its title. */
function voiceFor(title: string | undefined, players: readonly Player[] = []): Voice {
  return {
    ...voice.value,
    money: writtenIn(title),
    name: id => players.find(player => player.id === id)?.name ?? id,
  }
}

/** Where and why an imported game stops. */
async function stoppedAt(
  title: string | undefined = '',
  stopped: ImportStop,
  players: readonly Player[] | undefined,
): Promise<string> {
  const { refusal } = stopped
  const said = voiceFor(title, players)
  return words.value.files.stopped(stopped, said.money, refusal && (await refusalBy(title, refusal, said)))
}

/**
 * Asks about a file whose game is already stored: the banker decides whether to go on with the longer of the two, which of them
 * is right where they differ, or to keep the file's game apart. `why`: where the file was read only in part, what stopped it.
 */
function askAbout(file: Blob, twin: Twin, why?: string): StartNotice {
  const { files } = words.value
  const { stored, read, common } = twin
  const openStored = { text: files.openStored, take: () => openAndPlay(twin.id) }
  const apart = { text: files.apart, take: () => takeFile(file, 'apart') }
  const text = titled(titlesOf(twin.id), [...(why ? [why] : []), files.twin(twin)].join(' '))
  const onto = (name: string) => ({ text: name, take: () => takeFile(file, twin) })
  if (common === undefined)
    return { text, choices: [read > stored ? onto(files.goOn(read - stored)) : openStored, apart] }
  // What cannot be read to its end says nothing against what is stored.
  if (why) return { text, choices: [openStored, apart] }
  const replace = onto(files.replace(stored - common, read - common))
  // The one that goes further is likelier to be wanted.
  return { text, choices: [...(read < stored ? [openStored, replace] : [replace, openStored]), apart] }
}

function copyTold(
  { added, extended, same, problems }: Extract<Imported, { copy: unknown }>['copy'],
  text: string,
): StartNotice {
  const { files, store } = words.value
  const heads = saidIn(text).games?.map(({ head }) => head) ?? []
  const counts = { added: added.length, extended: extended.length, same }
  const titles = heads.map(({ title }) => title)
  const taken = titled(titles, store.copyTaken(counts))
  const bad = problems.map(({ game, problem, at, here = false }) => {
    const why = at === undefined ? store.copyFailed : store.copyDamaged(at, here)
    return `${gameCalled(game, heads)}: ${problem ? files.problem(problem) : why}`
  })
  return { text: [taken, ...bad].join(' ') }
}

/** What is wrong with a file; of one that is no game of ours, also what is. */
function fileTold(problem: Parameters<typeof words.value.files.problem>[0]): string {
  const { files } = words.value
  const said = files.problem(problem)
  if (!['noGame', 'tooLong', 'unknownTitle'].includes(problem.code)) return said
  return `${said} ${files.readable(TITLES.map(titleName))}`
}

async function problemTold(problem: ImportProblem, text: string): Promise<StartNotice> {
  const { files, store } = words.value
  if ('reader' in problem) return wrong(files.noReader)
  if ('stored' in problem) return wrong(files.notExtended)
  if ('file' in problem) return wrong(fileTold(problem.file))
  if ('copy' in problem) return wrong(store.copyProblem(problem.copy))
  if ('stopped' in problem) {
    const { stopped } = problem
    const why = await stoppedAt(problem.title, stopped, problem.players)
    return wrong(titled([problem.title], `${why} ${files.kept(stopped)}`))
  }
  const { title = '', players } = saidIn(text)
  const why = await refusalBy(title, problem.refusal, voiceFor(title, players))
  return wrong(titled([title], store.entryRefused(problem.entry, why.text)))
}

type FileProblem = Parameters<typeof fileTold>[0]
const NO_GAME: FileProblem = { code: 'noGame', key: '', line: 1, facts: {} }

/** Whether a file begins as JSON does, whatever its name and type: a picture or a film is not read to its end. */
async function mayBeGame(file: Blob): Promise<boolean> {
  const start = await file.slice(0, 1000).text()
  return /^\uFEFF?\s*[{[]/.test(start)
}

/**
 * Takes in a game file and opens it, or takes in a copy of games. Returns what became of it; `undefined` if the game is
 * on the screen.
 */
export async function takeFile(file: Blob, how: IfStored = 'ask'): Promise<StartNotice | undefined> {
  try {
    await readWords()
    // Reading files is not part of the first load.
    const { importFile } = await import('../../../app/games/intake')
    if (!(await mayBeGame(file))) return wrong(fileTold(NO_GAME))
    const text = await file.text()
    const outcome = await importFile(text, how)
    if ('copy' in outcome) return copyTold(outcome.copy, text)
    if ('problem' in outcome) return problemTold(outcome.problem, text)
    if ('twin' in outcome) {
      const { twin, stopped, players } = outcome
      return askAbout(file, twin, stopped && (await stoppedAt(titlesOf(twin.id)[0], stopped, players)))
    }
    const { game, stopped, players, differs } = outcome
    const { files } = words.value
    const choices = [{ text: files.openStored, take: () => openAndPlay(game) }]
    if (differs) {
      const titles = titlesOf(game)
      return { text: titled(titles, files.scoresDiffer(differs, writtenIn(titles[0]))), choices }
    }
    if (!stopped) return openAndPlay(game)
    const titles = titlesOf(game)
    const why = await stoppedAt(titles[0], stopped, players)
    return { text: titled(titles, `${why} ${files.kept(stopped)}`), choices }
  } catch {
    return wrong(words.value.start.fileUnread)
  }
}

/** Takes in files one after the other, and says on the start page what became of them. */
export async function takeFiles(files: readonly Blob[]): Promise<void> {
  const said: StartNotice[] = files.length === 0 ? [wrong(words.value.start.fileUnread)] : []
  told.value = { text: words.value.start.reading }
  for (const file of files) {
    const now = await takeFile(file)
    if (now) said.push(now)
  }
  const last = said.at(-1)
  told.value = last && { ...last, text: said.map(({ text }) => text).join(' ') }
}

/** Takes in the game whose text is in the clipboard, and says on the start page if there is none or it may not be read. */
export async function takePasted(): Promise<void> {
  const { start } = words.value
  told.value = undefined
  try {
    const text = await navigator.clipboard.readText()
    if (text.trim() === '') told.value = wrong(start.nothingToPaste)
    else await takeFiles([new Blob([text])])
  } catch {
    told.value = wrong(start.clipboardClosed)
  }
}

/** Takes in files that the system handed to the app, opened or shared; `wish` is what the page's address says. */
export async function takeArrivals(wish: string): Promise<void> {
  const { OPENED, SHARED, takeOpened, takeShared } = await import('../../../app/worker/arrivals')
  if (wish === OPENED) takeOpened(takeFiles)
  // Without that cache, as with an empty one, there was nothing that could be read.
  if (wish === SHARED) await takeShared(takeFiles).catch(() => takeFiles([]))
}

/** Hands out a copy of all games, including what was undone and changed in them, and says on the start page what it lacks. */
export async function giveCopy(): Promise<void> {
  const { store } = words.value
  told.value = undefined
  try {
    const [{ copyOfAll }, { handOut }] = await Promise.all([
      import('../../../app/games/files'),
      import('../../../app/games/handOut'),
    ])
    const copy = await copyOfAll()
    if (copy.games === 0) throw new Error('no game could be read')
    const how = await handOut(copy)
    if (how === 'cancelled') return
    await readWords()
    const given = words.value.story.given[how]
    const lacks =
      copy.leftOut.length > 0 ? store.copyLacks(copy.leftOut.map(id => gameCalled(id, games.value))) : ''
    const text = [given, lacks].filter(part => part !== '').join(' ')
    if (text !== '') told.value = lacks || how === 'refused' ? wrong(text) : { text }
  } catch {
    told.value = wrong(store.copyNotMade)
  }
}
