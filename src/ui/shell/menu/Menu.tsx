import { current } from '../../../app/desk/current'
import { followedAs } from '../../../app/desk/followed'
import { addressOf, go, type Screen } from '../../../app/desk/routes'
import { desk, session, staying, tableNow, titleWords } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { enter } from '../../../app/saving/commands'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { opened, reveal } from '../../kit/parts/opened'
import { TakeButton } from '../../kit/parts/TakeButton'
import { screens } from '../screens'
import { GiveFile } from '../start/GiveFile'
import { Rename } from './Rename'
import '../../style/pages.css'

/** A link to a screen; `what` says what the screen is for, if its name does not. */
function Link({ to, of, what, children }: { to: Screen; of?: string; what?: string; children: string }) {
  return (
    <a class="button left" href={addressOf(to, of)}>
      {children}
      {what === undefined ? null : <small class="soft">{what}</small>}
    </a>
  )
}

/** Ends the game where it stands, with a second tap. */
function Stop() {
  const { menu } = words.value
  const shown = desk.value
  const stop = shown?.choices.find(choice => choice.draft.type === 'stop')
  if (!shown || !stop) return null
  const asks = !stop.refusal && opened.is('stop')
  const end = () => {
    // Not a tap of the next player: the open turn must not be closed first.
    staying.value = true
    if (desk.value && enter([stop.draft], desk.value.revision)) go('play')
  }
  return (
    <section class="stack">
      <Label level={2}>{menu.end}</Label>
      <Button refusal={stop.refusal} expanded={asks} onTap={() => opened.toggle('stop')}>
        {menu.stop}
      </Button>
      {asks ? (
        <div ref={reveal} class="strip notice converting">
          <p>{menu.stopNote}</p>
          <TakeButton kind="stop" class="wide" onTap={end}>
            {menu.stopNow}
          </TakeButton>
        </div>
      ) : null}
    </section>
  )
}

/** Links to what concerns the table that is played on. */
function TableLinks() {
  const { menu, past, story } = words.value
  const view = tableNow.value
  const over = view?.over !== null
  // What only the bank's phone may do is not offered on one that follows it.
  const follows = followedAs.value !== undefined
  const map = screens.value?.mapLink?.()
  const pages = view ? (titleWords.value?.pages(view) ?? []) : []
  return (
    <div class="buttons roomy">
      {follows ? null : (
        <>
          <Link to="ruling" what={menu.rulingWhat}>
            {menu.ruling}
          </Link>
          <Link to="wrong" what={menu.wrongWhat}>
            {past.wrong.title}
          </Link>
        </>
      )}
      <Link to="count" what={menu.countWhat}>
        {menu.count}
      </Link>
      <Link to="whatif" what={menu.whatIfWhat}>
        {past.entry.whatIf}
      </Link>
      <Link to="rules">{menu.rules}</Link>
      {pages.map(({ text, to }) => (
        <Link key={to} to="rules" of={to}>
          {text}
        </Link>
      ))}
      {map ? (
        <Link to="map" what={map.what}>
          {map.title}
        </Link>
      ) : null}
      <Link to="table" what={menu.tableWhat}>
        {menu.tableView}
      </Link>
      <Link to="follow" of="bank">
        {menu.phones}
      </Link>
      <Link to="story">{over ? menu.result : story.early}</Link>
      {over || !screens.value?.Ahead ? null : (
        <Link to="lookahead" what={menu.aheadWhat}>
          {menu.lookahead}
        </Link>
      )}
    </div>
  )
}

/** Everything that is not a move of the game: counting, rulings, names, files, settings. */
export function Menu() {
  const { menu, past, share, start } = words.value
  const id = current.value?.id
  return (
    <Page title={menu.title}>
      <Label level={2}>{menu.table}</Label>
      <TableLinks />
      <Label level={2}>{menu.keep}</Label>
      {id === undefined ? null : (
        <>
          <div class="buttons roomy">
            <Link to="share">{share.title}</Link>
          </div>
          <GiveFile id={id} share={menu.shareFile} save={menu.file} />
        </>
      )}
      <Label level={2}>{menu.app}</Label>
      <div class="buttons roomy">
        <Link to="start">{menu.games}</Link>
        <Link to="new">{start.newGame}</Link>
        <Link to="settings">{menu.settings}</Link>
      </div>
      {followedAs.value === undefined ? (
        <>
          <Label level={2}>{menu.players}</Label>
          <ul class="stack">
            {session.value?.setup.players.map(player => (
              <Rename key={player.id} player={player} />
            ))}
          </ul>
          <Link to="seats">{past.seats.link}</Link>
          <Stop />
        </>
      ) : null}
    </Page>
  )
}
