import { Forced as ForcedPanel } from '../../../../families/operating/screens/Forced'
import { followsOf } from '../../../../ui/kit/play/kit'
import type { ForcedView } from '../../tableView'
import { said } from '../words'
import { type ChoiceOf, ownHappenings, type Play, type TurnOf } from './kit'

/** What a bankruptcy brings: who takes over what, which corporations close, who has won (4.6.3). */
function ruins(play: Play, buyer: string, declared: ChoiceOf<'declareBankruptcy'>): readonly string[] {
  const text = said.value.play
  const { name } = play.voice
  const happened = ownHappenings(followsOf(play.tryOut(declared.draft)))
  const closed = happened.filter(it => it.is === 'closed').map(it => it.corporation)
  // A presidency may change hands by a sale and again by what is given up: the last one counts.
  const heirs = new Map(happened.filter(it => it.is === 'president').map(it => [it.corporation, it.to]))
  const left = play.view.players.filter(({ id, bankrupt }) => !bankrupt && id !== declared.draft.player)
  return [
    ...[...heirs].map(([corporation, heir]) =>
      (corporation === buyer ? text.mustFinish : text.inherits)(name(heir), name(corporation)),
    ),
    ...closed.map(corporation => text.corporationCloses(name(corporation))),
    ...(happened.some(it => it.is === 'over') ? left.map(({ id }) => text.hasWon(name(id))) : []),
  ]
}

/** Says what the Tredegar Iron Works would take off, where the corporation owns them (4.6.2). */
function tredegar(play: Play, { withTredegar, president }: ForcedView): string | undefined {
  if (withTredegar === null) return undefined
  const { money, name } = play.voice
  const adds = withTredegar > 0 ? money(withTredegar) : undefined
  return said.value.play.withTredegar(play.say.label('TIW'), name(president), adds)
}

/** Leads through a purchase that the treasury cannot pay, to the elimination of a player if it comes to that (4.6.2, 4.6.3). */
export function Forced({
  play,
  turn,
  forced,
  sales,
  bankruptcies,
}: {
  play: Play
  turn: TurnOf<'operate'>
  forced: ForcedView
  sales: readonly ChoiceOf<'sellShares'>[]
  bankruptcies: readonly ChoiceOf<'declareBankruptcy'>[]
}) {
  const cards = play.view.trains.find(({ type }) => type === forced.train)?.cards ?? [forced.train]
  return (
    <ForcedPanel
      play={play}
      text={said.value.play}
      forced={{ ...forced, train: cards.join('/') }}
      sales={sales}
      bankruptcies={bankruptcies}
      besides={tredegar(play, forced)}
      ruins={declared => ruins(play, turn.corporation, declared)}
    />
  )
}
