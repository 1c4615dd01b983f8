import { type DeclaredWords, purchaseOf } from '../../../../families/railway/screens/Declared'
import { followsOf } from '../../../../ui/kit/play/kit'
import { game } from '../../state'
import type { ForcedView } from '../../table/view'
import { type ChoiceOf, ownHappenings, type Play, said, va } from '../shown'

/** The effects of a bankruptcy: who takes over which corporation, which ones close, and who has won (4.6.3). */
export function ruins(play: Play, buyer: string, declared: ChoiceOf<'declareBankruptcy'>): readonly string[] {
  const text = said.value.forced
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

/** The contribution with the Tredegar Iron Works; nothing if the corporation does not own them (4.6.2). */
function tredegar(play: Play, { withTredegar, president }: ForcedView): readonly string[] {
  if (withTredegar === null) return []
  const { money, name } = play.voice
  const adds = withTredegar > 0 ? money(withTredegar) : undefined
  return [said.value.forced.withTredegar(play.say.label('TIW'), name(president), adds)]
}

/** Passenger and freight trains (4.5.8); what the first of a type sets off names the corporations that must convert (2). */
export const declared: DeclaredWords = {
  kind: card => (game.typeOf(card) === card ? said.value.play.passenger : said.value.play.freightTrain),
  reduced: company => said.value.play.tredegar(company),
  setsOff(play, type) {
    const { view, voice } = va(play)
    const five = view.corporations.filter(({ size, price }) => size === 5 && price !== null)
    return type.setsOff.map(code =>
      code === 'mustConvert' && five.length > 0
        ? said.value.play.theseConvert(five.map(({ id }) => voice.name(id)).join(', '))
        : said.value.setsOff(code),
    )
  },
  get used() {
    return said.value.play.pool
  },
}

/** What is said of a purchase that the treasury cannot pay (4.6.2). */
export function purchase(play: Play, forced: ForcedView, trains: readonly ChoiceOf<'buyTrain'>[]) {
  const { train, effects } = purchaseOf({ play, game, words: declared }, forced, trains)
  return { train, besides: [...tredegar(play, forced), ...(effects === '' ? [] : [effects])] }
}
