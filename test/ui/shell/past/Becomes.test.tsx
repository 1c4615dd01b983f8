import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { session } from '../../../../src/app/desk/table'
import { Becomes } from '../../../../src/ui/shell/past/Becomes'
import { actionsOf, realGame } from '../../../games/recorded'
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
