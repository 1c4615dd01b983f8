import type { ComponentChildren } from 'preact'
import { voice } from '../../../app/desk/table'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { Sum, Told } from '../../../ui/kit/parts/Told'
import type { AheadWords } from '../../words/ahead'
import type { Stranded, TrainOutlook } from '../outlook'

/** What a corporation without a train would have to find, and who. */
function Purchase({ text, of }: { text: AheadWords; of: Stranded }) {
  const { name, money } = voice.value
  const who = name(of.president)
  const corporation = name(of.corporation)
  const lines = [
    { text: text.cheapest, amount: money(of.price) },
    { text: text.treasury(corporation), amount: money(-of.treasury) },
  ]
  if (of.short === 0)
    return (
      <>
        <Sum name={corporation} lines={lines} />
        <p>{text.treasuryPays}</p>
      </>
    )
  const missing = of.short - of.presidentHas
  return (
    <>
      <Sum name={corporation} lines={lines} result={{ text: text.adds(who), amount: money(of.short) }} />
      <Sum name={who} lines={[{ text: text.has(who), amount: money(of.presidentHas) }]} />
      <p>{missing > 0 ? text.mustSell(who, money(missing)) : text.canPay(who)}</p>
    </>
  )
}

/** How a type of train is said. */
export interface TrainSaid<T extends TrainOutlook> {
  /** What it is called in the list. */
  readonly name: (train: T) => string
  /** What the first one of it sets off, in sentences; empty once it was bought. */
  readonly setsOff: (train: T) => readonly string[]
  /** What else it does, before what it takes. */
  readonly also?: (train: T) => ComponentChildren
  /** What else is said of a purchase. */
  readonly alsoOf?: (purchase: T['stranded'][number]) => ComponentChildren
}

/** In one line: whose trains the first one takes, and who would be without. */
function brief(text: AheadWords, train: TrainOutlook, begun: boolean): string {
  if (begun) return text.begun
  const { name } = voice.value
  const taken = train.removes.map(it => `${name(it.corporation)} ${it.trains.join(' ')}`).join(', ')
  const without = train.stranded.map(it => name(it.corporation)).join(', ')
  return [
    taken === '' ? text.firstTakesNone : text.firstTakes(taken),
    ...(without === '' ? [] : [text.without(without)]),
  ].join(' · ')
}

function Train<T extends TrainOutlook>({
  text,
  train,
  said,
  phases,
}: {
  text: AheadWords
  train: T
  said: TrainSaid<T>
  /** The paragraph of the phases. */
  phases: string
}) {
  const { name, money } = voice.value
  const sets = said.setsOff(train)
  const stranded: readonly T['stranded'][number][] = train.stranded
  return (
    <Told
      line={text.left(said.name(train), money(train.price), train.left)}
      detail={brief(text, train, sets.length === 0)}
    >
      {sets.length > 0 ? <p>{text.sets(sets.join('; '))}</p> : null}
      {said.also?.(train)}
      {train.removes.map(({ corporation, trains }) => {
        const purchases = stranded.filter(it => it.corporation === corporation)
        return (
          <div key={corporation}>
            <p>{text.takes(name(corporation), trains.join(' '), purchases.length > 0)}</p>
            {purchases.map(it => (
              <>
                <Purchase key={it.corporation} text={text} of={it} />
                {said.alsoOf?.(it)}
              </>
            ))}
          </div>
        )
      })}
      {train.mustDiscard.map(it => (
        <p key={it.corporation}>{text.discards(name(it.corporation), it.excess)}</p>
      ))}
      {sets.length > 0 ? <p class="soft">{text.assumes(text.trainsAssume)}</p> : null}
      <RuleLink to={phases} />
    </Told>
  )
}

/** What is left of the trains, and what the first of each type would do. */
export function TrainsAhead<T extends TrainOutlook>({
  text,
  trains,
  limit,
  ...rest
}: {
  text: AheadWords
  trains: readonly T[]
  said: TrainSaid<T>
  /** How many trains a corporation may own. */
  limit: string
  phases: string
}) {
  return (
    <section class="stack">
      <StepLabel to={rest.phases} level={2} aside={limit}>
        {text.trains}
      </StepLabel>
      <div>
        {trains.map(train => (
          <Train key={train.type} text={text} train={train} {...rest} />
        ))}
      </div>
    </section>
  )
}
