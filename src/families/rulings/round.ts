import { type AnyPolicy, type AnyRuled, alreadySo, type Kinds, noSuchHolder, refuseRuling } from './policy'

/** Rules which phase it is. */
export const phase: Kinds['phase'] = {
  check: (state, to) => (state.phase === to ? alreadySo('phase', to) : undefined),
  play(ledger, to) {
    ledger.set({ phase: to })
    ledger.tell({ is: 'phase', phase: to })
  },
}

/** The frame of an operating turn, in any title that has one. */
interface Operating {
  readonly at: 'operate'
  readonly corporation: string
  readonly operated: readonly string[]
}

const operatingIn = ({ turn }: AnyRuled) => turn.find(({ at }) => at === 'operate') as Operating | undefined

/** Rules whether a corporation has had a turn in the operating round. */
export const operated = (policy: AnyPolicy): Kinds['operated'] => ({
  check(state, { corporation, turns }) {
    const now = operatingIn(state)
    if (!now) return refuseRuling('notOperating', { round: policy.roundName(state) })
    if (!policy.operates(state, corporation)) return refuseRuling('notStarted', { corporation })
    if (now.corporation === corporation) return refuseRuling('itsTurn', { corporation })
    return now.operated.includes(corporation) === turns > 0 ? alreadySo('operated', corporation) : undefined
  },
  play(ledger, { corporation, turns }) {
    const others = (operatingIn(ledger.state)?.operated ?? []).filter(id => id !== corporation)
    const now = turns > 0 ? [...others, corporation] : others
    const [top, ...below] = ledger.state.turn.map(it => (it.at === 'operate' ? { ...it, operated: now } : it))
    if (top) ledger.setTurns([top, ...below])
    ledger.tell({ is: 'noted', code: 'operatedCorrected', of: corporation })
  },
})

/** Rules how many operating rounds the set in progress has. */
export const rounds = ({ set, setRounds, roundName }: AnyPolicy): Kinds['rounds'] => ({
  check(state, number) {
    const { operating, of } = set(state)
    if (operating === 0 || !operatingIn(state))
      return refuseRuling('notOperating', { round: roundName(state) })
    if (number < operating) return refuseRuling('roundsBegun', { rounds: number, begun: operating })
    return number === of ? alreadySo('rounds', String(of)) : undefined
  },
  play(ledger, number) {
    setRounds(ledger, number)
    ledger.tell({ is: 'noted', code: 'roundsCorrected', of: String(number) })
  },
})

/** Rules who has the Priority Deal. */
export const priority = (policy: AnyPolicy): Kinds['priority'] => ({
  check(state, player) {
    if (!policy.plays(state, player)) return noSuchHolder(player, 'priority')
    return policy.priority(state) === player ? alreadySo('priority', player) : undefined
  },
  play: (ledger, player) => policy.setPriority(ledger, player),
})

/** Rules whose turn it is. */
export const turn = ({ turnOf, roundName }: AnyPolicy): Kinds['turn'] => ({
  check: (state, to) =>
    turnOf(state, to) ? undefined : refuseRuling('wrongTurn', { turn: to, round: roundName(state) }),
  play(ledger, to) {
    const [top, ...below] = ledger.state.turn
    const next = turnOf(ledger.state, to)
    if (!next) throw new Error(`no turn for ${to}`)
    // Pending discards still come first.
    ledger.setTurns(top.at === 'discard' ? [top, next] : [next, ...below])
    ledger.tell({ is: 'noted', code: 'turnCorrected', of: to })
  },
})
