import { RailDesk } from '../../../../src/families/railway/import/desk'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { recordingOf } from '../../../../src/titles/18al/import'

/** The desk of an import that has come to this table. */
export const deskAt = (state: AnyRailway) =>
  new RailDesk({ ...recordingOf(), start: () => state }, { players: [], options: {} })
