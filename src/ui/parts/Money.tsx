import { voice } from '../../app/table'

/** An amount of money in the sign face. */
export function Money({ amount }: { amount: number }) {
  return <span class="money">{voice.value.money(amount)}</span>
}
