import { commonPlay } from '../../../words/de/play'
import { train as called } from '../../../words/de/say'
import type { RareWords } from '../screens'
import type { Spoken } from './terms'

/** What the panels say in German of a purchase that the treasury cannot pay, and of too many trains. */
export const railForced = ({ places }: Spoken): RareWords => ({
  ...commonPlay,
  notNow: (sales, ruin) =>
    `${!sales ? 'Bankrott' : ruin ? 'Verkäufe und Bankrott' : 'Verkäufe'}: jetzt nicht möglich`,
  forcedPurchase: 'Zwangskauf eines Zugs',
  forced: (type, price) =>
    `Ein Zug muss gekauft werden: Der günstigste im Verkauf ist ein ${called(type)}, ${price}.`,
  mustAdd: (name, amount, has) => `${name} muss ${amount} zuschießen und hat ${has}.`,
  short: amount => `Es fehlen ${amount}.`,
  nextWays: ways => `Möglich: ${ways.join(', oder ')}.`,
  waySale: 'Anteile verkaufen',
  wayTrain: least => `weiter unten einen Zug einer anderen Gesellschaft kaufen, ab ${least}`,
  wayRuin: 'ganz unten den Bankrott erklären',
  canPay: name => `${name} kann zahlen: den Zug unten kaufen.`,
  sellOneOf: (name, many) => `${name} verkauft${many ? ', das kleinere Übel zuerst' : ''}`,
  moreSales: count => (count === 1 ? 'Ein anderer Verkauf' : `${count} andere Verkäufe`),
  sellOf: (count, corporation, proceeds) => `${count} ${corporation} verkaufen ${proceeds}`,
  sellThese: corporation => `${corporation} verkaufen`,
  loses: amount => `Vermögen sinkt um ${amount}`,
  // a bankruptcy
  declareBankruptcy: 'Bankrott erklären …',
  declareBankrupt: name => `${name} für bankrott erklären`,
  sellsAll: (sales, brings) =>
    `verkauft wird alles, was darf: ${sales.join(' · ')}${sales.length > 1 ? ` · zusammen ${brings}` : ''}`,
  forfeits: (amount, treasury) =>
    `${amount} gehen an ${treasury === undefined ? 'die Bank' : `die Kasse von ${treasury}`}`,
  cannotRaise: (raises, needs) => `kann ${raises} von ${needs} aufbringen: Das Spiel endet`,
  // discards
  discards: (name, excess) => `${name} gibt ${excess === 1 ? 'einen Zug' : `${excess} Züge`} ab`,
  overTrainLimit: limit =>
    `Über dem Zuglimit von ${limit}: ${places.market.to} abgeben, in beliebiger Reihenfolge.`,
  discardThis: (corporation, type) => `${called(type)} von ${corporation}`,
  discardLabel: (corporation, type) => `${called(type)} von ${corporation} wird abgegeben`,
})
