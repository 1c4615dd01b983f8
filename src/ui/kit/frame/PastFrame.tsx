import type { ComponentChildren } from 'preact'
import { followedAs } from '../../../app/desk/followed'
import { BackButton } from './Page'
import { Refused } from './Refused'
import { Watching } from './Watching'
import './past-frame.css'

interface PastFrameProps {
  readonly title: string
  /** Says which table is shown. */
  readonly mark: ComponentChildren
  readonly onBack: () => void
  readonly foot?: ComponentChildren
  readonly children: ComponentChildren
}

/**
 * Frame of a screen that shows another table than the current one. Marked by color and in words, and without the bar of
 * the game, so that nothing is entered into the game from here by accident.
 */
export function PastFrame({ title, mark, onBack, foot, children }: PastFrameProps) {
  return (
    <div class="frame past">
      <div>
        <header class="head">
          <BackButton onTap={onBack} />
          <h1>{title}</h1>
        </header>
        <p class="past-mark" role="status">
          {mark}
        </p>
        {followedAs.value === undefined ? null : <Watching />}
      </div>
      <main>{children}</main>
      <Refused />
      {foot === undefined ? <div /> : <footer class="past-foot">{foot}</footer>}
    </div>
  )
}
