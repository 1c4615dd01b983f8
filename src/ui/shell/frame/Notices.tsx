import { computed, useSignal } from '@preact/signals'
import { current } from '../../../app/desk/current'
import { damage, differs, guard, healed, heldBack, lost } from '../../../app/desk/guard'
import { settled } from '../../../app/desk/rest'
import { saved, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { acceptDifference, keepGoodPart } from '../../../app/opening/open'
import { dropStranded, retrySaving } from '../../../app/saving/keeping'
import { takeOver } from '../../../app/saving/lead'
import { Button } from '../../kit/parts/Button'
import { giveFile } from '../start/handing'
import { SaveButton } from './SaveButton'
import './notices.css'

function Follows() {
  const { notices } = words.value
  return (
    <div class="strip">
      <p class="grow">{notices.follows}</p>
      <Button onTap={() => void takeOver()}>{notices.takeOver}</Button>
    </div>
  )
}

/** Goes on with the game in the way that `take` stores, and says so if the store does not take it. */
function GoOn({ text, take }: { text: string; take: () => Promise<boolean> }) {
  const failed = useSignal(false)
  const go = async () => {
    failed.value = false
    failed.value = !(await take())
  }
  return (
    <>
      {failed.value ? <p>{words.value.store.notStored}</p> : null}
      <Button onTap={() => void go()}>{text}</Button>
    </>
  )
}

function Damaged() {
  const { notices, store } = words.value
  const found = damage.value
  if (!found) return null
  const { kept } = found
  return (
    <div class="strip stop">
      <p class="grow">{store.damage(found)}</p>
      {found.count > 0 ? (
        <SaveButton
          text={store.saveDamaged}
          give={async () =>
            (await import('../../../app/games/handOut')).save({ name: notices.damagedFile, text: kept })
          }
        />
      ) : null}
      <GoOn text={notices.goOn} take={keepGoodPart} />
    </div>
  )
}

function Differs() {
  const { notices } = words.value
  const difference = differs.value
  if (!difference) return null
  const { entry, round = '', refusal, changes } = difference
  const why = refusal && settled.value && titleWords.value?.refusal(refusal, voice.value)
  return (
    <div class="strip stop">
      <div class="grow">
        <p>{notices.differs}</p>
        <p>{why ? notices.refusedNow(entry, why) : notices.differsAt(entry, roundName(round))}</p>
        <ul>
          {changes.slice(0, 12).map(({ what, was, is }) => (
            <li key={what}>{notices.change(what, was, is)}</li>
          ))}
        </ul>
      </div>
      <GoOn text={notices.accept} take={acceptDifference} />
    </div>
  )
}

function NotSaved() {
  const { menu, notices } = words.value
  const { waiting, trouble = 'other' } = saved.value
  const stranded = trouble === 'stranded'
  const id = current.value?.id
  return (
    <div class="strip stop">
      <p class="grow">
        {notices.notSaved(waiting)} {notices.troubles[trouble]}
      </p>
      <Button onTap={() => (stranded ? dropStranded() : void retrySaving())}>
        {stranded ? notices.drop : notices.again}
      </Button>
      {stranded || id === undefined ? null : (
        <SaveButton text={menu.file} give={() => giveFile(id, 'save')} />
      )}
    </div>
  )
}

function Lost() {
  const { notices } = words.value
  const seen = () => (lost.value = 0)
  return (
    <div class="strip stop">
      <p class="grow">{notices.lost(lost.value)}</p>
      <Button onTap={seen}>{notices.gotIt}</Button>
    </div>
  )
}

// Computed, so that nothing is redrawn while an entry is saved.
const failing = computed(() => saved.value.is === 'failed')

/** What prevents entering or storing, with what can be done about it. */
export function Notices() {
  // What is followed says so in a line of its own.
  const why = guard.value === 'watches' ? null : guard.value
  const failed = failing.value
  if (!why && !failed && !healed.value && lost.value === 0) return null
  return (
    <section class="notices" role="alert">
      <div class={heldBack.value ? 'held-back' : undefined}>
        {why === 'follows' ? <Follows /> : null}
        {why === 'damaged' ? <Damaged /> : null}
        {why === 'differs' ? <Differs /> : null}
      </div>
      {failed ? <NotSaved /> : null}
      {lost.value > 0 ? <Lost /> : null}
      {healed.value ? <p class="strip">{words.value.store.healed}</p> : null}
    </section>
  )
}
