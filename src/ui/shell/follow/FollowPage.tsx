import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { followedAs } from '../../../app/desk/followed'
import { go } from '../../../app/desk/routes'
import { words } from '../../../app/desk/words'
import { startFollowing, takeBank } from '../../../app/follow/follower'
import { following, misread } from '../../../app/follow/following'
import { canLink } from '../../../app/follow/link'
import { said } from '../../../app/follow/words'
import { inApart, Why } from '../../kit/frame/inApart'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { opened } from '../../kit/parts/opened'
import { Picture } from '../share/Picture'
import { Viewfinder } from '../share/Viewfinder'
import { PairingCode } from './PairingCode'
import { Whose } from './Whose'
import './follow.css'

const Tries = inApart(async () => (await import('./Tries')).Tries)
const HelpLink = inApart(async () => (await import('./Help')).HelpLink)
const Trouble = inApart(async () => (await import('./Tries')).Trouble)

/** The camera, which stays on while the answer is made and shown: some browsers give real addresses only that long. */
function Looks({ hidden }: { hidden: boolean }) {
  const { joinWhat } = said.value
  const wrong = useSignal<string | undefined>(undefined)
  return (
    <div class={hidden ? 'hidden-text' : 'stack'} inert={hidden}>
      <p>{joinWhat}</p>
      <HelpLink />
      <Viewfinder seen={takeBank} />
      <div role="status">
        {wrong.value !== undefined || misread.value ? (
          <p class="strip">{wrong.value ?? (misread.value ? <Trouble of={misread.value} /> : null)}</p>
        ) : null}
      </div>
      <div class="buttons roomy">
        <Picture seen={takeBank} told={problem => (wrong.value = problem)} />
      </div>
    </div>
  )
}

/** This phone's code, and what helps if the bank's phone reads it and still nothing happens. */
function Shows({ text }: { text: string }) {
  const { show, answerCode, startOver, nothing } = said.value
  const helps = opened.is('tries')
  return (
    <>
      <p>{show}</p>
      <PairingCode text={text} name={answerCode} />
      {helps ? <Tries perhaps /> : null}
      <div class="buttons roomy">
        {helps ? null : <Button onTap={() => opened.toggle('tries')}>{nothing}</Button>}
        <Button onTap={startFollowing}>{startOver}</Button>
      </div>
    </>
  )
}

/** Follows the table of another phone: reads its code, shows one in return, and asks whose phone this is. */
export function FollowPage() {
  const { join, making, coming, startOver } = said.value
  const { menu } = words.value
  const now = following.value
  useEffect(() => {
    // Whoever comes here wants to read a code, unless all is well.
    const { is } = following.peek()
    if (is === 'parted') go('follow', 'parted', true)
    else if (is !== 'live') startFollowing()
  }, [])
  const looks = now.is === 'off' || now.is === 'making' || now.is === 'code'
  const live = now.is === 'live' && followedAs.value !== undefined
  // Whoever said so before is not asked again.
  useEffect(() => {
    if (now.is === 'parted') go('follow', 'parted', true)
  }, [now.is])
  useEffect(() => {
    if (live && followedAs.peek() !== '') go('play', undefined, true)
  }, [live])
  if (!canLink())
    return (
      <Page title={join} apart>
        <p class="strip">
          <Trouble of="cannot" />
        </p>
      </Page>
    )
  return (
    <Page title={join} apart>
      {now.is === 'code' ? <Shows text={now.text} /> : null}
      {now.is === 'making' || now.is === 'coming' ? (
        <p role="status">{now.is === 'making' ? making : coming}</p>
      ) : null}
      {looks ? <Looks hidden={now.is !== 'off'} /> : null}
      {live && now.is === 'live' ? (
        <>
          <Whose game={now.game} then={() => go('play', undefined, true)} />
          <Button class="left" onTap={() => go('table', undefined, true)}>
            {menu.tableView}
            <small>{menu.tableWhat}</small>
          </Button>
        </>
      ) : null}
      {now.is === 'noNetwork' || now.is === 'ended' ? (
        <>
          <p class="strip stop" role="alert">
            {now.is === 'ended' ? <Why of={now.why} /> : <Trouble of="noNetwork" />}
          </p>
          <Button onTap={startFollowing}>{startOver}</Button>
        </>
      ) : null}
    </Page>
  )
}
