import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { addressOf } from '../../../app/desk/routes'
import { fullName, reachTitle, type TitleAtHand, titleAtHand, words } from '../../../app/desk/words'
import { titlesByUse } from '../../../app/games/games'
import { plan, planned } from '../../../app/games/planned'
import { Page } from '../../kit/frame/Page'
import { Doors } from './Doors'
import { Options } from './Options'
import { Players } from './Players'
import { SetupFields } from './SetupFields'
import { seatsOf, setupOf } from './seating'
import { TitlePick } from './TitlePick'
import '../../style/pages.css'

function Form({ title }: { title: TitleAtHand }) {
  const { least, most } = title.seats
  const typed = planned.value.names
  const names = seatsOf(typed, Math.max(least, Math.min(typed.length, most)))
  return (
    <>
      <Players title={title} names={names} />
      <Options title={title} players={names.length} />
      <SetupFields title={title} setup={setupOf(names, 0, [])} />
      <a class="button quiet" href={addressOf('settings')}>
        {words.value.setup.keeps}
      </a>
      <Doors title={title} typed={names} />
    </>
  )
}

/** A new game: which title, who plays, in which order, who begins, and what else the title asks for. */
export function NewGame() {
  const { setup } = words.value
  const missing = useSignal(false)
  const id = planned.value.title ?? titlesByUse()[0]
  useEffect(() => {
    missing.value = false
    reachTitle(id).catch(() => (missing.value = true))
  }, [id])
  const title = titleAtHand.value
  if (id === undefined) return null
  const pick = (other: TitleAtHand['id']) => {
    if (other !== id) plan({ title: other, options: [] })
  }
  return (
    <Page title={setup.title} apart>
      <TitlePick chosen={id} onPick={pick} />
      {title?.id === id ? <Form key={id} title={title} /> : null}
      {title?.id !== id && missing.value ? <p class="soft">{setup.notHere(fullName(id))}</p> : null}
    </Page>
  )
}
