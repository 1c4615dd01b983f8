import type { ComponentChildren } from 'preact'
import { addressOf } from '../../../app/desk/routes'
import { words } from '../../../app/desk/words'
import { Page } from '../../../ui/kit/frame/Page'
import type { AheadWords } from '../../words/ahead'
import '../../../ui/style/story.css'

/** The page of what lies ahead, its parts one below the other, with a link to the story so far. */
export function AheadPage({
  text,
  children,
}: {
  text: Pick<AheadWords, 'title' | 'tap'>
  children: ComponentChildren
}) {
  return (
    <Page title={text.title}>
      <p class="soft">{text.tap}</p>
      {children}
      <a class="button" href={addressOf('story')}>
        {words.value.story.early}
      </a>
    </Page>
  )
}
