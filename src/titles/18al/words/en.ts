import type { TitleWords } from '../../../rules/title'

/** 18AL in English. */
export const words: TitleWords = {
  refusal: refusal => refusal.code,
  entry: action => action.type,
  happening: happening => happening.is,
  setsOff: code => code,
  label: id => id,
  book: {},
}
