import { type JoinKit, namedOptions } from '../../../../families/join/screens/parts'
import { Button } from '../../../../ui/kit/parts/Button'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { type Joined, movesOf } from '../../later/form'
import { openPowers } from '../../later/missing'
import { startedIn } from '../../later/progress'
import type { VaState } from '../../state'
import { said } from '../words'
import '../../../../ui/style/story.css'

/** Props of the parts that only 18VA's form has. */
export interface PartProps {
  readonly kit: JoinKit
  readonly fresh: VaState
  readonly form: Joined
  readonly change: (changes: Partial<Joined>) => void
}

/** The move order, one tap for each place; tapping a player who has one removes them and everyone after them. */
export function MoveOrder({ kit, fresh, form, change }: PartProps) {
  const { joining } = said.value
  const moves = movesOf(fresh, form)
  return (
    <>
      <Label>{joining.moves}</Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div class="buttons" role="group" aria-label={joining.moves}>
        {fresh.players.map(id => {
          const place = moves.indexOf(id)
          const name = kit.voice.name(id)
          return (
            <Button
              key={id}
              pressed={place >= 0}
              onTap={() => change({ moves: place < 0 ? [...moves, id] : moves.slice(0, place) })}
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
export function Bankrupts({ kit, fresh, form, change }: PartProps) {
  const { joining } = said.value
  const { bankrupt } = form
  return (
    <Expandable line={joining.bankrupts}>
      {fresh.players.map(id => (
        <Switch
          key={id}
          on={bankrupt.includes(id)}
          onChange={on => change({ bankrupt: on ? [...bankrupt, id] : bankrupt.filter(it => it !== id) })}
        >
          {joining.bankrupt(kit.voice.name(id))}
        </Switch>
      ))}
    </Expandable>
  )
}

/** Asks which corporation has the lasting power of a company that has closed (4.2). */
export function UsedPowers({ kit, form, change, company }: PartProps & { company: string }) {
  const { joining } = said.value
  const owners = [...namedOptions(kit, startedIn(form)), { value: '', text: <span>{joining.nobody}</span> }]
  return openPowers(form, company).map(power => (
    <>
      <Label>{joining.powers[power]}</Label>
      <OneOf
        key={power}
        name={joining.powers[power]}
        value={form.powers[power]}
        options={owners}
        onChange={owner => change({ powers: { ...form.powers, [power]: owner } })}
      />
    </>
  ))
}

/** The bank has run out once; even if it has money again, the game will end (5). */
export function Ending({ form, change }: PartProps) {
  return (
    <Switch on={form.ending} onChange={ending => change({ ending })}>
      {said.value.joining.ending}
    </Switch>
  )
}
