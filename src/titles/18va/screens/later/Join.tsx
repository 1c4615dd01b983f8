import { useJoining } from '../../../../families/join/screens/form'
import type { JoinProps } from '../../../../ui/kit/panels/screens'
import { emptyForm, formFrom } from '../../later/form'
import { JoinForm } from './JoinForm'

/** A form for the table of 18VA as it stands, or for correcting one that was joined before. */
export function Join(props: JoinProps) {
  return <JoinForm {...useJoining(props, { emptyForm, formFrom })} />
}
