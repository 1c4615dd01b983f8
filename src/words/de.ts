import { count } from './de/count'
import { end } from './de/end'
import { files } from './de/files'
import { first } from './de/first'
import { log } from './de/log'
import { menu } from './de/menu'
import { notices } from './de/notices'
import { past } from './de/past'
import { play } from './de/play'
import { rules } from './de/rules'
import { ruling } from './de/ruling'
import { settings } from './de/settings'
import { setup } from './de/setup'
import { share } from './de/share'
import { story } from './de/story'
import { table } from './de/table'
import { welcome } from './de/welcome'
import type { Words } from './en'

/** German, section by section. Its terms are those of the titles' words. */
export const de: Words = {
  ...first,
  count,
  end,
  files,
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
