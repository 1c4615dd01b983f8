import type { CorporationView } from '../../rules/view'

/** A corporation as an enamel plate: always its letters, on its own colours. */
export function Plate({
  of,
  size = 'middle',
}: {
  of: Pick<CorporationView, 'id' | 'plate'>
  size?: 'small' | 'middle' | 'large'
}) {
  return (
    <span class={`plate ${size}`} style={{ '--plate': of.plate.fill, '--plate-ink': of.plate.ink }}>
      {of.id}
    </span>
  )
}
