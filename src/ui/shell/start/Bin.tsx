import { useSignal } from '@preact/signals'
import { roundName, titleName, words } from '../../../app/desk/words'
import { DAYS_IN_BIN } from '../../../app/games/bin'
import { games, restoreGame } from '../../../app/games/games'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'

/** Games in the bin, which can be restored. */
export function Bin() {
  const { start, store } = words.value
  const failed = useSignal(false)
  const restore = async (id: string) => {
    failed.value = false
    failed.value = !(await restoreGame(id))
  }
  const binned = games.value.filter(head => head.deleted)
  return (
    <Page title={start.bin} apart>
      <p class="soft">{binned.length === 0 ? start.binEmpty : start.binKeeps(DAYS_IN_BIN)}</p>
      {failed.value ? (
        <p class="strip stop" role="alert">
          {store.notStored}
        </p>
      ) : null}
      <ul class="stack">
        {binned.map(head => {
          const names = head.players.map(player => player.name).join(', ')
          return (
            <li key={head.id} class="game-row">
              <span class="grow">
                {names}{' '}
                <span class="soft">
                  {titleName(head.title)} · {roundName(head.round, head.title)}
                </span>
              </span>
              <Button onTap={() => void restore(head.id)} label={`${start.restore}: ${names}`}>
                {start.restore}
              </Button>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
