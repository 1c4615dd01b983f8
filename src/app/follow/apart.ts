import type { apart } from '../../words/en/apart'
import { saidIn } from './words'

/** What is said about phones that do not reach each other, or went on by themselves. */
export const { read: readApart, said } = saidIn<typeof apart>({
  en: async () => (await import('../../words/en/apart')).apart,
  de: async () => (await import('../../words/de/apart')).apart,
})
