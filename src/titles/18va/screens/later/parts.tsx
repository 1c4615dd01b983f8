import type { RowProps } from '../../../../families/railway/screens/later/JoinCorporation'
import type { PartProps } from '../../../../families/railway/screens/later/kit'
import { Button } from '../../../../ui/kit/parts/Button'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { STATIONS } from '../../data'
import { movesOf } from '../../later/join'
import { ownOf, withOwn } from '../../later/own'
import { sizeOf, sizesFor } from '../../later/size'
import { said } from '../shown'
import '../../../../ui/style/story.css'

/** The move order, one tap for each place; tapping a player who has one removes them and everyone after them. */
export function MoveOrder({ kit, players, form, change }: PartProps) {
  const { joining } = said.value
  const moves = movesOf(form, players)
  return (
    <>
      <Label>{joining.moves}</Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div class="buttons" role="group" aria-label={joining.moves}>
        {players.map(id => {
          const place = moves.indexOf(id)
          const name = kit.voice.name(id)
          return (
            <Button
              key={id}
              pressed={place >= 0}
              onTap={() =>
                change(withOwn(form, { moves: place < 0 ? [...moves, id] : moves.slice(0, place) }))
              }
            >
              {place < 0 ? name : joining.move(place + 1, name)}
            </Button>
          )
        })}
      </div>
    </>
  )
}

/** The players who are out of the game. */
export function Bankrupts({ kit, players, form, change }: PartProps) {
  const { joining } = said.value
  const { bankrupt = [] } = ownOf(form)
  return (
    <Expandable line={joining.bankrupts}>
      {players.map(id => (
        <Switch
          key={id}
          on={bankrupt.includes(id)}
          onChange={on =>
            change(withOwn(form, { bankrupt: on ? [...bankrupt, id] : bankrupt.filter(it => it !== id) }))
          }
        >
          {joining.bankrupt(kit.voice.name(id))}
        </Switch>
      ))}
    </Expandable>
  )
}

/** The size, while the phase allows both; changing it also changes the stations left. */
export function Sized({ form, phase, change, corporation, row }: PartProps & RowProps) {
  const { joining } = said.value
  const { id, short } = corporation
  const sizes = sizesFor(form, phase, id)
  const now = sizeOf(form, phase, id)
  if (sizes.length < 2) return null
  return (
    <>
      <Label>{joining.size}</Label>
      <OneOf
        name={`${joining.size}, ${short}`}
        value={now}
        options={sizes.map(value => ({ value, text: `${value}` }))}
        onChange={size => {
          const stations = Math.max(0, row.stations + STATIONS[size] - STATIONS[now])
          change({
            ...withOwn(form, { size: { ...ownOf(form).size, [id]: size } }),
            corporations: { ...form.corporations, [id]: { ...row, stations } },
          })
        }}
      />
    </>
  )
}
