import type { CorporationCard } from '../../../rules/view'
import { steady } from './steady'

interface PlateProps {
  readonly of: Pick<CorporationCard, 'short' | 'plate' | 'letters'>
  readonly size?: 'small' | 'middle' | 'large'
  readonly narrow?: boolean
}

/**
 * A corporation as an enamel plate: always its letters, in its own colors. `narrow`: its shorter letters, if it has any,
 * for little room.
 */
export const Plate = steady(({ of, size = 'middle', narrow = false }: PlateProps) => {
  const letters = narrow ? of.letters : undefined
  return (
    <span class={`plate ${size}`} style={{ '--plate': of.plate.fill, '--plate-ink': of.plate.ink }}>
      {letters === undefined ? (
        of.short
      ) : (
        <>
          <span aria-hidden="true">{letters}</span>
          <span class="hidden-text">{of.short}</span>
        </>
      )}
    </span>
  )
})
