import { enter } from '../../app/commands'
import { go } from '../../app/routes'
import { desk, tableNow } from '../../app/table'
import { words } from '../../app/words'
import { Page } from '../kit/frame/Page'
import { Judged } from './past/Judged'
import { RulingForm } from './RulingForm'
import { useNothingImplied } from './ruler'
import '../style/pages.css'

/** The banker's ruling: what the table decided, as a form. */
export function Ruling() {
  useNothingImplied()
  const view = tableNow.value
  if (!view) return null
  const { ruling } = words.value
  return (
    <Page title={ruling.title}>
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
