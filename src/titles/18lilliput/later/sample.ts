import { entriesOf } from '../../../rules/sample'
import type { Sample } from '../../../rules/title'

/** A whole made-up game with 4 players, its entries one after the other. */
const PLAYED = `
{"type":"chooseCharacter","player":"p1","character":"general"} {"type":"chooseCharacter","player":"p2","character":"emperor"} {"type":"chooseCorporation","player":"p3","corporation":"yellow"}
{"type":"chooseCorporation","player":"p4","corporation":"green"} {"type":"chooseCharacter","player":"p4","character":"treasurer"} {"type":"chooseCharacter","player":"p3","character":"justiciary"}
{"type":"chooseCorporation","player":"p2","corporation":"red"} {"type":"chooseCorporation","player":"p1","corporation":"blue"} {"type":"justiciary","player":"p3","corporation":"yellow"}
{"type":"takeCard","player":"p1","card":"station","use":"action"} {"type":"placeToken","corporation":"blue"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p2","card":"trainTile","use":"action"}
{"type":"buyTrain","corporation":"red","train":"2","from":"ipo"} {"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p3","card":"trains","use":"action"} {"type":"buyTrain","corporation":"yellow","train":"2","from":"ipo"}
{"type":"buyTrain","corporation":"yellow","train":"3","from":"ipo"} {"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p4","card":"sharesTile","use":"action"} {"type":"buyShare","player":"p4","corporation":"green"}
{"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p4","card":"shares5","use":"alternative"} {"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p3","card":"tile","use":"alternative"}
{"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p2","card":"trains","use":"action","copy":true} {"type":"buyTrain","corporation":"red","train":"3","from":"ipo"} {"type":"endTurn","player":"p2"}
{"type":"takeCard","player":"p1","card":"yellowGreen","use":"alternative"} {"type":"layY","corporation":"blue"} {"type":"endTurn","player":"p1"} {"type":"run","corporation":"red","revenue":300,"pay":true}
{"type":"endRun","corporation":"red"} {"type":"run","corporation":"yellow","revenue":220,"pay":true} {"type":"endRun","corporation":"yellow"} {"type":"run","corporation":"green","revenue":0,"pay":false}
{"type":"endRun","corporation":"green"} {"type":"run","corporation":"blue","revenue":30,"pay":false} {"type":"endRun","corporation":"blue"} {"type":"justiciary","player":"p3","corporation":"yellow"}
{"type":"takeCard","player":"p2","card":"trainTile","use":"alternative"} {"type":"layY","corporation":"red"} {"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p3","card":"money","use":"action"}
{"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p4","card":"sharesTile","use":"alternative"} {"type":"layY","corporation":"green"} {"type":"endTurn","player":"p4"}
{"type":"takeCard","player":"p1","card":"yellowGreen","use":"action"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p1","card":"trains","use":"action"}
{"type":"buyTrain","corporation":"blue","train":"3","from":"red","price":150} {"type":"buyTrain","corporation":"blue","train":"3","from":"ipo"} {"type":"endTurn","player":"p1"}
{"type":"takeCard","player":"p4","card":"tile","use":"alternative"} {"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p3","card":"yellows","use":"action"} {"type":"endTurn","player":"p3"}
{"type":"takeCard","player":"p2","card":"shares10","use":"action"} {"type":"endTurn","player":"p2"} {"type":"run","corporation":"red","revenue":140,"pay":false} {"type":"buyTrain","corporation":"red","train":"3","from":"scrapped"}
{"type":"endRun","corporation":"red"} {"type":"run","corporation":"yellow","revenue":230,"pay":true} {"type":"endRun","corporation":"yellow"} {"type":"run","corporation":"green","revenue":40,"pay":true}
{"type":"endRun","corporation":"green"} {"type":"run","corporation":"blue","revenue":200,"pay":true} {"type":"endRun","corporation":"blue"} {"type":"justiciary","player":"p3"}
{"type":"takeCard","player":"p3","card":"shares5","use":"action"} {"type":"endTurn","player":"p3"} {"type":"tradeIn","player":"p4"} {"type":"takeCard","player":"p4","card":"trainTile","use":"action"} {"type":"endTurn","player":"p4"}
{"type":"takeCard","player":"p1","card":"station","use":"action"} {"type":"placeToken","corporation":"blue"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p2","card":"shares10","use":"action"}
{"type":"buyShare","player":"p2","corporation":"red"} {"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p2","card":"money","use":"action"} {"type":"endTurn","player":"p2"}
{"type":"takeCard","player":"p1","card":"yellowGreen","use":"action"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p4","card":"shares10","use":"action","copy":true}
{"type":"buyShare","player":"p4","corporation":"yellow"} {"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p3","card":"money","use":"alternative","copy":true} {"type":"fund","corporation":"yellow","amount":35}
{"type":"fund","corporation":"yellow","amount":35} {"type":"endTurn","player":"p3"} {"type":"run","corporation":"yellow","revenue":310,"pay":false} {"type":"endRun","corporation":"yellow"}
{"type":"run","corporation":"red","revenue":190,"pay":false} {"type":"buyTrain","corporation":"red","train":"3","from":"scrapped"} {"type":"endRun","corporation":"red"} {"type":"run","corporation":"green","revenue":90,"pay":false}
{"type":"endRun","corporation":"green"} {"type":"run","corporation":"blue","revenue":220,"pay":true} {"type":"endRun","corporation":"blue"} {"type":"justiciary","player":"p3"}
{"type":"takeCard","player":"p4","card":"trainTile","use":"action"} {"type":"buyTrain","corporation":"green","train":"2","from":"red","price":540} {"type":"endTurn","player":"p4"}
{"type":"takeCard","player":"p1","card":"yellowGreen","use":"action"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p2","card":"tile","use":"action"} {"type":"endTurn","player":"p2"}
{"type":"takeCard","player":"p3","card":"shares5","use":"action"} {"type":"buyShare","player":"p3","corporation":"red"} {"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p3","card":"shares10","use":"alternative"}
{"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p2","card":"sharesTile","use":"action"} {"type":"sellShares","player":"p2","corporation":"red","shares":1} {"type":"buyShare","player":"p2","corporation":"green"}
{"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p1","card":"money","use":"alternative"} {"type":"fund","corporation":"blue","amount":20} {"type":"fund","corporation":"blue","amount":30}
{"type":"fund","corporation":"blue","amount":20} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p4","card":"yellows","use":"alternative"} {"type":"endTurn","player":"p4"}
{"type":"run","corporation":"blue","revenue":350,"pay":false} {"type":"endRun","corporation":"blue"} {"type":"run","corporation":"yellow","revenue":240,"pay":true} {"type":"endRun","corporation":"yellow"}
{"type":"run","corporation":"green","revenue":0,"pay":false} {"type":"endRun","corporation":"green"} {"type":"run","corporation":"red","revenue":150,"pay":false} {"type":"endRun","corporation":"red"}
{"type":"discardTrain","corporation":"yellow","train":"2*"} {"type":"justiciary","player":"p3","corporation":"yellow"} {"type":"takeCard","player":"p1","card":"shares5","use":"action"}
{"type":"found","player":"p1","corporation":"c5","cell":[1,0]} {"type":"buyTrain","corporation":"c5","train":"4","from":"scrapped"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p2","card":"station","use":"action"}
{"type":"placeToken","corporation":"red"} {"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p3","card":"tile","use":"action"} {"type":"endTurn","player":"p3"}
{"type":"takeCard","player":"p4","card":"shares10","use":"action"} {"type":"scrapTrain","corporation":"green","train":"2*"} {"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p4","card":"money","use":"action"}
{"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p3","card":"trains","use":"alternative"} {"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p2","card":"yellows","use":"alternative"}
{"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p1","card":"yellowGreen","use":"action"} {"type":"endTurn","player":"p1"} {"type":"run","corporation":"yellow","revenue":210,"pay":false}
{"type":"endRun","corporation":"yellow"} {"type":"run","corporation":"blue","revenue":220,"pay":true} {"type":"endRun","corporation":"blue"} {"type":"run","corporation":"green","revenue":30,"pay":false}
{"type":"endRun","corporation":"green"} {"type":"run","corporation":"red","revenue":100,"pay":true} {"type":"endRun","corporation":"red"} {"type":"run","corporation":"c5","revenue":130,"pay":true} {"type":"endRun","corporation":"c5"}
{"type":"justiciary","player":"p3"} {"type":"takeCard","player":"p2","card":"shares10","use":"action"} {"type":"sellShares","player":"p2","corporation":"green","shares":1} {"type":"found","player":"p2","corporation":"c7","cell":[0,0]}
{"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p3","card":"sharesTile","use":"alternative"} {"type":"scrapTrain","corporation":"yellow","train":"2*"} {"type":"endTurn","player":"p3"}
{"type":"takeCard","player":"p4","card":"tile","use":"action"} {"type":"scrapTrain","corporation":"green","train":"2*"} {"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p1","card":"shares5","use":"action"}
{"type":"scrapTrain","corporation":"blue","train":"2*"} {"type":"buyShare","player":"p1","corporation":"c7"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p1","card":"money","use":"action"}
{"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p4","card":"trains","use":"action"} {"type":"buyTrain","corporation":"green","train":"3","from":"yellow","price":1}
{"type":"buyTrain","corporation":"green","train":"4","from":"c5","price":1} {"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p3","card":"station","use":"alternative"}
{"type":"scrapTrain","corporation":"yellow","train":"2*"} {"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p2","card":"trainTile","use":"action"} {"type":"buyTrain","corporation":"c7","train":"4","from":"ipo"}
{"type":"endTurn","player":"p2"} {"type":"run","corporation":"blue","revenue":220,"pay":true} {"type":"endRun","corporation":"blue"} {"type":"run","corporation":"yellow","revenue":0,"pay":false}
{"type":"buyTrain","corporation":"yellow","train":"2*","from":"scrapped"} {"type":"endRun","corporation":"yellow"} {"type":"run","corporation":"red","revenue":200,"pay":true} {"type":"endRun","corporation":"red"}
{"type":"run","corporation":"c5","revenue":0,"pay":false} {"type":"endRun","corporation":"c5"} {"type":"run","corporation":"c7","revenue":240,"pay":true} {"type":"endRun","corporation":"c7"}
{"type":"run","corporation":"green","revenue":200,"pay":true} {"type":"endRun","corporation":"green"} {"type":"justiciary","player":"p3","corporation":"yellow"} {"type":"takeCard","player":"p3","card":"trainTile","use":"action"}
{"type":"buyTrain","corporation":"yellow","train":"4","from":"ipo"} {"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p4","card":"shares5","use":"action"}
{"type":"sellShares","player":"p4","corporation":"yellow","shares":1} {"type":"found","player":"p4","corporation":"c9","cell":[1,0]} {"type":"endTurn","player":"p4"}
{"type":"takeCard","player":"p1","card":"sharesTile","use":"alternative"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p2","card":"money","use":"alternative"} {"type":"fund","corporation":"c7","amount":50}
{"type":"fund","corporation":"c7","amount":20} {"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p2","card":"yellows","use":"action"} {"type":"scrapTrain","corporation":"red","train":"2*"} {"type":"endTurn","player":"p2"}
{"type":"takeCard","player":"p1","card":"shares10","use":"action"} {"type":"buyShare","player":"p1","corporation":"red"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p4","card":"tile","use":"action"}
{"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p3","card":"trains","use":"action"} {"type":"buyTrain","corporation":"yellow","train":"5","from":"ipo"} {"type":"endTurn","player":"p3"}
{"type":"run","corporation":"blue","revenue":150,"pay":false} {"type":"endRun","corporation":"blue"} {"type":"run","corporation":"red","revenue":250,"pay":true} {"type":"endRun","corporation":"red"}
{"type":"run","corporation":"c7","revenue":80,"pay":false} {"type":"endRun","corporation":"c7"} {"type":"run","corporation":"green","revenue":300,"pay":true} {"type":"endRun","corporation":"green"}
{"type":"run","corporation":"c5","revenue":0,"pay":false} {"type":"buyTrain","corporation":"c5","train":"3","from":"scrapped"} {"type":"endRun","corporation":"c5"} {"type":"run","corporation":"yellow","revenue":340,"pay":false}
{"type":"endRun","corporation":"yellow"} {"type":"run","corporation":"c9","revenue":0,"pay":false} {"type":"buyTrain","corporation":"c9","train":"4","from":"scrapped"} {"type":"endRun","corporation":"c9"}
{"type":"justiciary","player":"p3"} {"type":"takeCard","player":"p4","card":"yellows","use":"alternative"} {"type":"endTurn","player":"p4"} {"type":"takeCard","player":"p1","card":"yellowGreen","use":"alternative"}
{"type":"layY","corporation":"blue"} {"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p2","card":"shares10","use":"alternative"} {"type":"endTurn","player":"p2"}
{"type":"takeCard","player":"p3","card":"money","use":"action"} {"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p3","card":"shares5","use":"action"} {"type":"buyShare","player":"p3","corporation":"red"}
{"type":"endTurn","player":"p3"} {"type":"takeCard","player":"p2","card":"trains","use":"action"} {"type":"buyTrain","corporation":"c7","train":"3","from":"red","price":1}
{"type":"buyTrain","corporation":"red","train":"5","from":"ipo"} {"type":"endTurn","player":"p2"} {"type":"takeCard","player":"p1","card":"shares5","use":"action","copy":true} {"type":"buyShare","player":"p1","corporation":"c7"}
{"type":"endTurn","player":"p1"} {"type":"takeCard","player":"p4","card":"station","use":"alternative"} {"type":"endTurn","player":"p4"} {"type":"run","corporation":"red","revenue":320,"pay":true} {"type":"endRun","corporation":"red"}
{"type":"run","corporation":"blue","revenue":220,"pay":true} {"type":"endRun","corporation":"blue"} {"type":"run","corporation":"green","revenue":130,"pay":true} {"type":"endRun","corporation":"green"}
{"type":"run","corporation":"c7","revenue":310,"pay":true} {"type":"endRun","corporation":"c7"} {"type":"run","corporation":"c5","revenue":60,"pay":true} {"type":"endRun","corporation":"c5"}
{"type":"run","corporation":"yellow","revenue":240,"pay":true} {"type":"endRun","corporation":"yellow"} {"type":"run","corporation":"c9","revenue":180,"pay":true} {"type":"endRun","corporation":"c9"}
`

/** A game to look at, and a table to try: the last card of a round is taken, a share is bought, and then the companies run. */
export const sample: Sample = {
  players: ['Ann', 'Bo', 'Cy', 'Dee'].map((name, i) => ({ id: `p${i + 1}`, name })),
  own: {
    index: {
      top: [50, 55, 62, 70, 73, 77, 87, 96, 100, 109, 117, 125, 133, 140, 147, 161, 171, 184],
      bottom: [42, 51, 58, 64, 71, 75, 84, 93, 97, 104, 114, 118, 129, 139, 142, 160, 170, 181],
    },
    others: [
      { id: 'c5', name: 'Blefuscu Coast Line', color: '#7a4b12' },
      { id: 'c6', name: 'Lagado Central', color: '#1d7d7a' },
      { id: 'c7', name: 'Balnibarbi & Western', color: '#8a2f8f' },
      { id: 'c8', name: 'Luggnagg Northern', color: '#f0862b' },
      { id: 'c9', name: 'Glubbdubdrib Valley', color: '#3b3b3b' },
    ],
  },
  actions: entriesOf(PLAYED),
  tryAt: 59,
}
