import { namesOf, useJoining } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import { emptyForm, formFrom } from '../../later/form'
import { cardOf } from '../../setup'
import type { LilState } from '../../state'
import { JoinForm } from './JoinForm'

/** Fills in the current table of 18Lilliput, or corrects one joined earlier. */
export function Join(props: JoinProps) {
  const { corporations, others } = props.fresh as LilState
  const cards = corporations.map(id => cardOf(id, others))
  const players = namesOf(props.setup)
  const name = (id: string) => cards.find(it => it.id === id)?.short ?? players.name(id)
  const joining = useJoining(props, { emptyForm, formFrom }, { ...players, name })
  return <JoinForm {...joining} cards={cards} />
}
