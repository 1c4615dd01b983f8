import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../../app/desk/words'
import type { Setup } from '../../../rules/rule'
import { type CompaniesField, LONGEST_NAME, tidyName } from '../../../rules/setup'
import type { TitleWords } from '../../../rules/title'
import { Button } from '../../kit/parts/Button'
import { Icon } from '../../kit/parts/Icon'
import { Swatch, Swatches } from '../../kit/parts/Swatches'
import { COLOR_NAMES, COLORS, type CompanyDraft, freshCompany, nameFault } from './companies'
import { placeNamed } from './places'
import { faultSaid } from './say'

/** The name of a color; its raw value if it has none. */
function colorName(color: string): string {
  const name = COLOR_NAMES.find(it => COLORS[it] === color)
  return name === undefined ? color : words.value.setup.colors[name]
}

interface CompanyNameProps {
  readonly of: CompanyDraft
  readonly n: number
  /** The company was just added: the focus goes to its name. */
  readonly isNew: boolean
  readonly put: (company: CompanyDraft) => void
}

function CompanyName({ of, n, isNew, put }: CompanyNameProps) {
  const { setup } = words.value
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) input.current?.focus()
  }, [])
  return (
    <input
      ref={input}
      type="text"
      aria-label={setup.company(n + 1)}
      placeholder={setup.company(n + 1)}
      value={of.name}
      maxLength={LONGEST_NAME}
      autocomplete="off"
      autocapitalize="words"
      spellcheck={false}
      onInput={event => put({ ...of, name: event.currentTarget.value })}
    />
  )
}

interface CompanyRowProps {
  /** The place of its name. */
  readonly at: string
  readonly of: CompanyDraft
  readonly n: number
  readonly isNew: boolean
  readonly put: (company: CompanyDraft) => void
  readonly remove: () => void
}

function CompanyRow({ at, of, n, isNew, put, remove }: CompanyRowProps) {
  const { setup } = words.value
  const open = useSignal(false)
  const who = tidyName(of.name) || setup.company(n + 1)
  const choose = (color: string) => {
    put({ ...of, color })
    open.value = false
  }
  return (
    <li class="stack" data-at={at}>
      <div class="company-line field">
        <CompanyName of={of} n={n} isNew={isNew} put={put} />
        <Button
          class="color"
          expanded={open.value}
          label={setup.color(who, colorName(of.color))}
          onTap={() => (open.value = !open.value)}
        >
          <Swatch color={of.color} /> {colorName(of.color)}
        </Button>
        <Button kind="quiet" onTap={remove} label={setup.removeCompany(who)}>
          <Icon of="close" />
        </Button>
      </div>
      {open.value ? (
        <Swatches
          name={setup.colorsOf(who)}
          value={of.color}
          colors={COLOR_NAMES.map(name => ({ color: COLORS[name], name: setup.colors[name] }))}
          onChange={choose}
        />
      ) : null}
    </li>
  )
}

interface CompaniesFormProps {
  readonly field: CompaniesField
  readonly said: TitleWords
  readonly list: readonly CompanyDraft[]
  /** The players, whose names no company may have. */
  readonly setup: Setup
  readonly put: (list: readonly CompanyDraft[]) => void
}

/** Companies that are only known from the game's box, each with its name and color. */
export function CompaniesForm({ field, said, list, setup: around, put }: CompaniesFormProps) {
  const { setup } = words.value
  const added = useSignal(-1)
  const fault = nameFault(field, list, around)
  const add = () => {
    added.value = list.length
    put([...list, freshCompany(field, list)])
  }
  return (
    <>
      {list.length > 0 ? (
        <ul class="stack">
          {list.map((company, n) => (
            <CompanyRow
              key={n}
              at={placeNamed([field.key, n, 'name'])}
              of={company}
              n={n}
              isNew={n === added.value}
              put={other => put(list.with(n, other))}
              remove={() => put(list.filter((_, i) => i !== n))}
            />
          ))}
        </ul>
      ) : null}
      <div role="status">{fault ? <p class="strip stop">{faultSaid(fault, said)}</p> : null}</div>
      <Button onTap={add} off={list.length >= field.ids.length}>
        {setup.addCompany}
      </Button>
    </>
  )
}
