import { go } from '../../../app/desk/routes'
import { desk, tableNow } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { enter } from '../../../app/saving/commands'
import { Page } from '../../kit/frame/Page'
import { Judged } from './Judged'
import { RulingForm } from './RulingForm'
import { useNothingImplied } from './useNothingImplied'
import '../../style/pages.css'

/** The banker's ruling: what the table decided, as a form. */
export function Ruling() {
  useNothingImplied()
  const view = tableNow.value
  if (!view) return null
  const { ruling } = words.value
  return (
    <Page title={ruling.title} fills>
      <RulingForm view={view}>
        {draft => (
          <Judged
            draft={draft}
            text={ruling.enter}
            onPut={it => {
              if (desk.value && enter([it], desk.value.revision)) go('play')
            }}
          />
        )}
      </RulingForm>
    </Page>
  )
}
