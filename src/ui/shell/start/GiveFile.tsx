import { useSignal } from '@preact/signals'
import { words } from '../../../app/desk/words'
import { Button } from '../../kit/parts/Button'
import { giveFile } from './handing'

/** Sends or saves the game as a file, and says what became of it, because a download says nothing by itself. */
export function GiveFile({ id, share, save }: { id: string; share: string; save: string }) {
  const told = useSignal('')
  const give = async (how: 'share' | 'save') => {
    told.value = ''
    told.value = words.value.story.given[await giveFile(id, how).catch(() => 'no' as const)]
  }
  return (
    <>
      <div class="buttons roomy">
        <Button class="left" onTap={() => void give('share')}>
          {share}
        </Button>
        <Button class="left" onTap={() => void give('save')}>
          {save}
        </Button>
      </div>
      <p role="status">{told.value}</p>
    </>
  )
}
