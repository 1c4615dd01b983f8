// Every screen that is opened separately, in one file: one file each would mean twenty more to fetch.

export { BoardPage } from './board/BoardPage'
export { Purses } from './count/Purses'
export { Menu } from './menu/Menu'
export { Rules } from './menu/Rules'
export { Settings } from './menu/Settings'
export { Becomes } from './past/Becomes'
export { ChangePage } from './past/ChangePage'
export { EntryPage } from './past/EntryPage'
export { FormPage } from './past/FormPage'
export { JoinPage } from './past/JoinPage'
export { Moment } from './past/Moment'
export { Seats } from './past/Seats'
export { WhatIf } from './past/WhatIf'
export { WrongPage } from './past/WrongPage'
export { Ruling } from './ruling/Ruling'
export { NewGame } from './setup/NewGame'
export { Scan } from './share/Scan'
export { Share } from './share/Share'
export { Bin } from './start/Bin'
export { Lesson } from './start/Lesson'
export { Story } from './story/Story'
export { Winner } from './story/Winner'

/** Both ends of following a table, which have a file of their own: few tables use them. */
export const reachFollow = async () => {
  await (await import('../../app/follow/words')).readSaid()
  return import('./follow/Follow')
}
