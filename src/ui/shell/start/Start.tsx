import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { broughtBack } from '../../../app/copies/copies'
import { current } from '../../../app/desk/current'
import { addressOf } from '../../../app/desk/routes'
import { roundName, titleName, words } from '../../../app/desk/words'
import { storage } from '../../../app/device/shelf'
import { canInstall, install, warnings } from '../../../app/games/durable'
import { binGame, games, lastPlayed, ready, restoreGame, titlesByUse, unread } from '../../../app/games/games'
import { joining, unfinished } from '../../../app/games/join'
import { isSample } from '../../../app/games/samples'
import { offlineReady } from '../../../app/worker/updates'
import { isTitle, TITLES } from '../../../titles/registry'
import { Button } from '../../kit/parts/Button'
import { Icon } from '../../kit/parts/Icon'
import { Label } from '../../kit/parts/Label'
import { MissingLanguage } from '../../kit/parts/MissingLanguage'
import { Update } from '../../kit/parts/Update'
import { reachScreens } from '../screens'
import { Outcome } from './Outcome'
import { giveCopy, takeFiles, takePasted } from './taking'
import { openAndPlay, orSay, told } from './told'
import { Welcome } from './Welcome'

type ListedGame = (typeof games.value)[number]

const namesOf = (head: Pick<ListedGame, 'players'>) => head.players.map(player => player.name).join(', ')

const dayOf = (head: ListedGame) => new Date(head.changed).toDateString()

/** Whether another listed game of the same players was last played on the same day, as a game that was added once more. */
const hasDouble = (head: ListedGame) =>
  games.value.some(
    it =>
      it.id !== head.id &&
      !it.deleted &&
      it.title === head.title &&
      dayOf(it) === dayOf(head) &&
      namesOf(it) === namesOf(head),
  )

function standOf(head: ListedGame): string {
  const { start } = words.value
  // The open game may have gone on since the list was read.
  const { over, round: at } = current.value?.id === head.id ? current.value : head
  const round = over ? start.over : roundName(at, head.title)
  const changed = new Date(head.changed)
  const day = [changed.getFullYear(), changed.getMonth(), changed.getDate()] as const
  const time = [changed.getHours(), changed.getMinutes()].map(part => `${part}`.padStart(2, '0'))
  return `${titleName(head.title)} · ${start.at(round, day, hasDouble(head) ? time.join(':') : undefined)}`
}

/**
 * Address of the rule book. If there are several, it names one, so that a book can be chosen there even while a game is
 * open underneath.
 */
function rulesAddress(): string {
  const [first, second] = titlesByUse()
  return addressOf('rules', second && first)
}

/** Opens a stored game, or says why it cannot be opened. */
async function open(id: string): Promise<void> {
  told.value = await openAndPlay(id)
}

/** A listed game, which one tap puts in the bin. It then keeps its row, with the way back where the thumb is. */
function GameRow({ head, bin }: { head: ListedGame; bin: (id: string) => Promise<boolean> }) {
  const { start } = words.value
  const names = namesOf(head)
  const { deleted } = head
  return (
    <li class="game-row">
      <Button class="left grow" off={deleted !== undefined} onTap={() => void open(head.id)}>
        {names}
        <small>{deleted ? start.binned : standOf(head)}</small>
      </Button>
      <Button
        kind="quiet"
        label={deleted ? `${start.restore}: ${names}` : start.toBin(names)}
        onTap={() => void orSay(deleted ? restoreGame(head.id) : bin(head.id))}
      >
        {deleted ? start.restore : <Icon of="close" />}
      </Button>
    </li>
  )
}

function OpenFile() {
  const { start } = words.value
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    // So that the same file can be chosen again.
    input.value = ''
    void takeFiles(files)
  }
  return (
    <label class="button file">
      {start.openFile}
      {/* Of any type: phones hide a game file whose type they do not know, or that was sent on as text. */}
      <input type="file" onChange={event => take(event.currentTarget)} />
    </label>
  )
}

