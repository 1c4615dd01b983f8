import type { ComponentChildren } from 'preact'
import { voice } from '../../../app/desk/table'
import { Expandable, Sum } from '../../../ui/kit/parts/Expandable'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import type { AheadWords } from '../../words/ahead'
import type { Stranded, TrainOutlook } from '../outlook'

/** What a corporation without a train must find for the cheapest one, and who has to add to it. */
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

/** The words for a type of train. */
export interface TrainSaid<T extends TrainOutlook> {
  /** Its name in the list. */
  readonly name: (train: T) => string
  /** Sentences on what the first train of the type sets off; empty once one has been bought. */
  readonly setsOff: (train: T) => readonly string[]
  /** Further effects, before the trains that it removes. */
  readonly also?: ((train: T) => ComponentChildren) | undefined
  /** Further remarks on a purchase. */
  readonly alsoOf?: ((purchase: T['stranded'][number]) => ComponentChildren) | undefined
}

/** One line: whose trains the first one removes, and which corporations would have none left. */
function brief(text: AheadWords, train: TrainOutlook, begun: boolean): string {
  if (begun) return text.begun
  const { name } = voice.value
  const taken = train.removes.map(it => `${name(it.corporation)} (${it.trains.join(' ')})`).join(', ')
  const without = train.stranded.map(it => name(it.corporation)).join(', ')
  return [
    taken === '' ? text.firstTakesNone : text.firstTakes(taken),
    ...(without === '' ? [] : [text.without(without)]),
  ].join(' · ')
}

interface TrainProps<T extends TrainOutlook> {
  readonly text: AheadWords
  readonly train: T
  readonly said: TrainSaid<T>
  /** The paragraph of the phases. */
  readonly phases: string
}

function Train<T extends TrainOutlook>({ text, train, said, phases }: TrainProps<T>) {
  const { name, money } = voice.value
  const sets = said.setsOff(train)
  const stranded: readonly T['stranded'][number][] = train.stranded
  return (
    <Expandable
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
      {train.overIfBought.length > 0 ? <p>{text.overIfBought(train.overIfBought.map(name))}</p> : null}
      {sets.length > 0 ? <p class="soft">{text.assumes(text.trainsAssume)}</p> : null}
      <RuleLink to={phases} />
    </Expandable>
  )
}

/** A corporation that has no train now, with what the cheapest one would cost its president. */
function Trainless({ text, of, also }: { text: AheadWords; of: Stranded; also: ComponentChildren }) {
  const { name, money } = voice.value
  return (
    <Expandable
      line={text.trainlessNow(name(of.corporation))}
      detail={of.short > 0 ? text.wouldAdd(name(of.president), money(of.short)) : text.treasuryPays}
    >
      <Purchase text={text} of={of} />
      {also}
    </Expandable>
  )
}

/** Corporations without a train, the trains that are left, and what the first of each type would do. */
export function TrainsAhead<T extends TrainOutlook>({
  text,
  trainless,
  trains,
  limit,
  ...rest
}: {
  text: AheadWords
  trainless: readonly T['stranded'][number][]
  trains: readonly T[]
  said: TrainSaid<T>
  /** How many trains a corporation may own, as text. */
  limit: string
  phases: string
}) {
  return (
    <section class="stack">
      <StepLabel to={rest.phases} level={2} aside={limit}>
        {text.trains}
      </StepLabel>
      <div>
        {trainless.map(of => (
          <Trainless key={of.corporation} text={text} of={of} also={rest.said.alsoOf?.(of)} />
        ))}
        {trains.map(train => (
          <Train key={train.type} text={text} train={train} {...rest} />
        ))}
      </div>
    </section>
  )
}
