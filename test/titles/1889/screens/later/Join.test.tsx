import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reachTitle } from '../../../../../src/app/desk/words'
import type { Joined } from '../../../../../src/families/railway/join/answers'
import { emptyForm, startedAt } from '../../../../../src/families/railway/join/form'
import { game } from '../../../../../src/titles/1889/data'
import { join } from '../../../../../src/titles/1889/later/join'
import { Join } from '../../../../../src/titles/1889/screens/later/Join'
import { drawn } from '../../../drawn'
import { table } from '../../tables'

const { speak } = await drawn('1889')

beforeAll(speak)
afterEach(cleanup)

describe('the form that joins a game of 1889', () => {
  const fresh = table(3)
  const [ann = ''] = fresh.players
  const started = (id: string, shares: number) => ({ ...startedAt(join, id, 75), shares: { [ann]: shares } })
  const setup = { players: fresh.players.map(id => ({ id, name: id })), options: {} }
  const show = (form: Partial<Joined>) => {
    let filled: Joined = { ...emptyForm(), ...form }
    const onFill = (next: unknown) => {
      filled = next as Joined
    }
    render(<Join {...{ setup, fresh, filled, onFill }} confirm="Join" onDone={() => {}} />)
    return () => filled
  }
  const options = (group: string) => {
    const said = [...screen.getByRole('group', { name: group }).querySelectorAll('button')]
    return said.map(it => (it.querySelector('.hidden-text') ?? it).textContent)
  }
  const nameOf = (id: string) => game.printed.privates[id]?.name ?? id
  const corporations = { TR: started('TR', 6), SR: started('SR', 2), IR: started('IR', 5) }

  it('offers private companies to players and to corporations that have floated, in printed order', () => {
    show({ corporations })
    expect(options(nameOf('TE'))).toEqual([...fresh.players, 'IR', 'TR', 'Nobody'])
    expect(screen.getByRole('button', { name: 'Who has the Priority Deal?' })).toBeTruthy()
  })

  it('writes money in its own currency, although no game of it is open', async () => {
    await reachTitle('1889')
    show({ corporations: {}, set: 2 })
    const written = document.body.textContent ?? ''
    expect(written).toContain('¥7,000: the rest of ¥7,000')
    expect(written).not.toContain('$')
  })

  it('asks which stock was sold in a turn, once any was', () => {
    const now = show({ corporations, turn: ann, priority: ann, deed: 'soldBought' })
    const group = screen.getByRole('group', { name: 'Sold in this turn' })
    fireEvent.click([...group.querySelectorAll('button')][1] as HTMLElement)
    expect(now().soldNow).toEqual(['SR'])
  })

  it('asks how much cheaper the first company is while it is for sale, and who exchanged one', () => {
    const privates = { TE: '', MF: '', ER: '', SMR: '', DR: '', SIR: '' }
    show({ set: 1, privates })
    expect(screen.getByText('Has it become cheaper?')).toBeTruthy()
    expect(options('Exchanged for a share of IR, which is not started yet, by')).toContain(ann)
  })

  it('forgets what was said of a company that fewer players play without', () => {
    const privates = { TE: ann, MF: ann, ER: ann, SMR: ann, DR: ann, SIR: '', UTF: '' }
    const bids = { SIR: { [ann]: 85 }, UTF: { [ann]: 155 } }
    const now = show({ set: 1, privates, bids })
    expect(screen.queryByText('Uno-Takamatsu Ferry')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '+ Stock round' }))
    const { UTF: _, ...others } = privates
    expect(now()).toMatchObject({ privates: others, bids: { SIR: { [ann]: 85 } } })
    expect([now().privates, now().bids].flatMap(it => Object.keys(it ?? {}))).not.toContain('UTF')
  })

  it('counts how often terrain was paid for in Kotohira', () => {
    const now = show({ corporations, own: { terrain: ['A8', 'I4'] } })
    fireEvent.click(screen.getByText('Has terrain been paid for?'))
    fireEvent.click(screen.getByRole('button', { name: /^\+ I4/ }))
    expect(now().own.terrain).toEqual(['A8', 'I4', 'I4'])
  })
})
