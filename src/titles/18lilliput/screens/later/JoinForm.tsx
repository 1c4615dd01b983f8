import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { wordsAtHand } from '../../../../app/desk/words'
import { type Missing, treasuryOf } from '../../../../families/join/form'
import { JoinFoot, type Joining, type Lack } from '../../../../families/join/screens/form'
import { Several } from '../../../../families/join/screens/memory'
import { FormPart, Named, TrainsField } from '../../../../families/join/screens/parts'
import { Stacks } from '../../../../families/join/screens/table'
import type { CorporationCard } from '../../../../rules/view'
import { Label } from '../../../../ui/kit/parts/Label'
import { CHARACTERS } from '../../data'
import { entryOf, foundedIn, freshTurn, type Joined, tableOf } from '../../later/form'
import { type Asked, missing, raised, stacksIn } from '../../later/missing'
import { phaseNow, typesIn } from '../../later/phase'
import type { LilState } from '../../state'
import { said } from '../words'
import { JoinCompany } from './JoinCompany'
import { InHand, Run } from './JoinTurn'
import { Characters, type JoinKit, type PartProps, Players, Where, wordsFor } from './parts'

interface FormProps extends Joining<LilState, Joined> {
  readonly cards: readonly CorporationCard[]
}

/** The text for what is missing: the form's own question, or the rules' refusal. */
function lackOf(lack: Missing<Asked>, { names, sayWhy }: FormProps): Lack {
  if ('refusal' in lack) return { at: lack.at, say: sayWhy(lack.refusal), digits: false }
  const isCharacter = CHARACTERS.some(id => id === lack.of)
  const name = isCharacter ? (wordsAtHand.value?.label(lack.of) ?? lack.of) : names.name(lack.of)
  const digits = lack.asks === 'cash' || lack.asks === 'treasury'
  return { at: lack.at, say: said.value.joining.asks[lack.asks](name), digits }
}

/** The companies that have run, asked while companies run: the turn follows from them. */
function Done({ kit, form, change }: PartProps) {
  const { text } = kit
  if (!form.running) return null
  return (
    <FormPart at="done">
      <Several
        name={text.done}
        chosen={form.done}
        options={foundedIn(form).map(id => ({ value: id, text: <Named kit={kit} id={id} /> }))}
        onChange={done => change({ done, ...freshTurn })}
      />
    </FormPart>
  )
}

/** The trains on the card of scrapped trains. */
function Scrapped({ kit, form, change }: PartProps) {
  const { text } = kit
  return (
    <FormPart at="market">
      <Label level={2}>{text.scrapped}</Label>
      <TrainsField
        text={text}
        types={typesIn(phaseNow(form))}
        who={text.scrapped}
        trains={form.scrapped}
        onChange={scrapped => change({ scrapped: scrapped as Joined['scrapped'] })}
      />
    </FormPart>
  )
}

/** The form for the current table, filled in from the top; its foot always shows what is missing next. */
export function JoinForm(props: FormProps) {
  const { fresh, form, put, names, cards, again, confirm, onDone } = props
  const open = useSignal<string | undefined>(undefined)
  const lack = useMemo(() => missing(fresh, form), [fresh, form])
  const { bank } = useMemo(() => tableOf(fresh, form), [fresh, form])
  const text = wordsFor(names.name)
  const order = [...fresh.players, ...foundedIn(form).map(treasuryOf)]
  const kit: JoinKit = { text, voice: names, open, order, corporations: cards }
  const part: PartProps = { kit, fresh, form, change: changes => put({ ...form, ...changes }) }
  return (
    <>
      {again ? null : <p class="soft">{text.what}</p>}
      <Where {...part} />
      <InHand {...part} />
      <Players {...part} />
      <Characters {...part} />
      <FormPart at="companies">
        <Label level={2} aside={text.phase(phaseNow(form))}>
          {text.companies}
        </Label>
      </FormPart>
      {cards.map(card => (
        <JoinCompany
          key={card.id}
          {...{ kit, fresh, form, card }}
          put={(id, row) => {
            const { [id]: _, ...rest } = form.companies
            const done = row ? form.done : form.done.filter(it => it !== id)
            put({ ...form, done, companies: row ? { ...rest, [id]: row } : rest })
          }}
        />
      ))}
      <Stacks kit={kit} stacks={stacksIn(form)} onRaise={id => put(raised(form, id))} />
      <Done {...part} />
      <Run {...part} />
      <Scrapped {...part} />
      <JoinFoot
        kit={kit}
        lack={lack && lackOf(lack, props)}
        bank={-bank}
        confirm={confirm}
        onConfirm={() => onDone([entryOf(fresh, form)])}
      />
    </>
  )
}
