import type { Words } from '../en'

const step = (by: number) => (by === 1 ? '' : `${by}`)

/** The words of small parts. */
export const parts: Words['parts'] = {
  close: 'Schließen',
  less: (name, by) => `−${step(by)} ${name}`,
  more: (name, by) => `+${step(by)} ${name}`,
}