/** Notices about the app as a whole: trouble with storage, a missing language, restored games, a newer version. */
function AppNotices() {
  const { store } = words.value
  return (
    <>
      {warnings.value.map(warning => (
        <p key={warning} class="strip stop">
          {store.warnings[warning]}
        </p>
      ))}
      <MissingLanguage />
      {broughtBack.value.length > 0 ? (
        <p class="strip">{store.broughtBack(broughtBack.value.length)}</p>
      ) : null}
      <Update />
    </>
  )
}

/** Leads back to the table that was being joined, if there is one. */
function Unfinished() {
  // The form just opened comes first, even if nothing is filled in yet.
  const on = joining.value ?? unfinished.value
  return on ? (
    <a class="button left" href={addressOf('join')}>
      {words.value.start.goOnJoining}
      <small>{`${titleName(on.title)} · ${namesOf(on.setup)}`}</small>
    </a>
  ) : null
}

function Games() {
  const { start } = words.value
  // Those put in the bin here, which stay in the list until the banker leaves the page.
  const laidAside = useSignal<readonly string[]>([])
  const bin = (id: string) => {
    laidAside.value = [...laidAside.value, id]
    return binGame(id)
  }
  const last = lastPlayed()
  const title = last?.title ?? ''
  // So that the game that one tap continues is drawn at once.
  useEffect(() => {
    if (isTitle(title)) void reachScreens(title).catch(() => {})
  }, [title])
  const others = games.value.filter(
    head => head !== last && (!head.deleted || laidAside.value.includes(head.id)),
  )
  // Whose games cannot be read is not welcomed as if there were none; a browser that provides no database has none.
  const isNew = games.value.every(isSample) && (!unread.value || storage.value === 'blocked')
  return (
    <>
      {last ? (
        <Button kind="go" class="continue" onTap={() => void open(last.id)}>
          <b>{start.continueGame}</b>
          <small>{namesOf(last)}</small>
          <small>{standOf(last)}</small>
        </Button>
      ) : null}
      <a class={`button big ${last ? '' : 'go'}`} href={addressOf('new')}>
        {start.newGame}
      </a>
      <Unfinished />
      {isNew ? <Welcome /> : null}
      {others.length > 0 ? (
        <section class="stack">
          <Label level={2}>{start.others}</Label>
          <ul class="stack">
            {others.map(head => (
              <GameRow key={head.id} head={head} bin={bin} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** Clears the notice, so that it is not repeated when the banker comes back. */
function forget(): void {
  told.value = undefined
}

/** What the start page offers besides games. */
function Doors({ stored, binned }: { stored: readonly ListedGame[]; binned: number }) {
  const { start, store } = words.value
  return (
    <div class="buttons roomy">
      <OpenFile />
      <Button onTap={() => void takePasted()}>{start.paste}</Button>
      {stored.length > 0 ? <Button onTap={() => void giveCopy()}>{store.copyAll}</Button> : null}
      {canInstall.value ? <Button onTap={() => void install()}>{store.install}</Button> : null}
      <a class="button" href={addressOf('scan')}>
        {start.readCode}
      </a>
      <a class="button" href={addressOf('follow')}>
        {start.follow}
      </a>
      <a class="button" href={rulesAddress()}>
        {start.rules}
      </a>
      <a class="button" href={addressOf('settings')}>
        {start.settings}
      </a>
      {/* Last, so that the others stay where they are when the first game goes there. */}
      {binned > 0 ? (
        <a class="button" href={addressOf('bin')}>
          {start.inBin(binned)}
        </a>
      ) : null}
    </div>
  )
}

/**
 * The start page: the last game in one tap, the others, a new one, a file. What is below the games waits for them, so
 * that nothing moves.
 */
export function Start() {
  const { start } = words.value
  useEffect(() => forget, [])
  const stored = games.value.filter(head => !head.deleted)
  return (
    <main class="start page stack">
      <header>
        <h1>{start.title}</h1>
        <p class="soft">{start.what(TITLES.map(titleName))}</p>
      </header>
      <AppNotices />
      {ready.value ? <Games /> : null}
      <div role="status">
        <Outcome of={told} />
      </div>
      {ready.value ? <Doors stored={stored} binned={games.value.length - stored.length} /> : null}
      {offlineReady.value ? <p class="soft offline">{start.offline}</p> : null}
    </main>
  )
}
