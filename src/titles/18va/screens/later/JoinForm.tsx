import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Missing } from '../../../../families/join/form'
import { JoinFoot, type Joining, type Lack } from '../../../../families/join/screens/form'
import type { JoinKit } from '../../../../families/join/screens/parts'
import {
  Bank,
  Done,
  Privates,
  Purses,
  SetRounds,
  Stacks,
  UsedTrains,
  Where,
} from '../../../../families/join/screens/table'
import { cardsOf } from '../../../../families/railway/viewOf'
import type { CorporationCard } from '../../../../rules/view'
import { Label } from '../../../../ui/kit/parts/Label'
import {
  BANK,
  CORPORATIONS,
  type CorporationId,
  PHASE_TABLE,
  PRIVATE_CARDS,
  PRIVATES,
  TRAINS,
} from '../../data'
import { auctionOf, doneOf, entryOf, type Joined, restForBank, setsValue, tableOf } from '../../later/form'
import { type Asked, missing, raised, stacksIn } from '../../later/missing'
import { startedIn } from '../../later/progress'
import type { VaState } from '../../state'
import { game } from '../../state'
import { said } from '../words'
import { AuctionOn, Lots, ValueOn } from './JoinAuction'
import { JoinCorporation } from './JoinCorporation'
import { SoFar } from './JoinTurn'
import { Bankrupts, Ending, MoveOrder, type PartProps, UsedPowers } from './parts'

type FormProps = Joining<VaState, Joined>

const companyName = (id: string): string =>
  PRIVATES.flatMap(it => (it === id ? PRIVATE_CARDS[it].name : []))[0] ?? id

/** What is missing, in the words of the form or of the rules' refusal. */
function lackOf(lack: Missing<Asked>, { names, sayWhy }: FormProps): Lack {
  if ('refusal' in lack) return { at: lack.at, say: sayWhy(lack.refusal), digits: false }
  const company = companyName(lack.of)
  const name = company === lack.of ? names.name(lack.of) : company
  const digits = lack.asks === 'cash' || lack.asks === 'treasury' || lack.asks === 'bid'
  return { at: lack.at, say: said.value.joining.asks[lack.asks]?.(name) ?? lack.asks, digits }
}

type Card = CorporationCard & { readonly id: CorporationId }
const CARDS = cardsOf(game)

/** The corporations in printed order, each as filled in so far. */
function Corporations({ kit, fresh, form, put, phase }: CorporationsProps) {
  return CORPORATIONS.map(id => (
    <JoinCorporation
      key={id}
      {...{ kit, fresh, form, phase }}
      corporation={CARDS[CORPORATIONS.indexOf(id)] as Card}
      put={row => {
        const { [id]: _, ...rest } = form.corporations
        put({ ...form, corporations: row ? { ...rest, [id]: row } : rest })
      }}
    />
  ))
}

type CorporationsProps = Pick<FormProps, 'fresh' | 'form' | 'put'> & {
  readonly kit: JoinKit
  readonly phase: ReturnType<typeof tableOf>['phase']
}

/** Everything on the table once the first auction is over. */
function Played({ kit, fresh, form, put, change, started, phase }: PlayedProps) {
  const part = { kit, fresh, form, change }
  const { players } = fresh
  return (
    <>
      <Done {...part} operating={started} done={doneOf(form)} />
      <Purses {...part} players={players.filter(id => !form.bankrupt.includes(id))} />
      <Bankrupts {...part} />
      {setsValue(form) ? null : (
        <>
          <Label level={2} aside={kit.text.phase(phase)}>
            {kit.text.corporations}
          </Label>
          <Corporations {...{ kit, fresh, form, put, phase }} />
        </>
      )}
      <Stacks kit={kit} stacks={stacksIn(form)} onRaise={id => put(raised(form, id))} />
      <Privates
        {...part}
        companies={PRIVATES}
        owners={[...players, ...started]}
        closed={false}
        label={companyName}
        more={id => <UsedPowers {...part} company={id} />}
      />
      <UsedTrains {...part} types={TRAINS} />
      <Bank {...part} all={BANK} rest={restForBank(fresh, form)}>
        <Ending {...part} />
      </Bank>
    </>
  )
}

type PlayedProps = CorporationsProps &
  PartProps & {
    /** Corporations that have been started. */
    readonly started: readonly string[]
  }

/** The form for a table as it stands, from the top down; its foot always shows what is missing first. */
export function JoinForm(props: FormProps) {
  const { fresh, form, put, names, again, confirm, onDone } = props
  const open = useSignal<string | undefined>(undefined)
  const lack = useMemo(() => missing(fresh, form), [fresh, form])
  const table = useMemo(() => tableOf(fresh, form), [fresh, form])
  const { players } = fresh
  const { phase } = table
  const { joining: text } = said.value
  const kit: JoinKit = {
    text,
    voice: names,
    open,
    order: players,
    corporations: CARDS,
  }
  const change = (changes: Partial<Joined>) => put({ ...form, ...changes })
  const part = { kit, fresh, form, change }
  const started = startedIn(form)
  const auction = auctionOf(form)
  const value = setsValue(form)
  return (
    <>
      {again ? null : <p class="soft">{text.what}</p>}
      <Where {...part} players={players} operating={started}>
        <AuctionOn {...part} />
        <SetRounds {...part} usual={PHASE_TABLE[phase].rounds} />
        <ValueOn {...part} />
        {auction || value ? null : <MoveOrder {...part} />}
      </Where>
      {auction || value ? null : <SoFar {...part} phase={phase} />}
      {auction ? <Lots {...part} auction={auction} /> : <Played {...{ ...part, put, started, phase }} />}
      <JoinFoot
        kit={kit}
        lack={lack && lackOf(lack, props)}
        bank={table.bank}
        confirm={confirm}
        onConfirm={() => onDone([entryOf(fresh, form)])}
      />
    </>
  )
}
