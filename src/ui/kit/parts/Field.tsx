import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { LONGEST_NAME } from '../../../rules/setup'
import { onEnter } from './onEnter'

/** A line of text with its name above it: for names and notes, the only things typed on the phone's own keyboard. */
export function Field({
  name,
  value,
  onChange,
  options,
  most = LONGEST_NAME,
  placeholder,
  onEnter: then,
  onLeave,
}: {
  name: string
  value: string
  onChange: (value: string) => void
  /** Suggestions while typing. */
  options?: readonly string[]
  most?: number
  placeholder?: string
  /** What Enter does in this field. */
  onEnter?: (field: HTMLInputElement) => void
  /** What is done once something else is tapped. */
  onLeave?: () => void
}) {
  const list = useId()
  return (
    <label class="field">
      <span class="label">{name}</span>
      <input
        type="text"
        value={value}
        maxLength={most}
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        list={options && options.length > 0 ? list : undefined}
        onInput={event => onChange(event.currentTarget.value)}
        onKeyDown={then && onEnter(then)}
        onBlur={onLeave}
      />
      {options && options.length > 0 ? (
        <datalist id={list}>
          {options.map(option => (
            <option key={option} value={option} />
          ))}
        </datalist>
      ) : null}
    </label>
  )
}

interface SwitchProps {
  readonly children: ComponentChildren
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A switch that is on or off. */
export function Switch({ children, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
