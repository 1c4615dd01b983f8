import { type Signal, useSignal } from '@preact/signals'
import { broughtBack } from '../../app/copies'
import { canInstall, install, warnings } from '../../app/durable'
import { binGame, games, ready } from '../../app/games'
import { addressOf } from '../../app/routes'
import { settings, spoken } from '../../app/settings'
import { applyUpdate, offlineReady, updatedElsewhere, updateReady } from '../../app/updates'
import { words } from '../../app/words'
import { Button } from '../parts/Button'
import { Icon } from '../parts/Icon'
import { Label } from '../parts/Label'
import { MissingLanguage } from '../parts/MissingLanguage'
import { giveCopy, openAndPlay, takeFile } from './reading'

type Head = (typeof games.value)[number]

const namesOf = (head: Head) => head.players.map(player => player.name).join(', ')

function standOf(head: Head): string {
  const { start } = words.value
  const day = new Date(head.changed).toLocaleDateString(spoken.value, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return start.at(head.over ? start.over : head.round, day)
}

/** The game that one tap continues: the one played last, else the one changed last. */
function lastOf(stored: readonly Head[]): Head | undefined {
  return stored.find(head => head.id === settings.lastGame.value) ?? stored[0]
}

function GameRow({ head, told }: { head: Head; told: Signal<string> }) {
  const { start } = words.value
  const open = () => void openAndPlay(head.id).then(text => tell(told, text))
  return (
    <li class="game-row">
      <Button class="left grow" onTap={open}>
        {namesOf(head)}
        <small>{standOf(head)}</small>
      </Button>
      <Button kind="quiet" label={start.toBin(namesOf(head))} onTap={() => void binGame(head.id)}>
        <Icon of="close" />
      </Button>
    </li>
  )
}

function tell(told: Signal<string>, text: string | undefined): void {
  told.value = text ?? ''
}

function OpenFile({ told }: { told: Signal<string> }) {
  const { start } = words.value
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    told.value = start.reading
    void takeFile(file).then(text => tell(told, text))
    // So that the same file may be chosen again.
    input.value = ''
  }
  return (
    <label class="button file">
      {start.openFile}
      <input type="file" accept=".json,application/json" onChange={event => take(event.currentTarget)} />
    </label>
  )
}

/** What concerns the app as a whole: no place to store, a newer version, ready for no network. */
function AppNotices() {
  const { start, store } = words.value
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
      {updateReady.value || updatedElsewhere.value ? (
        <div class="strip">
          <p class="grow">{updatedElsewhere.value ? start.updateElsewhere : start.update}</p>
          <Button onTap={applyUpdate}>{start.applyUpdate}</Button>
        </div>
      ) : null}
    </>
  )
}

function Games({ stored, told }: { stored: readonly Head[]; told: Signal<string> }) {
  const { start } = words.value
  const last = lastOf(stored)
  const others = stored.filter(head => head !== last)
  return (
    <>
      {last ? (
        <Button
          kind="go"
          class="continue"
          onTap={() => void openAndPlay(last.id).then(text => tell(told, text))}
        >
          <b>{start.continueGame}</b>
          <small>{namesOf(last)}</small>
          <small>{standOf(last)}</small>
        </Button>
      ) : null}
      <a class={`button big ${last ? '' : 'go'}`} href={addressOf('new')}>
        {start.newGame}
      </a>
      {others.length > 0 ? (
        <section class="stack">
          <Label level={2}>{start.others}</Label>
          <ul class="stack">
            {others.map(head => (
              <GameRow key={head.id} head={head} told={told} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** The start: the last game in one tap, others, a new one, a file. */
export function Start() {
  const told = useSignal('')
  const { start, store } = words.value
  const stored = games.value.filter(head => !head.deleted)
  const binned = games.value.length - stored.length
  return (
    <main class="start page stack">
      <header>
        <h1>{start.title}</h1>
        <p class="soft">{start.what}</p>
      </header>
      <AppNotices />
      {ready.value ? <Games stored={stored} told={told} /> : null}
      <div role="status">{told.value ? <p class="strip">{told.value}</p> : null}</div>
      <div class="buttons roomy">
        <OpenFile told={told} />
        {stored.length > 0 ? <Button onTap={() => void giveCopy()}>{store.copyAll}</Button> : null}
        {canInstall.value ? <Button onTap={() => void install()}>{store.install}</Button> : null}
        {binned > 0 ? (
          <a class="button" href={addressOf('bin')}>
            {start.inBin(binned)}
          </a>
        ) : null}
        <a class="button" href={addressOf('scan')}>
          {start.readCode}
        </a>
        <a class="button" href={addressOf('rules')}>
          {start.rules}
        </a>
        <a class="button" href={addressOf('settings')}>
          {start.settings}
        </a>
      </div>
      {offlineReady.value ? <p class="soft offline">{start.offline}</p> : null}
    </main>
  )
}
