import { OthersTrains } from '../../../../families/operating/screens/OthersTrains'
import type { TrainView } from '../../../../families/railway/view'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { game } from '../../state'
import { said, trainType } from '../shown'
import { Declared, effectsOf, type Train } from './Declared'
import { forcedTrains, PurchaseFoot } from './Forced'
import { type ChoiceOf, corporationOf, type Play, type TurnOf } from './kit'
import { Power } from './Power'

/** Sorts full prices first, so that the two ways to declare a train are side by side. */
const byPayment = (a: Train, b: Train) =>
  Number(a.draft.private !== undefined) - Number(b.draft.private !== undefined)

/** A train type: how many are left, what buying one sets off, and a button for each way to declare it (4.5.8). */
function Type({ play, type, trains }: { play: Play; type: TrainView; trains: readonly Train[] }) {
  const text = said.value.play
  // Every choice of a type has the same effects; a possible one can be tried out to show them.
  const shown = trains.find(it => !it.refusal) ?? trains[0]
  if (!shown) return null
  const left = shown.draft.from === 'ipo' ? text.left(type.left ?? 0) : text.pool
  return (
    <div class="train-type">
      <p>
        <strong>{trainType(type.type)}</strong> {[left, ...effectsOf(play, shown, type)].join(' · ')}
      </p>
      <div class="bank-trains">
        {[...trains].sort(byPayment).map(train => (
          <Declared
            key={`${train.draft.train} ${train.draft.private}`}
            play={play}
            train={train}
            type={type}
          />
        ))}
      </div>
    </div>
  )
}

/** Those that must be bought first; then trains by type, from bank and Pool, and those of other corporations at a price (4.5.8). */
export function Trains({ play, turn: { corporation, forced }, trains, powers }: TrainsProps) {
  const due = forced ? forcedTrains(forced, trains) : []
  return (
    <>
      {forced ? <PurchaseFoot {...{ play, forced }} trains={due} /> : null}
      <ForSale {...{ play, corporation, powers }} trains={trains.filter(train => !due.includes(train))} />
    </>
  )
}

interface TrainsProps {
  readonly play: Play
  readonly turn: TurnOf<'operate'>
  readonly trains: readonly Train[]
  readonly powers: readonly ChoiceOf<'usePrivate'>[]
}

function ForSale({
  play,
  corporation,
  trains,
  powers,
}: Omit<TrainsProps, 'turn'> & { readonly corporation: string }) {
  const text = said.value.play
  if (trains.length + powers.length === 0) return null
  const ofOthers = trains.filter(it => it.draft.price !== undefined)
  const types = (['ipo', 'market'] as const).flatMap(from =>
    play.view.trains.map(type => ({
      type,
      from,
      trains: trains.filter(({ draft }) => draft.from === from && game.typeOf(draft.train) === type.type),
    })),
  )
  return (
    <section class="trains">
      <StepLabel
        of="buyTrain"
        aside={text.trainLimit(corporationOf(play.view, corporation)?.trainLimit ?? 0)}
      >
        {text.trains}
      </StepLabel>
      {types.map(it => (
        <Type key={`${it.type.type} ${it.from}`} play={play} type={it.type} trains={it.trains} />
      ))}
      <OthersTrains play={play} text={text} trains={ofOthers} />
      {powers.map(power => (
        <Power key={power.draft.use} play={play} power={power} />
      ))}
    </section>
  )
}
