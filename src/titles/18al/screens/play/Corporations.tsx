import { CorporationRow } from '../../../../families/stock/screens/CorporationRow'
import { newPresident } from '../../../../families/stock/screens/table'
import type { Happening } from '../../../../rules/happening'
import { openedIn } from '../../../../ui/kit/parts/opened'
import type { AlHappening } from '../../ledger'
import type { CorporationView } from '../../tableView'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'
import { intoYellow } from './sold'

/** The market value, on a yellow ground if the token lies in the yellow zone. */
function Price({ play, of: { price, yellow } }: { play: Play; of: CorporationView }) {
  const text = said.value.play
  if (price === null) return null
  return (
    <span class={yellow ? 'zone' : undefined} title={yellow ? text.yellow : undefined}>
      {play.voice.money(price)}
      {yellow ? <span class="hidden-text"> {text.yellow}</span> : null}
    </span>
  )
}

/** The effect of a purchase: a new president, or the corporation floats. */
function effectOf(play: Play, id: string, happened: readonly Happening[]): string | undefined {
  const text = said.value.play
  const president = newPresident(happened, id)
  if (president) return text.becomes(play.voice.name(president))
  return (happened as readonly AlHappening[]).some(it => it.is === 'floated') ? text.floats : undefined
}

/** A row for each corporation, always in the order of the charters. */
export function Corporations({
  play,
  buys,
  pars,
  sales,
}: {
  play: Play
  buys: readonly ChoiceOf<'buyShare'>[]
  pars: readonly ChoiceOf<'par'>[]
  sales: readonly ChoiceOf<'sellShares'>[]
}) {
  const opened = openedIn(play)
  const of = <T extends { readonly draft: { readonly corporation: string } }>(
    choices: readonly T[],
    id: string,
  ) => choices.filter(it => it.draft.corporation === id)
  return (
    <ul class="corporation-rows" aria-label={said.value.play.corporations}>
      {play.view.corporations.map(corporation => (
        <CorporationRow
          key={corporation.id}
          play={play}
          text={said.value.play}
          corporation={corporation}
          price={<Price play={play} of={corporation} />}
          costOf={from => (from === 'ipo' ? corporation.par : corporation.price) ?? 0}
          effectOf={happened => effectOf(play, corporation.id, happened)}
          alsoSold={intoYellow(play)}
          buys={of(buys, corporation.id)}
          pars={of(pars, corporation.id)}
          sales={of(sales, corporation.id)}
          opened={opened}
        />
      ))}
    </ul>
  )
}
