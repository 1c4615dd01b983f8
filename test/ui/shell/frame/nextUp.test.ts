import { expect, it } from 'vitest'
import type { ShellView } from '../../../../src/rules/view'
import { nextUp } from '../../../../src/ui/shell/frame/nextUp'

const next = (followers: readonly string[], nextRound: string) =>
  nextUp({ followers, nextRound, over: null } as unknown as ShellView)

it('says who and which round comes next, and breaks no line within its name', () => {
  expect(next(['TR', 'KU'], 'SR 2')).toBe('then TR, KU; then SR\u00a02')
  expect(next([], 'OR 2.1')).toBe('then OR\u00a02.1')
})
