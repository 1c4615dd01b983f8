import { Button } from '../../../../ui/kit/parts/Button'
import { nameOf } from './now'

/** Hexes as buttons, for those who do not see the map or cannot tap it. */
export const Hexes = ({
  of,
  picked,
  onPick,
}: {
  of: readonly string[]
  picked: string | undefined
  onPick: (hex: string) => void
}) => (
  <div class="chips cities">
    {of.map(hex => (
      <Button key={hex} expanded={hex === picked} onTap={() => onPick(hex)}>
        {nameOf(hex)}
      </Button>
    ))}
  </div>
)
