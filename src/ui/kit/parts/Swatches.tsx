import { Button } from './Button'

/** A patch of color; its name is written next to it. */
export function Swatch({ color }: { color: string }) {
  return <span class="swatch" style={{ '--plate': color }} aria-hidden="true" />
}

interface SwatchesProps {
  readonly name: string
  readonly value: string
  readonly colors: readonly { readonly color: string; readonly name: string }[]
  readonly onChange: (color: string) => void
}

/** One of a few colors, each with its name: a color alone says nothing to people who cannot tell it apart. */
export function Swatches({ name, value, colors, onChange }: SwatchesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div class="buttons swatches" role="group" aria-label={name}>
      {colors.map(({ color, name: text }) => (
        <Button key={color} class="color" pressed={color === value} onTap={() => onChange(color)}>
          <Swatch color={color} /> {text}
        </Button>
      ))}
    </div>
  )
}
