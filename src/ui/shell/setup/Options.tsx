import { type TitleAtHand, words } from '../../../app/desk/words'
import { plan, planned } from '../../../app/games/planned'
import { Switch } from '../../kit/parts/Field'
import { Label } from '../../kit/parts/Label'
import { labelOf } from './say'

/** The options that a title has for this number of players. */
const flagsFor = ({ setup }: TitleAtHand, players: number) =>
  setup.flags.filter(({ seats }) => seats?.includes(players) ?? true).map(({ id }) => id)

/** The options that are switched on, of those for this number of players. */
export const optionsOn = (title: TitleAtHand, players: number) =>
  flagsFor(title, players).filter(option => planned.value.options.includes(option))

/** The options of a title for this number of players. */
export function Options({ title, players }: { title: TitleAtHand; players: number }) {
  const flags = flagsFor(title, players)
  const { options } = planned.value
  const flip = (option: string, wanted: boolean) => {
    const rest = options.filter(it => it !== option)
    plan({ options: wanted ? [...rest, option] : rest })
  }
  if (flags.length === 0) return null
  return (
    <section>
      <Label level={2}>{words.value.setup.options}</Label>
      {flags.map(option => {
        const what = labelOf(title.words, `${option} what`)
        return (
          <Switch key={option} on={options.includes(option)} onChange={wanted => flip(option, wanted)}>
            {title.words.label(option)}
            {what ? <small>{what}</small> : null}
          </Switch>
        )
      })}
    </section>
  )
}
