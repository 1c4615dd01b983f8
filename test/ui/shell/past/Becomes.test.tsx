import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { Becomes } from '../../../../src/ui/shell/past/Becomes'
import { actionsOf, mappedGame, realGame } from '../../../games/recorded'
import { sessionOf, title } from '../../../session/games'
import { openInApp } from '../../../titles/drawn'

afterEach(() => {
  cleanup()
  session.value = null
})

it('says what a corporation that is started has, and not that it has no train as it had none', async () => {
  const game = realGame('4714')
  const actions = actionsOf(game)
  await openInApp('18AL', game, actions)
  const at = actions.findIndex(({ type }) => type === 'par')
  const { entries } = sessionOf(game)
  const [was, is] = [at - 1, at].map(i => title.report((entries[i] as (typeof entries)[number]).state))
  if (!was || !is) throw new Error('no par')
  render(<Becomes was={was} is={is} />)
  const lines = [...document.querySelectorAll('li')].map(it => it.textContent ?? '')
  expect(lines.some(line => /^par/.test(line))).toBe(true)
  expect(lines.filter(line => /–.*–/.test(line))).toEqual([])
})

it('says in words what changes on the map: which tile lies how in a hex, and whose stations stand there', async () => {
  const game = mappedGame()
  const actions = actionsOf(game)
  await openInApp('18AL', game, actions)
  const { entries } = sessionOf(game)
  const reports = entries.map(({ state }) => title.report(state))
  /** The lines about the first entry of this type. */
  const told = (type: string) => {
    const at = actions.findIndex(it => it.type === type)
    const [was, is] = [reports[at - 1], reports[at]]
    if (!was || !is) throw new Error(`no ${type}`)
    render(<Becomes was={was} is={is} />)
    const lines = [...document.querySelectorAll('li')].map(it => it.textContent ?? '')
    cleanup()
    return lines
  }
  const tile = expect.stringMatching(/^tile [A-Q]\d– to \d+\w?, (not turned|turned [1-5]×)$/)
  expect(told('layTile')).toContainEqual(tile)
  expect(told('placeToken')).toContainEqual(expect.stringMatching(/^stations [A-Q]\d.* to [A-Z&]+/))
})
