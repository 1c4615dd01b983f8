import { useSignal } from '@preact/signals'
import { words } from '../../../app/desk/words'
import { Button } from '../../kit/parts/Button'
import type { giveFile } from '../start/handing'

/** A button that saves a file, and what became of it. */
export function SaveButton({ text, give }: { text: string; give: () => ReturnType<typeof giveFile> }) {
  const told = useSignal('')
  const take = async () => (told.value = words.value.story.given[await give().catch(() => 'no' as const)])
  return (
    <>
      <Button onTap={() => void take()}>{text}</Button>
      <span role="status">{told.value}</span>
    </>
  )
}
