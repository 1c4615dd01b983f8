import { words } from '../../../app/desk/words'
import { told, wrong } from './told'

/** What takes in files and hands out copies: not part of the first load. */
const reading = () => import('./reading')

/** Takes in files one after the other, and says on the start page what became of them. */
export async function takeFiles(files: readonly Blob[]): Promise<void> {
  told.value = { text: words.value.start.reading }
  await unlessLost(async () => (await reading()).takeFiles(files))
}

/** Takes in the game whose text is in the clipboard, and says on the start page what became of it. */
export const takePasted = (): Promise<void> => unlessLost(async () => (await reading()).takePasted())

/** Hands out a copy of all games, and says on the start page what it lacks. */
export const giveCopy = (): Promise<void> => unlessLost(async () => (await reading()).giveCopy())

/** Takes in files that the system handed to the app, opened or shared; `wish` is what the page's address says. */
export const takeArrivals = (wish: string): Promise<void> =>
  unlessLost(async () => (await reading()).takeArrivals(wish))

/** Does something whose code may have to be fetched first, and says on the start page if it cannot be. */
async function unlessLost(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch {
    told.value = wrong(words.value.start.fileUnread)
  }
}
