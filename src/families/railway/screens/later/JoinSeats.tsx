import { Button } from '../../../../ui/kit/parts/Button'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { sizedIn, sizeOf, sizesIn } from '../../join/phase'
import { bankruptIn, movesOf } from '../../join/seats'
import type { PartProps, RowProps } from './kit'
import '../../../../ui/style/story.css'

/** The move order, one tap for each place; tapping a player who has one removes them and everyone after them. */
export function MoveOrder({ kit, policy, players, form, change }: PartProps) {
  const { text } = kit
  const moves = movesOf(form, players)
  if (!policy.moves?.(form)) return null
  const put = (next: readonly string[]) => change({ own: { ...form.own, moves: next } })
  return (
    <>
      <Label>{text.moves}</Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div class="buttons" role="group" aria-label={text.moves}>
        {players.map(id => {
          const place = moves.indexOf(id)
          const name = kit.voice.name(id)
          return (
            <Button
              key={id}
              pressed={place >= 0}
              onTap={() => put(place < 0 ? [...moves, id] : moves.slice(0, place))}
            >
              {place < 0 ? name : text.move(place + 1, name)}
            </Button>
          )
        })}
      </div>
    </>
  )
}

/** The players who are out of the game. */
export function Bankrupts({ kit, policy, players, form, change }: PartProps) {
  const { text } = kit
  const bankrupt = bankruptIn(form)
  if (!policy.playsOn) return null
  const put = (next: readonly string[]) => change({ own: { ...form.own, bankrupt: next } })
  return (
    <Expandable line={text.bankrupts}>
      {players.map(id => (
        <Switch
          key={id}
          on={bankrupt.includes(id)}
          onChange={on => put(on ? [...bankrupt, id] : bankrupt.filter(it => it !== id))}
        >
          {text.bankrupt(kit.voice.name(id))}
        </Switch>
      ))}
    </Expandable>
  )
}

/** The size, while the phase allows several; changing it also changes the stations left. */
export function Sized({ kit, policy, fresh, form, phase, change, corporation, row }: PartProps & RowProps) {
  const { text } = kit
  const { id, short } = corporation
  const sizes = sizesIn(policy, form, phase, id)
  const now = sizeOf(policy, form, phase, id)
  if (sizes.length < 2) return null
  return (
    <>
      <Label>{text.size}</Label>
      <OneOf
        name={`${text.size}, ${short}`}
        value={now}
        options={sizes.map(value => ({ value, text: `${value}` }))}
        onChange={size => {
          const own = { ...form.own, size: { ...(form.own.size as object | undefined), [id]: size } }
          const more = sizedIn(policy, fresh, { ...form, own }, id).stations
          const stations = Math.max(0, row.stations + more - sizedIn(policy, fresh, form, id).stations)
          change({ own, corporations: { ...form.corporations, [id]: { ...row, stations } } })
        }}
      />
    </>
  )
}
