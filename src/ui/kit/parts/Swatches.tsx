import { Button } from './Button'

/** A patch of a colour; its name stands beside it. */
export function Swatch({ color }: { color: string }) {
  return <span class="swatch" style={{ '--plate': color }} aria-hidden="true" />
}

/** One of a few colours, each with its name: a colour alone says nothing to those who do not see it. */
export function Swatches({
  name,
  value,
  colors,
  onChange,
}: {
  name: string
  value: string
  colors: readonly { readonly color: string; readonly name: string }[]
  onChange: (color: string) => void
}) {
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
