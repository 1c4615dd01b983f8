import { missingLanguage, words } from '../../../app/desk/words'

/** Says that the language which was chosen is not on this device, where that is so. */
export function MissingLanguage() {
  const language = missingLanguage.value
  return (
    <div role="status">{language ? <p class="strip">{words.value.start.noWords(language)}</p> : null}</div>
  )
}
