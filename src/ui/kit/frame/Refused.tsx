import { addressOf } from '../../../app/routes'
import { refused, titleWords, voice } from '../../../app/table'
import { cite, words } from '../../../app/words'
import { Button } from '../parts/Button'
import { Icon } from '../parts/Icon'

/** Why the last tap was refused, above the bar and never over it, with the paragraph to read. */
export function Refused() {
  const refusal = refused.value
  const said = titleWords.value
  const { frame, parts } = words.value
  return (
    <div class="refused" role="alert">
      {refusal && said ? (
        <div class="strip stop">
          <p class="grow">{said.refusal(refusal, voice.value)}</p>
          {said.paragraphs.includes(refusal.rule) ? (
            <a class="button quiet" href={addressOf('rules', refusal.rule)}>
              {frame.readRule(cite(refusal.rule))}
            </a>
          ) : null}
          <Button
            kind="quiet"
            label={parts.close}
            onTap={() => {
              refused.value = null
            }}
          >
            <Icon of="close" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}
