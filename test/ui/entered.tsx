import { act } from 'preact/test-utils'
import { beside } from '../../src/ui/kit/parts/beside'

/** Writes beside each button what its tap is said to enter, as what marks the button of a request reads it. */
export function writeEntered(): void {
  act(() => {
    beside.value = (_of, enters) => (enters ? <i class="entered">{JSON.stringify(enters)}</i> : null)
  })
}

/** What is written beside a button. */
export function enteredBy(button: Element | null): unknown {
  const it = button?.nextElementSibling
  return it?.matches('.entered') ? JSON.parse(it.textContent ?? '') : undefined
}
