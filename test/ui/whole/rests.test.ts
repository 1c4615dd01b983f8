import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { desk } from '../../../src/app/desk/table'
import { actionsOf, knownGames } from '../../games/recorded'
import { playing, putAway } from '../playing'

/** The buttons that look like of no use on a phone that may not enter anything now. */
const RESTS = /(\.rests [^{]+)\{/.exec(readFileSync('src/ui/kit/frame/following.css', 'utf8'))?.[1] ?? ''

afterEach(() => {
  putAway()
  document.documentElement.classList.remove('rests')
})

it.each(['18AL', '18VA', '1889'] as const)(
  'whatever enters something looks of no use where it is of none: %s',
  async id => {
    const [game] = knownGames(id)
    if (!game) throw new Error('no game')
    const seen = new Set<string>()
    document.documentElement.classList.add('rests')
    for (const count of [0, 3, 20, 40, 60, 80, 100]) {
      await playing(id, game, actionsOf(game).slice(0, count))
      seen.add(desk.value?.view.round ?? '')
      const looks = [...document.querySelectorAll('.play button.button')].filter(
        it => !it.matches(RESTS) && !it.matches('[aria-expanded], [aria-pressed], [aria-disabled], .last *'),
      )
      expect(
        looks.map(it => it.outerHTML),
        `${count}`,
      ).toEqual([])
      putAway()
    }
    expect(seen.size).toBeGreaterThan(1)
  },
)
