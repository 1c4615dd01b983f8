import type { Words } from '../en'

/** The table for everybody to look at, on a tablet or a television. */
export const table: Words['table'] = { title: 'Tischansicht', turn: 'Dran', leave: 'Tischansicht verlassen' }
