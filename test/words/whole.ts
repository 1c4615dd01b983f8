import type { AnyTitle, Language, TitleWords } from '../../src/rules/title'

/** All words of a title in a language, with what the app fetches once a game is open. */
export async function wholeWords(title: Pick<AnyTitle, 'words'>, language: Language): Promise<TitleWords> {
  const words = await title.words(language)
  await words.rest?.load()
  return words
}
