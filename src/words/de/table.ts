import type { Words } from '../en'

/** The table without buttons, for a second screen. */
export const table: Words['table'] = {
  title: 'Tischansicht',
  leave: 'Tischansicht verlassen',
}
