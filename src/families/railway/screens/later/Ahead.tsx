import type { ComponentChildren, ComponentType } from 'preact'
import { voice } from '../../../../app/desk/table'
import type { AheadProps } from '../../../../ui/kit/panels/screens'
import type { Liquidity, RunOutlook } from '../../../ahead/outlook'
import { AheadPage } from '../../../ahead/screens/AheadPage'
import { BankAhead, bankLine } from '../../../ahead/screens/BankAhead'
import { type End, Ends } from '../../../ahead/screens/Ends'
import { type Called, Means } from '../../../ahead/screens/Means'
import { outlookNow } from '../../../ahead/screens/outlook'
import { PlayersAhead } from '../../../ahead/screens/PlayersAhead'
import { RunsAhead } from '../../../ahead/screens/RunsAhead'
import { TrainsAhead } from '../../../ahead/screens/TrainsAhead'
import { threat } from '../../../ahead/screens/threat'
import {
  type AheadPolicy,
  liquidityOf,
  outlookOf,
  type RailOutlook,
  type StrandedAhead,
  type TrainAhead,
} from '../../ahead/outlook'
import type { AnyRailway } from '../../table'
import type { PlayerView, RailwayView } from '../../view'
import { said, tableNow } from '../shown'

/** What a title draws in its own way. */
export interface AheadParts {
  /** How the game can end. */
  ends(comes: RailOutlook, view: RailwayView): readonly End[]
  /** The train limit, if it differs between corporations. */
  limit?(): string
  /** Further effects of the first train of a type, and further remarks on a purchase and on a run. */
  train?(train: TrainAhead): ComponentChildren
  purchase?(of: StrandedAhead): ComponentChildren
  run?(run: RunOutlook, view: RailwayView): ComponentChildren
  /** What of a player's certificates does not count. */
  uncounted?(player: PlayerView): ComponentChildren
}

/** The end that the bank brings, and how near it is. */
export const bankEnd =
  (cite: string) =>
  ({ bank: near }: RailOutlook, { bank }: RailwayView): End => {
    const { ahead: text } = said.value
    return { what: text.endBank, near: text.endBankNear(voice.value.money(bank), bankLine(text, near)), cite }
  }

/** The end that a president without money brings, and who might be the first. */
export const bankruptcyEnd =
  (cite: string) =>
  (comes: RailOutlook): End => {
    const { ahead: text } = said.value
    return { what: text.endBankrupt, near: threat(text, comes), cite }
  }

/** A player's shares of corporations that do not count where their tokens lie, zone by zone. */
function Uncounted({ policy, view, player }: { policy: AheadPolicy; view: RailwayView; player: PlayerView }) {
  const { ahead: text, zones } = said.value
  return policy.game.printed.uncounted.map(zone => {
    const held = view.corporations.filter(it => it.zone === zone && player.shares[it.id])
    const what = held.map(it => `${it.short} ${player.shares[it.id]}`).join(', ')
    return what === '' ? null : <p key={zone}>{text.notCounted(zones[zone] ?? zone, what)}</p>
  })
}

/** A type of train by all that it can be declared as. */
const cardsOfType = ({ game }: AheadPolicy, type: string): string =>
  (game.train(type).cards ?? [type]).join('/')

/** Private companies by their long names, and trains by all that they can be declared as. */
const calledAt = (policy: AheadPolicy, view: RailwayView): Called => ({
  company: id => view.privates.find(it => it.id === id)?.name ?? voice.value.name(id),
  train: type => cardsOfType(policy, type),
})

/** What a player could buy and raise, for a phone of their own. */
function Own({ of, means, policy }: { of: string; means: Liquidity; policy: AheadPolicy }) {
  const { ahead: text, stock } = said.value
  const view = tableNow.value
  const player = view?.players.find(({ id }) => id === of)
  if (!view || !player) return null
  const certificates = stock.certificates(player.certificates, player.limit, player.uncounted)
  const aside = player.cash - player.free
  const held = aside > 0 ? `${certificates} · ${stock.setAside(voice.value.money(aside))}` : certificates
  return (
    <Means
      text={text}
      of={means}
      cash={player.cash}
      held={held}
      shares={player.shares}
      companies={player.privates}
      called={calledAt(policy, view)}
    />
  )
}

/**
 * The screen that says what lies ahead: the end of the bank, the trains, paying or withholding, and what each player can raise; or
 * only what one of them can.
 */
export function aheadScreen(policy: AheadPolicy, parts: AheadParts): ComponentType<AheadProps> {
  const outlook = outlookNow(outlookOf(policy))
  const ownNow = outlookNow((state: AnyRailway) => (player: string) => liquidityOf(policy, state, player))
  return function Ahead({ of }) {
    if (of !== undefined)
      return ownNow.value ? <Own of={of} means={ownNow.value(of)} policy={policy} /> : null
    const { ahead: text, books, setsOff } = said.value
    const comes = outlook.value
    const view = tableNow.value
    if (!comes || !view) return <AheadPage text={text}>{null}</AheadPage>
    const cardOf = (type: string) => view.trains.find(card => card.type === type)
    return (
      <AheadPage text={text}>
        <Ends title={text.ends} ends={parts.ends(comes, view)} />
        <BankAhead
          text={text}
          has={view.bank}
          bank={comes.bank}
          ends={comes.bank.last ? <p>{text.lastRound(comes.bank.last)}</p> : null}
        />
        <TrainsAhead
          text={text}
          trainless={comes.trainless}
          trains={comes.trains}
          said={{
            name: ({ type }) => cardsOfType(policy, type),
            setsOff: train => (cardOf(train.type)?.setsOff ?? []).map(setsOff),
            also: parts.train,
            alsoOf: parts.purchase,
          }}
          limit={parts.limit?.() ?? books.limit(view.trainLimit)}
          phases={view.cites.phase}
        />
        <RunsAhead
          text={text}
          runs={comes.runs}
          corporations={view.corporations}
          also={run => parts.run?.(run, view)}
        />
        <PlayersAhead
          text={text}
          liquidity={comes.liquidity}
          players={view.players}
          limits={view.cites.certificates}
          called={calledAt(policy, view)}
          also={player => parts.uncounted?.(player) ?? <Uncounted {...{ policy, view, player }} />}
        />
      </AheadPage>
    )
  }
}
