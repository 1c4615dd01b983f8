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
import type { AnyRailway } from '../../../../families/railway/table'
import { Label } from '../../../../ui/kit/parts/Label'
import { game } from '../../data'
import {
  doneOf,
  floatedIn,
  freshView,
  type Joined,
  moneyOf,
  ownersIn,
  parsOf,
  positionOf,
  tableOf,
} from '../../later/form'
import { type Asked, allClosed, missing, raised, stacksIn } from '../../later/missing'
import type { JoinedTable } from '../../table/report'
import { said } from '../words'
import { JoinCorporation } from './JoinCorporation'
import { Ending, Leftovers, Piece, Terrain } from './JoinPieces'
import { Bids, SoFar } from './JoinTurn'

interface FormProps extends Joining<AnyRailway, Joined> {
  /** The long name of a private company. */
  readonly label: (id: string) => string
}

/** What is missing, as the question of the form or the sentence of the rules. */
function lackOf(lack: Missing<Asked>, { names, sayWhy, label }: FormProps): Lack {
  if ('refusal' in lack) return { at: lack.at, say: sayWhy(lack.refusal), digits: false }
  const name = lack.asks === 'private' ? label(lack.of) : names.name(lack.of)
  const digits = lack.asks === 'cash' || lack.asks === 'treasury'
  return { at: lack.at, say: said.value.joining.asks[lack.asks](name), digits }
}

/** The corporations in their order, each with what is filled in for it. */
function Corporations({ kit, fresh, form, put, table }: FormProps & { kit: JoinKit; table: JoinedTable }) {
  const view = freshView(fresh)
  const pars = parsOf(fresh)
  return view.corporations.map(corporation => (
    <JoinCorporation
      key={corporation.id}
      {...{ kit, view, form, corporation, pars }}
      floated={table.corporations[corporation.id]?.floated === true}
      row={form.corporations[corporation.id]}
      put={row => {
        const { [corporation.id]: _, ...rest } = form.corporations
        put({ ...form, corporations: row ? { ...rest, [corporation.id]: row } : rest })
      }}
    />
  ))
}

/** The table, filled in from the top; what is missing is always shown at the foot. */
export function JoinForm(props: FormProps) {
  const { fresh, form, put, names, label, again, confirm, onDone } = props
  const open = useSignal<string | undefined>(undefined)
  const lack = useMemo(() => missing(fresh, form), [fresh, form])
  const table = useMemo(() => tableOf(fresh, form), [fresh, form])
  const view = freshView(fresh)
  const players = view.players.map(({ id }) => id)
  const { joining: text } = said.value
  const kit: JoinKit = { text, voice: names, open, order: players, corporations: view.corporations }
  const change = (changes: Partial<Joined>) => put({ ...form, ...changes })
  const phase = table.phase as string
  const part = { kit, form, change, phase }
  const closed = allClosed(fresh, form)
  const floated = floatedIn(table)
  const owners = ownersIn(form, table)
  return (
    <>
      {again ? null : <p class="soft">{text.what}</p>}
      <Where {...part} players={players} operating={floated}>
        <SetRounds {...part} usual={game.phase({ phase: phase }).rounds} />
      </Where>
      <SoFar {...part} players={players} />
      <Done {...part} operating={floated} done={doneOf(form, floated)} />
      <Purses {...part} players={players} />
      <Label level={2} aside={text.phase(phase)}>
        {text.corporations}
      </Label>
      <Corporations {...props} kit={kit} table={table} />
      <Stacks kit={kit} stacks={stacksIn(form)} onRaise={id => put(raised(form, id))} />
      <Privates
        {...part}
        companies={view.privates.map(({ id }) => id)}
        owners={[...players, ...owners]}
        closed={closed}
        label={label}
        more={id => (
          <>
            <Bids {...part} company={id as string} name={label(id)} players={players} />
            <Piece {...part} owners={owners} company={id} />
          </>
        )}
      />
      {closed ? <Leftovers {...part} owners={owners} /> : null}
      <Terrain {...part} />
      <UsedTrains {...part} types={view.trains.map(({ type }) => type)} />
      <Bank {...part} {...moneyOf(view, form)}>
        <Ending {...part} bank={table.bank} />
      </Bank>
      <JoinFoot
        kit={kit}
        lack={lack && lackOf(lack, props)}
        bank={table.bank}
        confirm={confirm}
        onConfirm={() => onDone([positionOf(fresh, form)])}
      />
    </>
  )
}
