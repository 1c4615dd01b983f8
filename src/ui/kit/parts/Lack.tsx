import { Button } from './Button'
import { Icon } from './Icon'

/** What a form still lacks, in a sentence that leads there. */
export function Lack({ say, onTap }: { say: string; onTap: () => void }) {
  return (
    <Button class="lack" onTap={onTap}>
      <span>{say}</span>
      <Icon of="to" />
    </Button>
  )
}
