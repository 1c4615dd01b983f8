import { useSignal } from '@preact/signals'
import { version } from '../../../../package.json'
import { cardboardFor, keepCardboard } from '../../../app/desk/cardboard'
import { writtenIn } from '../../../app/desk/money'
import { flipNote, notesOf, paperMoneyFor } from '../../../app/desk/notes'
import { session } from '../../../app/desk/table'
import { chooseLanguage, LANGUAGES, titleName, words } from '../../../app/desk/words'
import { settings as chosen, set, spoken } from '../../../app/device/settings'
import { persistence } from '../../../app/games/durable'
import { titlesByUse } from '../../../app/games/games'
import { planned } from '../../../app/games/planned'
import { CARDBOARD } from '../../../rules/cardboard'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Switch } from '../../kit/parts/Field'
import { Label } from '../../kit/parts/Label'
import { MissingLanguage } from '../../kit/parts/MissingLanguage'
import { OneOf } from '../../kit/parts/OneOf'

const THEMES = ['auto', 'light', 'dark'] as const

/** What the table of a title keeps in cardboard besides the map; each is a button that is on or off. */
function Cardboard({ of }: { of: string }) {
  const { settings } = words.value
  const kept = cardboardFor(of)
  return (
    <>
      <Label level={2}>{settings.cardboard}</Label>
      <p class="soft">{settings.cardboardWhat}</p>
      <div class="buttons">
        <Button pressed={kept?.length === 0} onTap={() => keepCardboard(of, [])}>
          {settings.cardboardOf.none}
        </Button>
        {CARDBOARD.map(it => {
          const is = kept?.includes(it) === true
          const others = CARDBOARD.filter(other => other !== it && kept?.includes(other))
          return (
            <Button key={it} pressed={is} onTap={() => keepCardboard(of, is ? others : [...others, it])}>
              {settings.cardboardOf[it]}
            </Button>
          )
        })}
      </div>
    </>
  )
}

/** The paper notes and the cardboard at the table by title, that of the open game or of the one being set up first; each is a button that is on or off. */
function Table() {
  const { settings } = words.value
  const titles = titlesByUse()
  const picked = useSignal<string | undefined>(undefined)
  const title = picked.value ?? session.value?.title.id ?? planned.value.title ?? titles[0] ?? ''
  const held = paperMoneyFor(title)
  return (
    <section class="stack">
      {titles.length > 1 ? (
        <OneOf
          name={settings.notesOf}
          value={title}
          options={titles.map(id => ({ value: id as string, text: titleName(id) }))}
          onChange={id => (picked.value = id)}
        />
      ) : null}
      <Cardboard of={title} />
      <Label level={2}>{settings.notes}</Label>
      <p class="soft">{settings.notesWhat}</p>
      <div class="buttons narrow">
        {notesOf(title).map(note => (
          <Button key={note} pressed={held.includes(note)} onTap={() => flipNote(title, note)}>
            {writtenIn(title)(note)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** The banker's settings, which apply to all games. */
export function Settings() {
  const { settings, store } = words.value
  return (
    <Page title={settings.title}>
      <Table />
      <Label level={2}>{settings.theme}</Label>
      <OneOf
        name={settings.theme}
        value={chosen.theme.value}
        options={THEMES.map(value => ({ value, text: settings.themes[value] }))}
        onChange={value => set('theme', value)}
      />
      {LANGUAGES.length > 1 ? (
        <>
          <Label level={2}>{settings.language}</Label>
          <OneOf
            name={settings.language}
            value={spoken.value}
            options={LANGUAGES}
            onChange={value => void chooseLanguage(value)}
          />
          <MissingLanguage />
        </>
      ) : null}
      <section>
        <Switch on={chosen.vibration.value} onChange={on => set('vibration', on)}>
          {settings.vibration}
        </Switch>
        <Switch on={chosen.keepAwake.value} onChange={on => set('keepAwake', on)}>
          {settings.awake}
        </Switch>
        <Switch on={chosen.hideNetWorth.value} onChange={on => set('hideNetWorth', on)}>
          {settings.secret}
        </Switch>
        <Switch on={chosen.newcomer.value} onChange={on => set('newcomer', on)}>
          {settings.newcomer}
        </Switch>
      </section>
      <p class="soft">
        {settings.lastsHere} {store.persistence[persistence.value]}
      </p>
      <p class="soft">{settings.version(version)}</p>
    </Page>
  )
}
