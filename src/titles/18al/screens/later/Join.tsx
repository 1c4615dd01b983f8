import { wordsAtHand } from '../../../../app/desk/words'
import { useJoining } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import { emptyForm, formFrom } from '../../later/form'
import { JoinForm } from './JoinForm'

/** The form for joining a game of 18AL in progress, or for correcting a table that was joined before. */
export function Join(props: JoinProps) {
  const joining = useJoining(props, { emptyForm, formFrom })
  return <JoinForm {...joining} label={id => wordsAtHand.value?.label(id) ?? id} />
}
