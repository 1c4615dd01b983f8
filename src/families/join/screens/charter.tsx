import type { Money } from '../../../bank/money'
import type { CorporationCard } from '../../../rules/view'
import { Label } from '../../../ui/kit/parts/Label'
import type { JoinPartWords, JoinWords } from '../../words/join'
import { treasuryOf } from '../form'
import { AmountRow, type JoinKit, StepRow, TrainsField } from './parts'

/** What is filled in of a charter. */
interface Filled {
  readonly treasury?: Money | undefined
  readonly trains: readonly string[]
  readonly stations: number
}

interface CharterProps {
  readonly kit: JoinKit<JoinPartWords & Pick<JoinWords, 'treasury' | 'trains' | 'stations'>>
  readonly corporation: CorporationCard
  readonly row: Filled
  readonly change: (changes: Partial<Filled>) => void
  /** The types that a train on it may have. */
  readonly types: readonly string[]
  /** The most stations that may be left. */
  readonly stations: number
}

/** The contents of a corporation's charter: treasury, trains, stations. */
export function Charter({ kit, corporation, row, change, types, stations }: CharterProps) {
  const { text } = kit
  return (
    <>
      <AmountRow
        kit={kit}
        id={treasuryOf(corporation.id)}
        name={`${text.treasury}, ${corporation.short}`}
        amount={row.treasury}
        onChange={treasury => change({ treasury })}
      />
      <Label>{text.trains}</Label>
      <TrainsField
        text={text}
        types={types}
        who={corporation.short}
        trains={row.trains}
        onChange={trains => change({ trains })}
      />
      <StepRow
        name={text.stations}
        of={corporation.short}
        value={row.stations}
        most={stations}
        onChange={left => change({ stations: left })}
      />
    </>
  )
}
