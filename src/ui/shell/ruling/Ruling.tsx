import { go, route } from '../../../app/desk/routes'
import { desk, tableNow } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { enter } from '../../../app/saving/commands'
import { Page } from '../../kit/frame/Page'
import { Judged } from './Judged'
import { RulingForm } from './RulingForm'
import { useNothingImplied } from './useNothingImplied'
import '../../style/pages.css'

/** The banker's ruling: what the table decided, as a form; of the kind that the address names, if it names one. */
export function Ruling() {
  useNothingImplied()
  const view = tableNow.value
  if (!view) return null
  const { ruling } = words.value
  return (
    <Page title={ruling.title} fills>
      <RulingForm key={route.value.of} view={view} kind={route.value.of}>
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
