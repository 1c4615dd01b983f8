import type { HandedOut } from '../../../app/games/handOut'

/**
 * Hands a game out as a file, to the phone's share sheet or the downloads; returns what became of it, `no` if there is no
 * such game.
 */
export async function giveFile(id: string, how: 'save' | 'share'): Promise<HandedOut | 'no'> {
  const [{ exportGame }, { handOut, save }] = await Promise.all([
    import('../../../app/games/files'),
    import('../../../app/games/handOut'),
  ])
  const file = await exportGame(id)
  if (!file) return 'no'
  return how === 'share' ? handOut(file) : save(file)
}
