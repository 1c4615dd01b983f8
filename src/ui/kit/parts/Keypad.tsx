import type { ComponentChildren } from 'preact'
import { words } from '../../../app/words'
import { Button } from './Button'
import { Icon } from './Icon'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const

/** Digits of our own, so that the phone's keyboard never comes up for money; it takes the keys of a real one too. */
export function Keypad({
  name,
  value,
  onChange,
  show = String,
  digits = 5,
}: {
  name: string
  value: number
  onChange: (value: number) => void
  show?: (value: number) => ComponentChildren
  digits?: number
}) {
  const type = (key: string) => {
    const next = Number(`${value}${key}`)
    if (String(next).length <= digits) onChange(next)
  }
  const erase = () => onChange(Math.floor(value / 10))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) type(event.key)
    else if (event.key === 'Backspace') erase()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class="keypad" role="group" aria-label={name} onKeyDown={onKeyDown}>
      <output aria-live="polite">{show(value)}</output>
      <div class="keys">
        {KEYS.map(key => (
          <Button key={key} onTap={() => type(key)}>
            {key}
          </Button>
        ))}
        <Button onTap={erase} label={words.value.parts.erase}>
          <Icon of="erase" />
        </Button>
      </div>
    </div>
  )
}
