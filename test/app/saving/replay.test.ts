import { describe, expect, it } from 'vitest'
import { headNow, replayGame, writtenFor, writtenFrom } from '../../../src/app/saving/replay'
import { setupOf } from '../../../src/rules/setup'
import { FORMAT } from '../../../src/session/formats'
import { begin, enter, now, type Session, take, undo } from '../../../src/session/session'
import { copyText, readCopyText, writtenOf } from '../../../src/store/copy'
import type { GameHead, StoredGame } from '../../../src/store/types'
import { randomGame } from '../../randomGame'
import { sessionOf, taken } from '../../session/games'
import { newName, open } from '../../store/kit'
import { type Kit, kits } from '../../titles/kits'

/** Two recorded games, and a random one with rulings in which some entries were undone. */
function sessionsOf(kit: Kit): readonly Session[] {
  const { setup, actions } = randomGame(kit, 7, 150, true)
  const random = actions.reduce(
    (session, action, i) => {
      const after = taken(enter(session, [action]))
      return i % 10 === 9 ? taken(enter(taken(undo(after)), [action])) : after
    },
    begin(kit.title, setup),
  )
  return [...kit.sample.slice(0, 2).map(game => sessionOf(game)), random]
}

function headOf(id: string, session: Session): GameHead {
  const times = { created: '2030-01-01T10:00:00.000Z', changed: '2030-01-01T10:00:00.000Z' }
  const { title, setup } = session
  const fresh = { ...setupOf(setup), ...times, id, format: FORMAT, title: title.id, edition: title.edition }
  return headNow({ ...fresh, round: '', over: false, records: 0 }, session)
}

describe.each(kits)('a game of $id', kit => {
  const sessions = sessionsOf(kit)

  it('is read from the store as it was played, with its setup and its history', async () => {
    const store = await open(newName())
    for (const [i, session] of sessions.entries()) {
      const head = headOf(`g${i}`, session)
      await store.create(head, writtenFrom(session, 1))
      const game = (await store.open(head.id)) as StoredGame
      expect(game.head).toEqual(head)
      const { session: again, differs } = replayGame(kit.title, game)
      expect(differs).toBeUndefined()
      expect(again.setup).toEqual(setupOf(session.setup))
      expect(again.records).toEqual(session.records)
      expect(now(again)).toEqual(now(session))
    }
  })

  it('is read from a copy as it was stored', () => {
    const copied = sessions.map((session, i) => ({
      head: headOf(`g${i}`, session),
      written: writtenFrom(session, 1),
    }))
    const read = readCopyText(copyText(copied))
    if ('problem' in read) throw new Error(JSON.stringify(read.problem))
    expect(read.games.map(({ head, written, damage }) => ({ head, written, damage }))).toEqual(
      copied.map(({ head, written }) => {
        const marks = written.flatMap(({ mark }) => mark ?? [])
        const stored = {
          ...{ head, marks, records: written.map(({ record }) => record) },
          ...{ tables: written.map(({ table }) => table), by: written.map(({ by }) => by) },
        }
        return { head, written: writtenOf(stored), damage: undefined }
      }),
    )
  })

  it('is written alike by its reports as with the view of each table', () => {
    for (const session of sessions.slice(1)) {
      let after = begin(kit.title, session.setup)
      let before = { round: '', over: false }
      for (const one of session.records) {
        const record = { ...one, at: '2030-01-01T10:00:00.000Z' }
        after = taken(take(after, record))
        const seen = writtenFor(record, after, before, kit.title.view(now(after)))
        expect(writtenFor(record, after, before)).toEqual(seen)
        before = seen.now
      }
    }
  })
})
