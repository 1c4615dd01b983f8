import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { words } from '../../../app/desk/words'
import { renamePlayer } from '../../../app/games/rename'
import type { Player } from '../../../rules/rule'
import { tidyName } from '../../../rules/setup'
import { Button } from '../../kit/parts/Button'
import { Field } from '../../kit/parts/Field'
import { isNumbered } from '../../kit/parts/numbered'
import { closeKeyboard } from '../../kit/parts/onEnter'

/** A player's name, to be filled in or corrected. */
export function Rename({ player }: { player: Player }) {
  const { menu, notices, store } = words.value
  const numbered = isNumbered(player.name)
  const name = useSignal(numbered ? '' : player.name)
  const told = useSignal('')
  const { current: game } = useRef(current.peek()?.id)
  const wanted = tidyName(name.value)
  const same = wanted === player.name || (numbered && wanted === '')
  const rename = async (): Promise<boolean> => {
    // Seats are called alike in all games.
    if (same || current.peek()?.id !== game) return true
    const became = await renamePlayer(player.id, wanted)
    told.value = {
      done: menu.renamed(wanted),
      unfit: menu.notRenamed,
      follows: notices.follows,
      failed: store.notStored,
    }[became]
    return became === 'done'
  }
  // A name that was typed counts, whatever is tapped next: also what closes the menu, or takes this field away.
  const latest = useRef(rename)
  latest.current = rename
  useEffect(() => () => void latest.current(), [])
  const onward = async (field: HTMLInputElement) => {
    const next = field.closest('li')?.nextElementSibling?.querySelector('input')
    if (!(await rename())) return
    if (next) next.focus()
    else closeKeyboard(field)
  }
  return (
    <li>
      <div class="rename">
        <Field
          name={menu.rename(player.name)}
          value={name.value}
          placeholder={numbered ? player.name : ''}
          onChange={text => (name.value = text)}
          onEnter={field => void onward(field)}
          onLeave={() => void rename()}
        />
        {same ? null : <Button onTap={() => void rename()}>{menu.save}</Button>}
      </div>
      <p role="status">{told.value}</p>
    </li>
  )
}
