import * as v from 'valibot'
import { lotsTurn, valueTurn } from '../../../families/railway/auction/lots'
import { railwayImporter } from '../../../families/railway/import'
import type { Recording } from '../../../families/railway/import/desk'
import { sum } from '../../../families/railway/import/entry'
import { tredegar as works } from '../operating/trainMoney'
import { start } from '../start'
import { game } from '../state'
import { adapted, redeclared, rules } from './departures'
import { CORPORATIONS, LOTS, OPTIONS, PLACES, takes } from './takes'

/** What stations in coal districts earn the treasury; files before September 2024 say it only by route (4.5.4.3). */
const subsidies = v.looseObject({
  subsidy: v.nullish(sum),
  routes: v.array(v.looseObject({ subsidy: v.nullish(sum) })),
})

/** Coal by the run and by its routes, of which a file may have either, or both. */
const besides: Recording['besides'] = ({ fields }) => {
  const read = v.safeParse(subsidies, fields)
  if (!read.success) return { code: 'unreadable', facts: { key: v.getDotPath(read.issues[0]) ?? '' } }
  const { routes, subsidy } = read.output
  const said = routes.flatMap(it => it.subsidy ?? [])
  const onRoutes = said.reduce((all, coal) => all + coal, 0)
  const coal = subsidy ?? onRoutes
  if (said.length > 0 && onRoutes !== coal) return { code: 'coalDiffers', facts: { onRun: coal, onRoutes } }
  return { fields: coal > 0 ? { coal } : {} }
}

/** A new train is $200 cheaper with the Tredegar Iron Works; a train of another corporation may be declared anew (4.2, 4.5.8). */
const purchase: Recording['purchase'] = (entry, buy, card) => {
  const train = String(buy.train)
  const tredegar = entry.fields.entity_type === 'company'
  const { price } = game.train(game.typeOf(train))
  return {
    face: tredegar ? works.price(price) : price,
    fields: tredegar ? { private: 'TIW' } : {},
    after: card === train ? [] : redeclared(String(buy.corporation), train, card),
  }
}

/** What 18VA says about its games on 18xx.games. */
export const recording: Recording = {
  game,
  law: rules,
  start,
  corporations: CORPORATIONS,
  privates: LOTS,
  options: OPTIONS,
  cities: PLACES,
  converts: true,
  mustOwn: true,
  trainsLast: true,
  takes,
  turnOf: state => lotsTurn(state)?.player ?? valueTurn(state)?.player,
  adapted,
  sharePrice: (state, corporation) => game.price(state, corporation) ?? 0,
  besides,
  purchase,
}

/** Imports games of 18VA recorded on 18xx.games. */
export const importer = railwayImporter(() => recording)
