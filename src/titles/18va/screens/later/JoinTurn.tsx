import { turnOf } from '../../../../families/join/form'
import { freshMemory } from '../../../../families/join/memory'
import { RoundSoFar, Several } from '../../../../families/join/screens/memory'
import { Named } from '../../../../families/join/screens/parts'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import type { PhaseId } from '../../data'
import { movesOf } from '../../later/form'
import { forcedIn, hasActed, STAGES, seatsOf, startedIn, typesIn } from '../../later/progress'
import { said } from '../words'
import type { PartProps } from './parts'

/** The stock round: who passed, who sold what, and what the player to act has done in this turn (4.3). */
function Stock({ kit, fresh, form, change }: PartProps) {
  const { deeds } = said.value.joining
  const seats = seatsOf(movesOf(fresh, form), form.bankrupt, form)
  const { memory = freshMemory, sold = [], bought = false } = form
  const corporations = startedIn(form)
  const name = kit.text.turnSoFar(kit.voice.name(seats.turn))
  const what = [...(sold.length > 0 ? [deeds.sold] : []), ...(bought ? [deeds.bought] : [])]
  return (
    <>
      <RoundSoFar
        {...{ kit, seats, memory, corporations }}
        acted={hasActed(form)}
        onChange={to => change({ memory: to })}
      />
      <Expandable line={`${name}: ${what.join(', ') || deeds.nothing}`}>
        {corporations.length > 0 ? (
          <Several
            narrow
            name={deeds.sold}
            chosen={sold}
            options={corporations.map(value => ({ value, text: <Named kit={kit} id={value} /> }))}
            onChange={to => change({ sold: to })}
          />
        ) : null}
        <Switch on={bought} onChange={to => change({ bought: to })}>
          {deeds.bought}
        </Switch>
      </Expandable>
    </>
  )
}

/**
 * The operating turn: how far it has come, which types were bought while one of each is the limit, and what the
 * president sold (4.5, 4.5.8, 4.6.2).
 */
function Operating({ kit, form, change, phase }: PartProps & { phase: PhaseId }) {
  const { stages, fromBank: name, raised: sold } = said.value.joining
  const { stage = 'nothing', fromBank = [], forced = [] } = form
  const sales = forcedIn(form)
  const what = kit.text.turnSoFar(kit.voice.name(turnOf(form) ?? ''))
  const types = typesIn(phase)
  return (
    <>
      <Expandable line={`${what}: ${stages[stage]}`}>
        <OneOf
          name={what}
          value={stage}
          options={STAGES.map(value => ({ value, text: stages[value] }))}
          onChange={to => change({ stage: to, fromBank: [] })}
        />
      </Expandable>
      {stage === 'run' && types.length > 0 ? (
        <Several
          narrow
          name={name}
          chosen={fromBank}
          options={types.map(value => ({ value, text: value }))}
          onChange={to => change({ fromBank: to })}
        />
      ) : null}
      {sales.length > 0 ? (
        <Several
          narrow
          name={sold}
          chosen={forced}
          options={sales.map(value => ({ value, text: <Named kit={kit} id={value} /> }))}
          onChange={to => change({ forced: to })}
        />
      ) : null}
    </>
  )
}

/** What the current round and turn remember; shown once it is known whose turn it is. */
export function SoFar(props: PartProps & { phase: PhaseId }) {
  const { fresh, form } = props
  if (turnOf(form) === undefined || movesOf(fresh, form).length < fresh.players.length) return null
  return form.kind === 'SR' ? <Stock {...props} /> : <Operating {...props} />
}
