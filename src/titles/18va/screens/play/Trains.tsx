import { OthersTrains } from '../../../../families/operating/screens/OthersTrains'
import type { TrainView } from '../../../../families/railway/view'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { game } from '../../state'
import type { CorporationView } from '../../tableView'
import { said, trainType } from '../words'
import { Declared, effectsOf, type Train } from './Declared'
import type { ChoiceOf, Play } from './kit'
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

/** Trains for sale by type, from bank and Pool; those of other corporations at a price (4.5.8). */
export function Trains({
  play,
  corporation,
  trains,
  powers,
}: {
  play: Play
  corporation: CorporationView
  trains: readonly Train[]
  powers: readonly ChoiceOf<'usePrivate'>[]
}) {
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
      <StepLabel of="buyTrain" aside={text.trainLimit(corporation.trainLimit)}>
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
