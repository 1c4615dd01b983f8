import { useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Drawing } from '../../../app/games/share'
import { drawText } from '../../../app/games/share'
import { Code } from '../share/Code'

/** The code with a text, drawn once its file is here. */
export function PairingCode({ text, name }: { text: string; name: string }) {
  const drawn = useSignal<{ readonly text: string; readonly drawing: Drawing } | null>(null)
  useEffect(() => {
    let wanted = true
    void drawText(text).then(drawing => {
      if (wanted) drawn.value = { text, drawing }
    })
    return () => (wanted = false)
  }, [text])
  const drawing = useComputed(() => drawn.value?.drawing).value
  return <figure class="code">{drawing ? <Code drawing={drawing} name={name} /> : null}</figure>
}
