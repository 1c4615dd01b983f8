import { preview, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Action } from '../../../rules/rule'
import { TakeButton } from '../../kit/parts/TakeButton'
import { Breaches } from './Breaches'

interface JudgedProps {
  /** `undefined` while a field is still to be filled in. */
  readonly draft: Action | undefined
  readonly text: string
  readonly onPut: (draft: Action) => void
}

/**
 * What an entry of the banker's will do, in the words of the log, which rules it breaks, and its button; or why it is
 * refused.
 */
export function Judged({ draft, text, onPut }: JudgedProps) {
  const said = titleWords.value
  if (!draft || !said) return <p class="soft">{words.value.ruling.missing}</p>
  const outcome = preview(draft)
  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : undefined
  const happened = outcome && 'happened' in outcome ? outcome.happened : []
  return (
    <>
      <Breaches draft={draft} />
      <p class={`strip ${refusal ? 'stop' : ''}`} role="status">
        {refusal ? said.refusal(refusal, voice.value) : said.entry(draft, happened, voice.value)}
      </p>
      <div class="page-foot">
        <TakeButton kind="ink" class="big" refusal={refusal} onTap={() => onPut(draft)}>
          {text}
        </TakeButton>
      </div>
    </>
  )
}
