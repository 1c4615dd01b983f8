import { books } from './en/books'
import { chart } from './en/chart'
import { count } from './en/count'
import { end } from './en/end'
import { fileProblem } from './en/files'
import { frame } from './en/frame'
import { log } from './en/log'
import { menu } from './en/menu'
import { notices } from './en/notices'
import { parts } from './en/parts'
import { play } from './en/play'
import { rules } from './en/rules'
import { ruling } from './en/ruling'
import { settings } from './en/settings'
import { share } from './en/share'
import { setup, start } from './en/start'
import { store } from './en/store'
import { table } from './en/table'

/** English, section by section. */
export const en = {
  books,
  chart,
  count,
  end,
  files: { problem: fileProblem },
  frame,
  log,
  menu,
  notices,
  parts,
  play,
  rules,
  ruling,
  settings,
  setup,
  share,
  start,
  store,
  table,
}

/** What every language must say, under the same keys. */
export type Words = typeof en
