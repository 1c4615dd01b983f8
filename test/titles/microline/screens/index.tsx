import { voice } from '../../../../src/app/desk/table'
import type { TitleScreens } from '../../../../src/ui/kit/panels/screens'
import { Over } from '../../../../src/ui/kit/play/Over'
import type { MicroAction } from '../law'
import type { MicroView } from '../view'
import { Books } from './Books'
import { Chart } from './Chart'
import { Join } from './Join'
import { Buy, Cards, Run } from './Play'
import { said } from './shown'

/** The screens of Micro Line. Those left out (hints for newcomers, the look ahead, a revenue sheet) are not offered. */
const screens: TitleScreens<MicroView, MicroAction> = {
  panels: {
    card: (play, { player }, slots) => (
      <Cards play={play} player={player} takes={slots.take('takeCard', 'card:')} />
    ),
    buy: (play, { player }, slots) => (
      <Buy
        play={play}
        player={player}
        buys={slots.take('buyShare', 'company:')}
        ends={slots.take('endTurn', 'end')}
      />
    ),
    run: (play, { player }, slots) => (
      <Run
        play={play}
        player={player}
        runs={slots.take('run', 'company:')}
        ends={slots.take('endTurn', 'end')}
      />
    ),
    over: play => <Over play={play} />,
  },
  sharesOf: ({ companies }, player, company) => companies.find(({ id }) => id === company)?.held[player] ?? 0,
  owned: ({ players, companies }, player) => [
    { text: said.value.books.cash, amount: players.find(({ id }) => id === player)?.cash ?? 0 },
    ...companies.flatMap(({ name, price, held }) => {
      const shares = held[player] ?? 0
      if (shares === 0) return []
      return [{ text: said.value.sharesAt(shares, name, voice.value.money(price)), amount: shares * price }]
    }),
  ],
  board: ({ players, companies }) => ({
    players: players.map(({ id, cash }) => ({
      ...{ id, cash, presidencies: [], others: [] },
      shares: Object.fromEntries(companies.map(company => [company.id, company.held[id]])),
    })),
    corporations: companies.map(of => ({ of, price: of.price, cells: [`${of.treasury}`, `${of.unsold}`] })),
    rows: [said.value.books.treasury, said.value.books.unsold],
    priority: null,
    // Nobody presides over a company, and nobody holds a Priority Deal.
    text: { ...said.value.books, president: '', priority: '' },
  }),
  Chart,
  Books,
  Join,
}

export default screens
