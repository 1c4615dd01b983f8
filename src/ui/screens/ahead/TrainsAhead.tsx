import { tableNow, titleWords, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Stranded, TrainOutlook } from '../../../rules/outlook'
import type { TrainView } from '../../../rules/view'
import { RuleLink } from '../../parts/RuleLink'
import { StepLabel } from '../../parts/StepLabel'
import { Sum, Told } from './Told'

/** What a corporation without a train would have to find, and who. */
function Purchase({ of }: { of: Stranded }) {
  const { ahead } = words.value
  const { name, money } = voice.value
  const who = name(of.president)
  const lines = [
    { text: ahead.cheapest, amount: money(of.price) },
    { text: ahead.treasury(of.corporation), amount: money(-of.treasury) },
  ]
  if (of.short === 0)
    return (
      <>
        <Sum name={of.corporation} lines={lines} />
        <p>{ahead.treasuryPays}</p>
      </>
    )
  const missing = of.short - of.presidentHas
  return (
    <>
      <Sum name={of.corporation} lines={lines} result={{ text: ahead.adds(who), amount: money(of.short) }} />
      <Sum name={who} lines={[{ text: ahead.has(who), amount: money(of.presidentHas) }]} />
      <p>{missing > 0 ? ahead.mustSell(who, money(missing)) : ahead.canPay(who)}</p>
    </>
  )
}

/** In one line: whose trains the first one takes, and who would be without. */
function brief(train: TrainOutlook, begun: boolean): string {
  const { ahead } = words.value
  if (begun) return ahead.begun
  const taken = train.removes.map(it => `${it.corporation} ${it.trains.join(' ')}`).join(', ')
  const without = train.stranded.map(it => it.corporation).join(', ')
  return [
    taken === '' ? ahead.firstTakesNone : ahead.firstTakes(taken),
    ...(without === '' ? [] : [ahead.without(without)]),
  ].join(' · ')
}

function Train({
  train,
  card,
  phases,
}: {
  train: TrainOutlook
  card: TrainView | undefined
  /** The paragraph of the phases. */
  phases: string
}) {
  const { ahead } = words.value
  const { money } = voice.value
  const said = titleWords.value
  const sets = card?.setsOff ?? []
  const last = (id: string) => train.stranded.some(it => it.corporation === id)
  return (
    <Told
      line={ahead.left(train.type, money(train.price), train.left)}
      detail={brief(train, sets.length === 0)}
    >
      {sets.length > 0 && said ? <p>{ahead.sets(sets.map(said.setsOff).join('; '))}</p> : null}
      {train.removes.map(({ corporation, trains }) => (
        <div key={corporation}>
          <p>{ahead.takes(corporation, trains.join(' '), last(corporation))}</p>
          {train.stranded
            .filter(it => it.corporation === corporation)
            .map(it => (
              <Purchase key={it.corporation} of={it} />
            ))}
        </div>
      ))}
      {train.mustDiscard.map(it => (
        <p key={it.corporation}>{ahead.discards(it.corporation, it.excess)}</p>
      ))}
      {sets.length > 0 ? <p class="soft">{ahead.assumes(ahead.trainsAssume)}</p> : null}
      <RuleLink to={phases} />
    </Told>
  )
}

/** What is left of the trains, and what the first of each type would do. */
export function TrainsAhead({ trains }: { trains: readonly TrainOutlook[] }) {
  const view = tableNow.value
  const { ahead, books } = words.value
  if (!view) return null
  return (
    <section class="stack">
      <StepLabel to={view.cites.phase} level={2} aside={books.limit(view.trainLimit)}>
        {ahead.trains}
      </StepLabel>
      <div>
        {trains.map(train => (
          <Train
            key={train.type}
            train={train}
            card={view.trains.find(it => it.type === train.type)}
            phases={view.cites.phase}
          />
        ))}
      </div>
    </section>
  )
}
