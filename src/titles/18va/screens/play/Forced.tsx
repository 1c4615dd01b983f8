import type { TrainView } from '../../../../families/railway/view'
import { Foot } from '../../../../ui/kit/play/Foot'
import { followsOf } from '../../../../ui/kit/play/kit'
import { game } from '../../state'
import type { ForcedView } from '../../table/view'
import { said, trainType } from '../shown'
import { Declared, effectsOf, type Train } from './Declared'
import { type ChoiceOf, ownHappenings, type Play } from './kit'

/** The effects of a bankruptcy: who takes over which corporation, which ones close, and who has won (4.6.3). */
export function ruins(play: Play, buyer: string, declared: ChoiceOf<'declareBankruptcy'>): readonly string[] {
  const text = said.value.play
  const { name } = play.voice
  const happened = ownHappenings(followsOf(play.tryOut(declared.draft)))
  const closed = happened.filter(it => it.is === 'closed').map(it => it.corporation)
  // A presidency may change hands in a sale and again when the rest is given up: only the last holder counts.
  const heirs = new Map(happened.filter(it => it.is === 'president').map(it => [it.corporation, it.to]))
  const out = [...(play.view.out ?? []), declared.draft.player]
  const left = play.view.players.filter(({ id }) => !out.includes(id))
  return [
    ...[...heirs].map(([corporation, heir]) =>
      (corporation === buyer ? text.mustFinish : text.inherits)(name(heir), name(corporation)),
    ),
    ...closed.map(corporation => text.corporationCloses(name(corporation))),
    ...(happened.some(it => it.is === 'over') ? left.map(({ id }) => text.hasWon(name(id))) : []),
  ]
}

/** The contribution with the Tredegar Iron Works; `undefined` if the corporation does not own them (4.6.2). */
function tredegar(play: Play, { withTredegar, president }: ForcedView): string | undefined {
  if (withTredegar === null) return undefined
  const { money, name } = play.voice
  const adds = withTredegar > 0 ? money(withTredegar) : undefined
  return said.value.play.withTredegar(play.say.label('TIW'), name(president), adds)
}

const typeOf = ({ view }: Play, { train }: ForcedView): TrainView | undefined =>
  view.trains.find(({ type }) => type === train)

/** The ways to declare the train that must be bought: from the bank if it sells one, otherwise from the Pool. */
export function forcedTrains(forced: ForcedView, trains: readonly Train[]): readonly Train[] {
  const cards = game.train(forced.train).cards ?? []
  const ways = trains.filter(
    ({ draft }) => draft.price === undefined && !draft.private && cards.includes(draft.train),
  )
  return ways.filter(({ draft }) => draft.from === ways[0]?.draft.from)
}

/** The purchase: fixed above the bar once there is enough money, until then in place below the sales. */
export function PurchaseFoot({
  play,
  forced,
  trains,
}: {
  play: Play
  forced: ForcedView
  trains: readonly Train[]
}) {
  const type = typeOf(play, forced)
  if (!type || trains.length === 0) return null
  const buttons = trains.map(train => (
    <Declared key={train.draft.train} play={play} train={train} type={type} main />
  ))
  const open = trains.some(({ refusal }) => !refusal)
  return open ? <Foot>{buttons}</Foot> : <div class="not-yet">{buttons}</div>
}

/** What is said of a purchase that the treasury cannot pay (4.6.2). */
export function purchase(play: Play, forced: ForcedView, all: readonly Train[]) {
  const type = typeOf(play, forced)
  const trains = forcedTrains(forced, all)
  const train = trains.find(({ refusal }) => !refusal) ?? trains[0]
  const effects = type && train ? effectsOf(play, train, type) : []
  const powers = tredegar(play, forced)
  return {
    train: trainType(forced.train),
    besides: [...(powers ? [powers] : []), ...(effects.length > 0 ? [effects.join(' · ')] : [])],
  }
}
