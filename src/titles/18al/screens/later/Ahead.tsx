import { voice } from '../../../../app/desk/table'
import { AheadPage } from '../../../../families/ahead/screens/AheadPage'
import { BankAhead, bankLine } from '../../../../families/ahead/screens/BankAhead'
import { type End, Ends } from '../../../../families/ahead/screens/Ends'
import { outlookNow } from '../../../../families/ahead/screens/outlook'
import { PlayersAhead } from '../../../../families/ahead/screens/PlayersAhead'
import { RunsAhead } from '../../../../families/ahead/screens/RunsAhead'
import { TrainsAhead } from '../../../../families/ahead/screens/TrainsAhead'
import { threat } from '../../../../families/ahead/screens/threat'
import { type AlOutlook, HIGHEST, outlook as outlookOf } from '../../later/outlook'
import type { PlayerView, TableView } from '../../tableView'
import { tableNow } from '../table'
import { said } from '../words'

/** What lies ahead at the table that is shown, as far as it can be told. */
const outlook = outlookNow(outlookOf)

/** A player's shares of corporations in the yellow zone, such as `L&N 3, WRA 1`. */
function uncounted({ corporations }: TableView, { shares }: PlayerView): string {
  return corporations
    .filter(it => it.yellow && shares[it.id])
    .map(it => `${it.id} ${shares[it.id]}`)
    .join(', ')
}

/** The three ends of the game, and how near each one is (5). */
function endsOf(comes: AlOutlook, bank: number): readonly End[] {
  const { ahead: text } = said.value
  const { name, money } = voice.value
  const { market } = comes
  return [
    { what: text.endBank, near: text.endBankNear(money(bank), bankLine(text, comes.bank)), cite: '5(a)' },
    {
      what: text.endMarket(money(HIGHEST)),
      near: market
        ? text.endMarketNear(name(market.corporation), money(market.price), market.runs)
        : text.endMarketFar,
      cite: '5(b)',
    },
    { what: text.endBankrupt, near: threat(text, comes), cite: '5(c)' },
  ]
}

/** What lies ahead: the end of the bank, the trains, paying or withholding, and what each player can raise. */
export function Ahead() {
  const { ahead: text, books, setsOff } = said.value
  const comes = outlook.value
  const view = tableNow.value
  const cardOf = (type: string) => view?.trains.find(card => card.type === type)
  const yellow = (player: PlayerView) => {
    const what = view ? uncounted(view, player) : ''
    return what === '' ? null : <p>{text.notCounted(what)}</p>
  }
  return (
    <AheadPage text={text}>
      {comes && view ? (
        <>
          <Ends title={text.ends} ends={endsOf(comes, view.bank)} />
          <BankAhead {...{ text, view }} bank={comes.bank} runs={comes.runs} />
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
            also={yellow}
          />
        </>
      ) : null}
    </AheadPage>
  )
}
