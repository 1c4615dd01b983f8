import { go } from '../../../../app/desk/routes'
import { Run as RunPanel } from '../../../../families/operating/screens/Run'
import { Button } from '../../../../ui/kit/parts/Button'
import type { CorporationView } from '../../tableView'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'

/** The revenue, with a button for the sheet that adds it up; then pay or withhold (4.2.3, 4.2.4). */
export function Run({
  play,
  runs,
  corporation,
  most,
}: {
  play: Play
  runs: readonly ChoiceOf<'run'>[]
  corporation: CorporationView | undefined
  most: number
}) {
  const text = said.value.play
  if (!corporation) return null
  const sheet = (
    <Button class="word" onTap={() => go('sheet', corporation.id)} label={text.sheetLabel}>
      {text.sheet}
    </Button>
  )
  return <RunPanel {...{ play, text, runs, corporation, most }} keys={sheet} />
}
