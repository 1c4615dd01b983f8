import { missingLanguage, words } from '../../../app/desk/words'

/** Says so if the chosen language is not on this device. */
export function MissingLanguage() {
  const language = missingLanguage.value
  return (
    <div role="status">{language ? <p class="strip">{words.value.start.noWords(language)}</p> : null}</div>
  )
}
