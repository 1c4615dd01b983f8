import { go } from '../../../app/desk/routes'
import { Button } from '../../../ui/kit/parts/Button'
import { steady } from '../../../ui/kit/parts/steady'

/** A key beside the digits of a revenue: the way to the sheet that adds it up. */
export const SheetKey = steady(
  ({ text, id }: { text: { readonly sheet: string; readonly sheetLabel: string }; id: string }) => (
    <Button class="word" onTap={() => go('sheet', id)} label={text.sheetLabel}>
      {text.sheet}
    </Button>
  ),
)
