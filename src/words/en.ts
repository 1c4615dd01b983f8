import { count } from './en/count'
import { end } from './en/end'
import { fileProblem, readable, twins } from './en/files'
import { first } from './en/first'
import { importKept, importStopped, noReader, scoresDiffer } from './en/import'
import { log } from './en/log'
import { menu } from './en/menu'
import { notices } from './en/notices'
import { past } from './en/past'
import { play } from './en/play'
import { rules } from './en/rules'
import { ruling } from './en/ruling'
import { settings } from './en/settings'
import { setup } from './en/setup'
import { share } from './en/share'
import { story } from './en/story'
import { table } from './en/table'
import { welcome } from './en/welcome'

/** English, section by section. */
export const en = {
  ...first,
  count,
  end,
  files: {
    problem: fileProblem,
    readable,
    stopped: importStopped,
    kept: importKept,
    scoresDiffer,
    noReader,
    ...twins,
  },
  log,
  menu,
  notices,
  past,
  play,
  rules,
  ruling,
  settings,
  setup,
  share,
  story,
  table,
  welcome,
}

/** What every language must say, under the same keys. */
export type Words = typeof en
