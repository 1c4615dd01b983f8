import type { Words } from '../en'

const step = (by: number) => (by === 1 ? '' : `${by}`)

/** What the small parts say. */
export const parts: Words['parts'] = {
  close: 'Schließen',
  less: (name, by) => `−${step(by)} ${name}`,
  more: (name, by) => `+${step(by)} ${name}`,
}
