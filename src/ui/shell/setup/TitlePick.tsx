import { fullName, type TitleAtHand, titleName, words } from '../../../app/desk/words'
import { titlesByUse } from '../../../app/games/games'
import { Label } from '../../kit/parts/Label'
import { OneOf } from '../../kit/parts/OneOf'

type TitleId = TitleAtHand['id']

/** Chooses the title, that of the last game first; renders nothing if there is only one. */
export function TitlePick({ chosen, onPick }: { chosen: TitleId; onPick: (title: TitleId) => void }) {
  const titles = titlesByUse()
  const { game } = words.value.setup
  if (titles.length < 2) return null
  return (
    <section class="stack">
      <Label level={2}>{game}</Label>
      <OneOf
        name={game}
        value={chosen}
        options={titles.map(id => ({ value: id, text: titleName(id) }))}
        onChange={onPick}
      />
      <p class="soft">{fullName(chosen)}</p>
    </section>
  )
}
