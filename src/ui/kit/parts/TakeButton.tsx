import { guard } from '../../../app/desk/guard'
import { session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { takeOver } from '../../../app/saving/lead'
import { Button, type ButtonProps } from './Button'

/**
 * A button that takes something into the game from a page that shows no notices. If another tab banks, it says so, and
 * its tap takes the bank over first.
 */
export function TakeButton(props: Omit<ButtonProps, 'children'> & { readonly children: string }) {
  const { children, onTap } = props
  const { follows, takeOverAnd } = words.value.notices
  if (guard.value !== 'follows') return <Button {...props} />
  const take = async () => {
    const seen = session.value?.records.length
    await takeOver()
    // If the other tab entered something at the last moment, the banker gets to look at that first.
    if (guard.value === null && session.value?.records.length === seen) onTap()
  }
  return (
    <>
      <p class="strip stop">{follows}</p>
      <Button {...props} onTap={() => void take()}>
        {takeOverAnd(children)}
      </Button>
    </>
  )
}
