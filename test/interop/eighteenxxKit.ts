import { type Imported, importGame } from '../../src/interop/eighteenxx'
import { begin } from '../../src/session/session'
import { entered, tableOf, title, titleOf } from '../session/games'
import { type Raw, rawFile } from './eighteenxxRecord'

/** Imports a text. Throws if that is no game of our titles. */
export async function importedText(text: string): Promise<Imported> {
  const result = await importGame(text, titleOf)
  if ('problem' in result) throw new Error(JSON.stringify(result.problem))
  return result
}

/** Imports a small game. */
export const imported = (entries: readonly Raw[], more: Raw = {}) => importedText(rawFile(entries, more))

/** The entries without their times. */
export const plain = ({ file }: Imported) => file.actions.map(({ at: _, ...action }) => action)
export const types = ({ file }: Imported) => file.actions.map(({ type }) => type)
export const table = ({ file }: Imported) => tableOf(entered(begin(title, file.setup), file.actions))

/** An entry of a player, who is named by their id on 18xx.games. */
export const by = (entity: number, type: string, fields: Raw = {}): Raw => ({
  entity,
  entity_type: 'player',
  type,
  ...fields,
})
/** An entry of a corporation. */
export const of = (entity: string, type: string, fields: Raw = {}): Raw => ({
  entity,
  entity_type: 'corporation',
  type,
  ...fields,
})
/** An entry of a private company. */
export const company = (entity: string, type: string, fields: Raw = {}): Raw => ({
  entity,
  entity_type: 'company',
  type,
  ...fields,
})
export const pass = (entity: number) => by(entity, 'pass')
export const bid = (entity: number, company: string, price: number) => by(entity, 'bid', { company, price })
export const buy = (entity: number, share: string) =>
  by(entity, 'buy_shares', { shares: [share], percent: 10 })

/** All private companies are sold at their price; the third player has the first regular turn. */
export const SOLD = [
  bid(1, 'TR', 20),
  bid(2, 'SNAR', 40),
  bid(3, 'BLC', 70),
  bid(1, 'M&C', 100),
  bid(2, 'NDY', 120),
]
/** The third player's ABC floats at $70 with 60% sold, and everybody passes. */
export const FLOATED = [
  ...SOLD,
  by(3, 'par', { corporation: 'ABC', share_price: '70,1,3' }),
  buy(1, 'ABC_1'),
  buy(2, 'ABC_2'),
  buy(3, 'ABC_3'),
  buy(1, 'ABC_4'),
  pass(2),
  pass(3),
  pass(1),
]
/** To follow `FLOATED`: ABC does nothing in its turn (`IDLE`), and everybody passes in a stock round (`ROUND`). */
export const IDLE = Array.from({ length: 3 }, () => of('ABC', 'pass'))
export const ROUND = [pass(2), pass(3), pass(1)]
export const tile = (corporation: string, hex: string, number: string) =>
  of(corporation, 'lay_tile', { hex, tile: `${number}-0`, rotation: 0 })
export const train = (corporation: string, id: string, price: number) =>
  of(corporation, 'buy_train', { train: id, price })
