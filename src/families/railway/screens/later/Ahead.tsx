import type { ComponentType } from 'preact'
import { voice } from '../../../../app/desk/table'
import { AheadPage } from '../../../ahead/screens/AheadPage'
import { BankAhead, bankLine } from '../../../ahead/screens/BankAhead'
import { type End, Ends } from '../../../ahead/screens/Ends'
import { outlookNow } from '../../../ahead/screens/outlook'
import { PlayersAhead } from '../../../ahead/screens/PlayersAhead'
import { RunsAhead } from '../../../ahead/screens/RunsAhead'
import { TrainsAhead } from '../../../ahead/screens/TrainsAhead'
import { threat } from '../../../ahead/screens/threat'
import { type AheadPolicy, outlookOf, type RailOutlook } from '../../ahead/outlook'
import type { PlayerView, RailwayView } from '../../view'
import { said, tableNow } from '../shown'

/** The paragraphs on the ends that every railway game has. */
export interface EndCites {
  readonly bank: string
  readonly bankruptcy: string
}

/** The two ends that money brings, and how near each one is. */
function endsOf(comes: RailOutlook, { bank }: RailwayView, cites: EndCites): readonly End[] {
  const { ahead: text } = said.value
  const near = text.endBankNear(voice.value.money(bank), bankLine(text, comes.bank))
  return [
    { what: text.endBank, near, cite: cites.bank },
    { what: text.endBankrupt, near: threat(text, comes), cite: cites.bankruptcy },
  ]
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

/** The screen that says what lies ahead: the end of the bank, the trains, paying or withholding, and what each player can raise. */
export function aheadScreen(policy: AheadPolicy, cites: EndCites): ComponentType {
  const outlook = outlookNow(outlookOf(policy))
  return function Ahead() {
    const { ahead: text, books, setsOff } = said.value
    const comes = outlook.value
    const view = tableNow.value
    if (!comes || !view) return <AheadPage text={text}>{null}</AheadPage>
    const cardOf = (type: string) => view.trains.find(card => card.type === type)
    return (
      <AheadPage text={text}>
        <Ends title={text.ends} ends={endsOf(comes, view, cites)} />
        <BankAhead
          {...{ text, view }}
          bank={comes.bank}
          runs={comes.runs}
          ends={comes.bank.last ? <p>{text.lastRound(comes.bank.last)}</p> : null}
        />
        <TrainsAhead
          text={text}
          trainless={comes.trainless}
          trains={comes.trains}
          said={{
            name: train => train.type,
            setsOff: train => (cardOf(train.type)?.setsOff ?? []).map(setsOff),
          }}
          limit={books.limit(view.trainLimit)}
          phases={view.cites.phase}
        />
        <RunsAhead text={text} runs={comes.runs} corporations={view.corporations} />
        <PlayersAhead
          text={text}
          liquidity={comes.liquidity}
          players={view.players}
          limits={view.cites.certificates}
          also={player => <Uncounted {...{ policy, view, player }} />}
        />
      </AheadPage>
    )
  }
}
