import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { JoinProps } from '../../src/ui/kit/panels/screens'

/** Draws the form that joins a game, and gives it back what is filled in, as it would be after a reload. */
export function Filling({ Form, ...props }: JoinProps & { Form: ComponentType<JoinProps> }) {
  const filled = useSignal<string | undefined>(undefined)
  return (
    <Form
      {...props}
      filled={filled.value === undefined ? undefined : JSON.parse(filled.value)}
      onFill={form => {
        filled.value = JSON.stringify(form)
      }}
    />
  )
}
