import { voice } from '../../../../app/desk/table'
import { AheadPage } from '../../../../families/ahead/screens/AheadPage'
import { BankAhead, bankLine } from '../../../../families/ahead/screens/BankAhead'
import { type End, Ends } from '../../../../families/ahead/screens/Ends'
import { outlookNow } from '../../../../families/ahead/screens/outlook'
import { PlayersAhead } from '../../../../families/ahead/screens/PlayersAhead'
import { RunsAhead } from '../../../../families/ahead/screens/RunsAhead'
import { TrainsAhead } from '../../../../families/ahead/screens/TrainsAhead'
import { threat } from '../../../../families/ahead/screens/threat'
import {
  outlook as outlookOf,
  type RunAhead,
  type StrandedAhead,
  type TrainAhead,
  type VaOutlook,
} from '../../later/outlook'
import type { VaView } from '../../tableView'
import { limitsOf } from '../limits'
import { tableNow } from '../table'
import { said, trainType } from '../words'

/** The outlook for the table on screen; `null` without a game. */
const outlook = outlookNow(outlookOf)

/** The corporations that convert to Ten-Share Companies at once. */
function Converts({ train }: { train: TrainAhead }) {
  const { ahead } = said.value
  if (train.converts.length === 0) return null
  return <p>{ahead.converts(train.converts.map(voice.value.name).join(', '))}</p>
}

/** The contribution with the Tredegar Iron Works, whose use is voluntary. */
function WithTredegar({ of }: { of: StrandedAhead }) {
  const { withTredegar, short } = of
  if (withTredegar === null || withTredegar >= short) return null
  return <p>{said.value.ahead.withTredegar(voice.value.money(withTredegar))}</p>
}

/** The dividend that moves the token, and whether the last run would reach it. */
function Reach({ run }: { run: RunAhead }) {
  const { ahead } = said.value
  const { money } = voice.value
  const by = run.reach - run.revenue
  const [price, revenue] = [money(run.reach), money(run.revenue)]
  return <p>{by > 0 ? ahead.fallsShort(price, revenue, money(by)) : ahead.reaches(price, revenue)}</p>
}

/** The ways the game can end, and how near each is (5). */
function endsOf(comes: VaOutlook, view: VaView): readonly End[] {
  const { ahead: text } = said.value
  const playing = view.players.length - (view.out?.length ?? 0)
  return [
    {
      what: text.endBank,
      near: text.endBankNear(voice.value.money(view.bank), bankLine(text, comes.bank)),
      cite: '5',
    },
    { what: text.endBankrupt, near: `${text.endPlaying(playing)} ${threat(text, comes)}`, cite: '4.6.3' },
  ]
}

/** What lies ahead: the bank's end, the trains, paying or withholding, and what each player can raise. */
export function Ahead() {
  const { ahead: text, setsOff } = said.value
  const comes = outlook.value
  const view = tableNow.value
  const cardOf = (type: string) => view?.trains.find(card => card.type === type)
  return (
    <AheadPage text={text}>
      {comes && view ? (
        <>
          <Ends title={text.ends} ends={endsOf(comes, view)} />
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
              name: train => trainType(train.type),
              setsOff: train => (cardOf(train.type)?.setsOff ?? []).map(setsOff),
              also: train => <Converts train={train} />,
              alsoOf: of => <WithTredegar of={of} />,
            }}
            limit={limitsOf(view)}
            phases="2"
          />
          <RunsAhead
            text={text}
            runs={comes.runs}
            corporations={view.corporations}
            also={run => <Reach run={run} />}
          />
          <PlayersAhead text={text} liquidity={comes.liquidity} players={view.players} limits="3.1" />
        </>
      ) : null}
    </AheadPage>
  )
}
