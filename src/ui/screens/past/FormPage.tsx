import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { enter, passesToEnd } from '../../../app/commands'
import { edited } from '../../../app/pastPlace'
import { go } from '../../../app/routes'
import { type Desk, desk, lastHappened, preview, session, titleWords, voice } from '../../../app/table'
import { words } from '../../../app/words'
import type { Action } from '../../../rules/rule'
import type { TitleWords } from '../../../rules/title'
import { figure } from '../../panels/play/figure'
import type { Play } from '../../panels/play/kit'
import { Panels } from '../../panels/play/Panels'
import { Slip } from '../../panels/play/Slip'
import type { SlipOf } from '../../panels/play/slipOf'
import { OneOf } from '../../parts/OneOf'
import { BankersForm } from './BankersForm'
import { JoinAgain } from './Join'
import { PastFrame } from './PastFrame'
import { sentenceOf } from './said'
import '../../panels/play/play.css'
import '../../panels/play/card.css'
import '../../panels/play/landscape.css'

type Kind = 'moves' | 'ruling' | 'count'

const kindOf = (action: Action | undefined): Kind =>
  action?.type === 'correct' ? 'ruling' : action?.type === 'count' ? 'count' : 'moves'

function kitOf({ view, revision }: Desk, say: TitleWords): Play {
  return {
    view,
    revision,
    tryOut: preview,
    submit: (...actions) => void enter(actions, revision),
    passes: view.turn.at === 'stock' ? passesToEnd() : [],
    say,
    voice: voice.value,
  }
}

/** The panels of play on the table that is shown: what they enter goes where that table says. */
export function PanelsThere({ slip }: { slip?: SlipOf | undefined }) {
  const shown = desk.value
  const say = titleWords.value
  if (!shown || !say) return null
  const play = kitOf(shown, say)
  return (
    <div class="play">
      {slip ? <Slip play={play} slip={slip} happened={lastHappened.value} denominations={[]} /> : null}
      <Panels play={play} choices={shown.choices} />
    </div>
  )
}

/** A revenue that is entered anew begins at what it was. */
function useFigureOf(action: Action | undefined): void {
  const revision = desk.value?.revision
  useEffect(() => {
    const run = action as (Action & { readonly corporation?: string; readonly revenue?: number }) | undefined
    if (figure.peek()?.revision === revision) return
    if (run?.type === 'run' && revision !== undefined && run.corporation && run.revenue !== undefined)
      figure.value = { corporation: run.corporation, revision, revenue: run.revenue, typed: false }
  }, [revision, action])
}

/** The moves of the game, or the banker's own entries. */
function Kinds({ again }: { again: Action | undefined }) {
  const { form } = words.value.past
  const kind = useSignal<Kind>(kindOf(again))
  const kinds = [
    { value: 'moves', text: form.moves },
    { value: 'ruling', text: form.ruling },
    { value: 'count', text: form.count },
  ] as const
  return (
    <>
      <OneOf
        name={form.kind}
        value={kind.value}
        options={kinds}
        onChange={value => {
          kind.value = value
        }}
      />
      {kind.value === 'moves' ? <PanelsThere /> : <BankersForm kind={kind.value} from={again} />}
    </>
  )
}

/** An entry in the form in which it is entered, on the table as it stood before it. */
export function FormPage() {
  const { form } = words.value.past
  const place = edited.value
  const again = place?.how === 'replace' ? place.action : undefined
  useFigureOf(again)
  const back = () => history.back()
  if (!place) {
    return (
      <PastFrame title={form.replace} mark={form.gone} onBack={() => go('log', undefined, true)}>
        {null}
      </PastFrame>
    )
  }
  const entries = session.value?.entries ?? []
  const number = entries.findIndex(it => it.id === place.id) + 1
  return (
    <PastFrame
      title={form[place.how]}
      mark={form.standsAt(number > 0 ? number : place.index + 1, desk.value?.view.round ?? '')}
      onBack={back}
    >
      <div class="page stack">
        <p class="strip">
          <span class="soft">{again ? form.was : form.follows}</span>{' '}
          {sentenceOf(place.action, entries[number - 1]?.happened)}
        </p>
        {again?.type === 'position' ? <JoinAgain from={again} /> : <Kinds again={again} />}
      </div>
    </PastFrame>
  )
}
