import { useEffect } from 'preact/hooks'
import type { TitleAtHand } from '../../../app/desk/words'
import type { Setup } from '../../../rules/rule'
import type { SetupField } from '../../../rules/setup'
import { Label } from '../../kit/parts/Label'
import { CompaniesForm } from './CompaniesForm'
import { companiesFrom } from './companies'
import { type Drafts, draftsOf, keepDraft, recallDrafts } from './drafts'
import { LadderForm } from './LadderForm'
import { ladderFrom } from './ladder'
import { labelOf } from './say'

interface OneFieldProps {
  readonly title: TitleAtHand
  readonly field: SetupField
  readonly drafts: Drafts
  readonly setup: Setup
}

function OneField({ title: { id, words: said }, field, drafts, setup }: OneFieldProps) {
  const { key } = field
  const what = labelOf(said, `${key} what`)
  const kept = drafts[key]
  const put = (draft: unknown) => keepDraft(id, key, draft)
  return (
    <section class="stack">
      <Label level={2}>{said.label(key)}</Label>
      {what ? <p class="soft">{what}</p> : null}
      {field.is === 'ladder' ? (
        <LadderForm field={field} said={said} draft={ladderFrom(field, kept)} put={put} />
      ) : (
        <CompaniesForm field={field} said={said} list={companiesFrom(field, kept)} setup={setup} put={put} />
      )}
    </section>
  )
}

/** What a title asks for besides players and options, filled in as in its last game. */
export function SetupFields({ title, setup }: { title: TitleAtHand; setup: Setup }) {
  const { fields } = title.setup
  useEffect(() => {
    if (fields.length > 0) void recallDrafts(title.id)
  }, [title.id])
  const drafts = draftsOf(title.id)
  if (!drafts) return null
  return (
    <>
      {fields.map(field => (
        <OneField key={field.key} title={title} field={field} drafts={drafts} setup={setup} />
      ))}
    </>
  )
}
