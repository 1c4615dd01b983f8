import type { ComponentChildren } from 'preact'
import { voice } from '../../../app/desk/table'
import type { Money } from '../../../bank/money'
import { Expandable, type Line, Sum } from '../../../ui/kit/parts/Expandable'
import { Label } from '../../../ui/kit/parts/Label'
import type { AheadWords } from '../../words/ahead'
import type { BankOutlook, BankSums } from '../outlook'

/** Beyond this many operating rounds, new trains and other runs make the sum worthless. */
const FAR = 12

/** When the bank runs out, as one line. */
export function bankLine(text: AheadWords, bank: BankOutlook): string {
  if (bank.rounds === null) return text.bankLasts
  if (bank.rounds > FAR) return text.bankFar
  return bank.round === null ? text.bankIsOut : text.bankOut(bank.round, bank.rounds)
}

interface BankAheadProps {
  readonly text: AheadWords
  /** What the bank has now. */
  readonly has: Money
  readonly bank: BankSums
  /** What the end of the bank means for the game. */
  readonly ends?: ComponentChildren
}

/** When the bank runs out, with the division that shows it. */
export function BankAhead({ text, has, bank, ends }: BankAheadProps) {
  const { name, money } = voice.value
  const { leaves, still, perRound } = bank
  const dividends = leaves.reduce((sum, it) => sum + it.perShare * it.shares, 0)
  const lines: readonly Line[] = [
    ...leaves.map(it => ({
      text: `${name(it.corporation)}: ${text.perShare(money(it.perShare), it.shares)}`,
      amount: money(it.perShare * it.shares),
    })),
    ...(perRound > dividends ? [{ text: text.privates, amount: money(perRound - dividends) }] : []),
  ]
  const left = [
    { text: text.bankNow, amount: money(has) },
    ...(still > 0 ? [{ text: text.thisRound, amount: money(-still) }] : []),
  ]
  const times = perRound > 0 ? ((has - still) / perRound).toFixed(1) : ''
  return (
    <section class="stack">
      <Label level={2}>{text.bank}</Label>
      <Expandable line={bankLine(text, bank)} detail={`${money(has)} · ${text.aRound} ${money(perRound)}`}>
        <Sum name={text.aRound} lines={lines} result={{ text: text.aRound, amount: money(perRound) }} />
        <Sum name={text.bankNow} lines={left} />
        {times === '' || has <= 0 ? null : <p>{text.division(money(has - still), money(perRound), times)}</p>}
        {ends}
        <p class="soft">{text.assumes(text.bankAssumes)}</p>
      </Expandable>
    </section>
  )
}
