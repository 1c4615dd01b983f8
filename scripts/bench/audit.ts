import { audit } from '../../test/audit'
import { kits } from '../../test/titles/kits'
import type { Figure } from './figure'

const ENTRIES = 1_000_000
const SEED = 1814

/** Random entries and rulings, divided among the titles. */
export async function auditFigures(): Promise<readonly Figure[]> {
  return kits.map((kit): Figure => {
    const share = Math.ceil(ENTRIES / kits.length)
    const { tried, taken, ruled, faults } = audit(kit, share, SEED)
    const count = (number: number) => number.toLocaleString('en-US')
    const said = faults.length === 0 ? 'nothing lost, no crash' : faults.join('; ')
    return {
      what: `${count(tried)} random entries and rulings of ${kit.id}`,
      figure: `${count(taken)} accepted, ${count(ruled)} of them rulings; ${said}`,
      target: 'nothing lost, no crash',
      met: faults.length === 0,
    }
  })
}
