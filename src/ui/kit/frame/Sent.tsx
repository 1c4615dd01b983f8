import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { elsewhere } from '../../../app/desk/table'
import { asking, withdraw } from '../../../app/follow/asking'
import { said } from '../../../app/follow/words'
import type { Action, Choice } from '../../../rules/rule'
import { Button } from '../parts/Button'
import { beside } from '../parts/beside'
import { enters, isSame } from './enters'
import './sent.css'

/** Marks the button that enters what waits at the bank, or that opens where it is entered. Nothing moves by it. */
function mark(of: Choice<Action> | undefined, tapped: Action | undefined) {
  const action = asking.peek()?.action
  if (!action || !(tapped ? isSame(tapped, action) : of && enters(of, action))) return null
  return (
    <span key="asked" class="hidden-text asked">
      {said.value.askedThis}
    </span>
  )
}

/** Takes back what waits at the bank. That it was is the bank's to say: the banker may have taken it first. */
function takeBack(): void {
  const own = asking.peek()
  if (own?.is !== 'sent' || own.withdrawn) return
  asking.value = { ...own, withdrawn: true }
  withdraw.peek()?.(own.id)
}

/**
 * While something waits at the bank: marks its button, and withdraws it with one tap, if the bank knows that and is `heard`. One
 * that is silent may still take it.
 */
export function Sent({ heard }: { heard: boolean }) {
  useSignalEffect(() => {
    // Anew for each request; what is entered without asking does not wait.
    const waits = asking.value && !asking.value.atOnce && !elsewhere.value
    beside.value = waits ? (of, tapped) => mark(of, tapped) : null
  })
  useEffect(() => () => (beside.value = null), [])
  if (!heard || !withdraw.value || asking.value?.withdrawn || asking.value?.atOnce) return null
  return (
    <Button class="withdraw" onTap={takeBack}>
      {said.value.withdraw}
    </Button>
  )
}
