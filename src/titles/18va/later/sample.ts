import { entriesOf } from '../../../rules/sample'
import type { Sample } from '../../../rules/title'

/** A whole made-up game with 4 players, its entries one after the other. */
const PLAYED = `
{"type":"bid","player":"p1","private":"B&O","amount":140} {"type":"pass","player":"p2"} {"type":"bid","player":"p3","private":"B&O","amount":145} {"type":"bid","player":"p4","private":"B&O","amount":150} {"type":"pass","player":"p1"}
{"type":"bid","player":"p2","private":"REA","amount":50} {"type":"pass","player":"p3"} {"type":"bid","player":"p4","private":"B&O","amount":155} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p3"}
{"type":"pass","player":"p4"} {"type":"pass","player":"p1"} {"type":"bid","player":"p2","private":"REA","amount":60} {"type":"pass","player":"p3"} {"type":"bid","player":"p4","private":"B&O","amount":160} {"type":"pass","player":"p1"}
{"type":"pass","player":"p2"} {"type":"bid","player":"p3","private":"B&O","amount":170} {"type":"bid","player":"p4","private":"PY","amount":75} {"type":"pass","player":"p1"} {"type":"bid","player":"p2","private":"TIW","amount":55}
{"type":"pass","player":"p3"} {"type":"pass","player":"p4"} {"type":"bid","player":"p1","private":"REA","amount":65} {"type":"bid","player":"p2","private":"B&O","amount":175} {"type":"pass","player":"p3"}
{"type":"bid","player":"p4","private":"B&O","amount":205} {"type":"bid","player":"p1","private":"TIW","amount":65} {"type":"pass","player":"p2"} {"type":"bid","player":"p3","private":"TIW","amount":95} {"type":"pass","player":"p4"}
{"type":"bid","player":"p1","private":"PY","amount":105} {"type":"bid","player":"p2","private":"B&O","amount":210} {"type":"pass","player":"p3"} {"type":"bid","player":"p4","private":"PY","amount":135}
{"type":"bid","player":"p1","private":"B&O","amount":215} {"type":"pass","player":"p2"} {"type":"pass","player":"p3"} {"type":"bid","player":"p4","private":"TIW","amount":100} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"bid","player":"p3","private":"B&O","amount":220} {"type":"pass","player":"p4"} {"type":"pass","player":"p1"} {"type":"bid","player":"p2","private":"B&O","amount":225} {"type":"pass","player":"p3"} {"type":"pass","player":"p4"}
{"type":"pass","player":"p1"} {"type":"bid","player":"p2","private":"B&O","amount":235} {"type":"pass","player":"p3"} {"type":"pass","player":"p4"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"par","player":"p2","corporation":"B&O","price":70} {"type":"buyShare","player":"p3","corporation":"B&O","from":"ipo"} {"type":"pass","player":"p3"} {"type":"par","player":"p1","corporation":"RF&P","price":75}
{"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"par","player":"p3","corporation":"VGN","price":90} {"type":"pass","player":"p3"}
{"type":"buyShare","player":"p1","corporation":"B&O","from":"ipo"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"buyTrain","corporation":"VGN","train":"2","from":"ipo"} {"type":"endTurn","corporation":"VGN"} {"type":"buyTrain","corporation":"RF&P","train":"2","from":"ipo"} {"type":"endTurn","corporation":"RF&P"}
{"type":"buyTrain","corporation":"B&O","train":"2","from":"ipo"} {"type":"endTurn","corporation":"B&O"} {"type":"buyShare","player":"p2","corporation":"B&O","from":"ipo"} {"type":"pass","player":"p2"}
{"type":"buyShare","player":"p4","corporation":"RF&P","from":"ipo"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"}
{"type":"placeToken","corporation":"VGN"} {"type":"run","corporation":"VGN","revenue":70,"pay":false} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"RF&P","revenue":80,"pay":true}
{"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"B&O","revenue":60,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"sellShares","player":"p3","corporation":"B&O","shares":1}
{"type":"buyShare","player":"p3","corporation":"RF&P","from":"ipo"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"B&O","from":"market"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"buyShare","player":"p4","corporation":"B&O","from":"ipo"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"}
{"type":"run","corporation":"RF&P","revenue":20,"pay":true} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"VGN","revenue":80,"pay":true} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"B&O","revenue":40,"pay":false} {"type":"endTurn","corporation":"B&O"} {"type":"buyShare","player":"p3","corporation":"VGN","from":"ipo"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"pass","player":"p2"} {"type":"buyShare","player":"p4","corporation":"B&O","from":"market"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"pass","player":"p4"} {"type":"run","corporation":"VGN","revenue":70,"pay":true} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"RF&P","revenue":70,"pay":false} {"type":"endTurn","corporation":"RF&P"}
{"type":"run","corporation":"B&O","revenue":30,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"buyShare","player":"p4","corporation":"B&O","from":"market"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"}
{"type":"run","corporation":"VGN","revenue":50,"pay":true} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"RF&P","revenue":50,"pay":true} {"type":"endTurn","corporation":"RF&P"}
{"type":"run","corporation":"B&O","revenue":70,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"buyShare","player":"p3","corporation":"RF&P","from":"ipo"} {"type":"pass","player":"p3"}
{"type":"buyShare","player":"p1","corporation":"VGN","from":"ipo"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"buyShare","player":"p4","corporation":"B&O","from":"market"} {"type":"pass","player":"p4"}
{"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"run","corporation":"VGN","revenue":40,"pay":true} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"RF&P","revenue":60,"pay":false} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"B&O","revenue":40,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"pass","player":"p3"}
{"type":"pass","player":"p1"} {"type":"buyShare","player":"p2","corporation":"B&O","from":"market"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"pass","player":"p2"} {"type":"run","corporation":"VGN","revenue":80,"pay":false} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"RF&P","revenue":30,"pay":true} {"type":"endTurn","corporation":"RF&P"}
{"type":"placeToken","corporation":"B&O"} {"type":"run","corporation":"B&O","revenue":80,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"buyShare","player":"p4","corporation":"VGN","from":"ipo"}
{"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"run","corporation":"VGN","revenue":60,"pay":true}
{"type":"endTurn","corporation":"VGN"} {"type":"placeToken","corporation":"B&O"} {"type":"run","corporation":"B&O","revenue":80,"pay":false} {"type":"endTurn","corporation":"B&O"} {"type":"placeToken","corporation":"RF&P"}
{"type":"run","corporation":"RF&P","revenue":80,"pay":true} {"type":"endTurn","corporation":"RF&P"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"}
{"type":"run","corporation":"VGN","revenue":50,"pay":true} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"B&O","revenue":30,"pay":true} {"type":"buyTrain","corporation":"B&O","train":"2","from":"ipo"}
{"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"RF&P","revenue":80,"pay":false} {"type":"buyTrain","corporation":"RF&P","train":"2","from":"B&O","price":56} {"type":"endTurn","corporation":"RF&P"}
{"type":"par","player":"p3","corporation":"C&O","price":70} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"C&O","from":"ipo"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"buyShare","player":"p4","corporation":"C&O","from":"ipo"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"C&O","from":"ipo"} {"type":"pass","player":"p1"}
{"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"placeToken","corporation":"B&O"} {"type":"run","corporation":"B&O","revenue":60,"pay":false}
{"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"VGN","revenue":80,"pay":true} {"type":"buyTrain","corporation":"VGN","train":"1G","from":"ipo"} {"type":"endTurn","corporation":"VGN"}
{"type":"buyTrain","corporation":"C&O","train":"2","from":"VGN","price":80} {"type":"endTurn","corporation":"C&O"} {"type":"run","corporation":"RF&P","revenue":20,"pay":false} {"type":"endTurn","corporation":"RF&P"}
{"type":"pass","player":"p2"} {"type":"par","player":"p4","corporation":"SR","price":70} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"pass","player":"p4"} {"type":"run","corporation":"VGN","revenue":10,"pay":true} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"B&O","revenue":20,"pay":false} {"type":"endTurn","corporation":"B&O"}
{"type":"buyTrain","corporation":"SR","train":"2","from":"RF&P","price":70} {"type":"endTurn","corporation":"SR"} {"type":"run","corporation":"C&O","revenue":80,"pay":false}
{"type":"buyTrain","corporation":"C&O","train":"1G","from":"ipo"} {"type":"endTurn","corporation":"C&O"} {"type":"run","corporation":"RF&P","revenue":70,"pay":true} {"type":"buyTrain","corporation":"RF&P","train":"2G","from":"ipo"}
{"type":"endTurn","corporation":"RF&P"} {"type":"buyShare","player":"p3","corporation":"SR","from":"ipo"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"SR","from":"ipo"} {"type":"pass","player":"p1"}
{"type":"pass","player":"p2"} {"type":"buyShare","player":"p4","corporation":"SR","from":"ipo"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"sellShares","player":"p2","corporation":"B&O","shares":4} {"type":"par","player":"p2","corporation":"WM","price":100} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"}
{"type":"pass","player":"p1"} {"type":"par","player":"p2","corporation":"N&W","price":70} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"pass","player":"p2"} {"type":"acquirePrivate","corporation":"WM","private":"TIW","price":80} {"type":"buyTrain","corporation":"WM","train":"2G","from":"ipo","private":"TIW"} {"type":"endTurn","corporation":"WM"}
{"type":"acquirePrivate","corporation":"VGN","private":"REA","price":33} {"type":"acquirePrivate","corporation":"VGN","private":"PY","price":51} {"type":"run","corporation":"VGN","revenue":30,"pay":false,"coal":20}
{"type":"endTurn","corporation":"VGN"} {"type":"buyTrain","corporation":"N&W","train":"2","from":"SR","price":113} {"type":"endTurn","corporation":"N&W"} {"type":"convert","corporation":"SR"}
{"type":"buyTrain","corporation":"SR","train":"1G","from":"C&O","price":186} {"type":"endTurn","corporation":"SR"} {"type":"convert","corporation":"RF&P"} {"type":"run","corporation":"RF&P","revenue":80,"pay":true}
{"type":"endTurn","corporation":"RF&P"} {"type":"convert","corporation":"C&O"} {"type":"run","corporation":"C&O","revenue":40,"pay":true} {"type":"endTurn","corporation":"C&O"} {"type":"run","corporation":"B&O","revenue":70,"pay":true}
{"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"WM","revenue":110,"pay":true} {"type":"endTurn","corporation":"WM"} {"type":"convert","corporation":"VGN"} {"type":"run","corporation":"VGN","revenue":40,"pay":true}
{"type":"usePrivate","corporation":"VGN","private":"PY","use":"trainLimit"} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"RF&P","revenue":140,"pay":true,"coal":40}
{"type":"buyTrain","corporation":"RF&P","train":"2","from":"C&O","price":131} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"N&W","revenue":60,"pay":true} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"B&O","revenue":70,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"buyTrain","corporation":"C&O","train":"2G","from":"ipo"} {"type":"endTurn","corporation":"C&O"}
{"type":"run","corporation":"SR","revenue":50,"pay":false} {"type":"endTurn","corporation":"SR"} {"type":"buyShare","player":"p4","corporation":"VGN","from":"ipo"} {"type":"pass","player":"p4"}
{"type":"buyShare","player":"p3","corporation":"B&O","from":"market"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"N&W","from":"ipo"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"buyShare","player":"p4","corporation":"B&O","from":"market"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"N&W","from":"ipo"} {"type":"pass","player":"p1"}
{"type":"buyShare","player":"p2","corporation":"B&O","from":"market"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"placeToken","corporation":"WM"} {"type":"run","corporation":"WM","revenue":20,"pay":true} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"RF&P","revenue":190,"pay":false}
{"type":"endTurn","corporation":"RF&P"} {"type":"usePrivate","corporation":"VGN","private":"REA"} {"type":"run","corporation":"VGN","revenue":60,"pay":true} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"B&O","revenue":30,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"convert","corporation":"N&W"} {"type":"run","corporation":"N&W","revenue":70,"pay":true} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"C&O","revenue":80,"pay":false,"coal":40} {"type":"endTurn","corporation":"C&O"} {"type":"run","corporation":"SR","revenue":10,"pay":true} {"type":"endTurn","corporation":"SR"}
{"type":"run","corporation":"WM","revenue":110,"pay":false} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"VGN","revenue":60,"pay":true} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"RF&P","revenue":200,"pay":true,"coal":40} {"type":"endTurn","corporation":"RF&P"} {"type":"placeToken","corporation":"N&W"} {"type":"run","corporation":"N&W","revenue":70,"pay":true}
{"type":"endTurn","corporation":"N&W"} {"type":"run","corporation":"B&O","revenue":10,"pay":false} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"SR","revenue":10,"pay":false} {"type":"endTurn","corporation":"SR"}
{"type":"placeToken","corporation":"C&O"} {"type":"run","corporation":"C&O","revenue":100,"pay":true} {"type":"endTurn","corporation":"C&O"} {"type":"buyShare","player":"p4","corporation":"VGN","from":"market"}
{"type":"pass","player":"p4"} {"type":"buyShare","player":"p3","corporation":"RF&P","from":"ipo"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"VGN","from":"market"} {"type":"pass","player":"p1"}
{"type":"buyShare","player":"p2","corporation":"SR","from":"ipo"} {"type":"pass","player":"p2"} {"type":"buyShare","player":"p4","corporation":"N&W","from":"ipo"} {"type":"pass","player":"p4"}
{"type":"buyShare","player":"p3","corporation":"SR","from":"market"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"SR","from":"market"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"convert","corporation":"WM"} {"type":"placeToken","corporation":"WM"} {"type":"run","corporation":"WM","revenue":70,"pay":false}
{"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"RF&P","revenue":230,"pay":true} {"type":"buyTrain","corporation":"RF&P","train":"2G","from":"ipo"} {"type":"endTurn","corporation":"RF&P"}
{"type":"run","corporation":"N&W","revenue":60,"pay":true} {"type":"endTurn","corporation":"N&W"} {"type":"run","corporation":"VGN","revenue":10,"pay":false} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"B&O","revenue":80,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"C&O","revenue":110,"pay":true} {"type":"buyTrain","corporation":"C&O","train":"1G","from":"VGN","price":166}
{"type":"endTurn","corporation":"C&O"} {"type":"run","corporation":"SR","revenue":50,"pay":true} {"type":"endTurn","corporation":"SR"} {"type":"run","corporation":"RF&P","revenue":320,"pay":false,"coal":40}
{"type":"endTurn","corporation":"RF&P"} {"type":"placeToken","corporation":"WM"} {"type":"run","corporation":"WM","revenue":60,"pay":true} {"type":"endTurn","corporation":"WM"}
{"type":"run","corporation":"N&W","revenue":60,"pay":false} {"type":"endTurn","corporation":"N&W"} {"type":"buyTrain","corporation":"VGN","train":"2G","from":"RF&P","price":177} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"B&O","revenue":40,"pay":false} {"type":"buyTrain","corporation":"B&O","train":"2","from":"RF&P","price":84} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"C&O","revenue":90,"pay":false}
{"type":"endTurn","corporation":"C&O"} {"type":"placeToken","corporation":"SR"} {"type":"run","corporation":"SR","revenue":30,"pay":true} {"type":"endTurn","corporation":"SR"} {"type":"pass","player":"p2"}
{"type":"buyShare","player":"p4","corporation":"RF&P","from":"market"} {"type":"pass","player":"p4"} {"type":"buyShare","player":"p3","corporation":"N&W","from":"ipo"} {"type":"pass","player":"p3"}
{"type":"buyShare","player":"p1","corporation":"RF&P","from":"market"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"buyShare","player":"p3","corporation":"SR","from":"market"}
{"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"run","corporation":"WM","revenue":110,"pay":false}
{"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"RF&P","revenue":190,"pay":true} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"N&W","revenue":60,"pay":false}
{"type":"endTurn","corporation":"N&W"} {"type":"placeToken","corporation":"VGN"} {"type":"run","corporation":"VGN","revenue":90,"pay":true,"coal":40} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"B&O","revenue":10,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"SR","revenue":10,"pay":true} {"type":"endTurn","corporation":"SR"} {"type":"placeToken","corporation":"C&O"}
{"type":"run","corporation":"C&O","revenue":0,"pay":false} {"type":"endTurn","corporation":"C&O"} {"type":"run","corporation":"RF&P","revenue":90,"pay":false,"coal":40} {"type":"endTurn","corporation":"RF&P"}
{"type":"run","corporation":"WM","revenue":90,"pay":false,"coal":40} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"VGN","revenue":90,"pay":true} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"N&W","revenue":30,"pay":true} {"type":"endTurn","corporation":"N&W"} {"type":"run","corporation":"B&O","revenue":120,"pay":true} {"type":"buyTrain","corporation":"B&O","train":"2","from":"RF&P","price":80}
{"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"SR","revenue":20,"pay":true} {"type":"endTurn","corporation":"SR"} {"type":"placeToken","corporation":"C&O"}
{"type":"run","corporation":"C&O","revenue":130,"pay":true} {"type":"endTurn","corporation":"C&O"} {"type":"pass","player":"p1"} {"type":"buyShare","player":"p2","corporation":"SR","from":"market"} {"type":"pass","player":"p2"}
{"type":"pass","player":"p4"} {"type":"buyShare","player":"p3","corporation":"WM","from":"ipo"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"}
{"type":"buyShare","player":"p3","corporation":"VGN","from":"market"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"}
{"type":"placeToken","corporation":"RF&P"} {"type":"run","corporation":"RF&P","revenue":50,"pay":true} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"VGN","revenue":30,"pay":false}
{"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"WM","revenue":50,"pay":false,"coal":40} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"B&O","revenue":20,"pay":false}
{"type":"endTurn","corporation":"B&O"} {"type":"placeToken","corporation":"N&W"} {"type":"run","corporation":"N&W","revenue":10,"pay":true} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"SR","revenue":20,"pay":true} {"type":"endTurn","corporation":"SR"} {"type":"run","corporation":"C&O","revenue":30,"pay":true} {"type":"endTurn","corporation":"C&O"}
{"type":"placeToken","corporation":"RF&P"} {"type":"run","corporation":"RF&P","revenue":20,"pay":true} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"VGN","revenue":100,"pay":false}
{"type":"buyTrain","corporation":"VGN","train":"1G","from":"C&O","price":104} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"N&W","revenue":60,"pay":true} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"WM","revenue":30,"pay":true} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"SR","revenue":30,"pay":true,"coal":20} {"type":"endTurn","corporation":"SR"}
{"type":"run","corporation":"B&O","revenue":90,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"C&O","revenue":100,"pay":false,"coal":40} {"type":"endTurn","corporation":"C&O"}
{"type":"pass","player":"p1"} {"type":"buyShare","player":"p2","corporation":"C&O","from":"ipo"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"buyShare","player":"p3","corporation":"B&O","from":"market"}
{"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"sellShares","player":"p3","corporation":"RF&P","shares":2}
{"type":"buyShare","player":"p3","corporation":"WM","from":"ipo"} {"type":"pass","player":"p3"} {"type":"buyShare","player":"p1","corporation":"RF&P","from":"market"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"run","corporation":"B&O","revenue":200,"pay":true} {"type":"endTurn","corporation":"B&O"}
{"type":"run","corporation":"RF&P","revenue":110,"pay":true} {"type":"endTurn","corporation":"RF&P"} {"type":"placeToken","corporation":"N&W"} {"type":"run","corporation":"N&W","revenue":80,"pay":false}
{"type":"endTurn","corporation":"N&W"} {"type":"run","corporation":"SR","revenue":40,"pay":false} {"type":"endTurn","corporation":"SR"} {"type":"run","corporation":"WM","revenue":0,"pay":false} {"type":"endTurn","corporation":"WM"}
{"type":"run","corporation":"VGN","revenue":90,"pay":true,"coal":60} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"C&O","revenue":10,"pay":true} {"type":"endTurn","corporation":"C&O"}
{"type":"run","corporation":"B&O","revenue":160,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"RF&P","revenue":70,"pay":true} {"type":"endTurn","corporation":"RF&P"}
{"type":"run","corporation":"VGN","revenue":50,"pay":true} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"N&W","revenue":40,"pay":true} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"SR","revenue":10,"pay":true} {"type":"endTurn","corporation":"SR"} {"type":"run","corporation":"WM","revenue":40,"pay":true} {"type":"endTurn","corporation":"WM"}
{"type":"run","corporation":"C&O","revenue":10,"pay":true} {"type":"buyTrain","corporation":"C&O","train":"1G","from":"SR","price":151} {"type":"endTurn","corporation":"C&O"}
{"type":"buyShare","player":"p2","corporation":"N&W","from":"market"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"sellShares","player":"p2","corporation":"SR","shares":2} {"type":"buyShare","player":"p2","corporation":"RF&P","from":"market"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"}
{"type":"pass","player":"p1"} {"type":"buyShare","player":"p2","corporation":"C&O","from":"market"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"pass","player":"p2"} {"type":"run","corporation":"B&O","revenue":150,"pay":true} {"type":"buyTrain","corporation":"B&O","train":"2G","from":"VGN","price":274} {"type":"endTurn","corporation":"B&O"}
{"type":"run","corporation":"RF&P","revenue":50,"pay":false} {"type":"endTurn","corporation":"RF&P"} {"type":"placeToken","corporation":"VGN"} {"type":"run","corporation":"VGN","revenue":60,"pay":false}
{"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"N&W","revenue":70,"pay":true} {"type":"buyTrain","corporation":"N&W","train":"2","from":"B&O","price":126} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"WM","revenue":30,"pay":false} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"C&O","revenue":170,"pay":false,"coal":60}
{"type":"buyTrain","corporation":"C&O","train":"2G","from":"B&O","price":372} {"type":"endTurn","corporation":"C&O"} {"type":"buyTrain","corporation":"SR","train":"2","from":"N&W","price":122} {"type":"endTurn","corporation":"SR"}
{"type":"run","corporation":"B&O","revenue":100,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"RF&P","revenue":50,"pay":false} {"type":"endTurn","corporation":"RF&P"}
{"type":"run","corporation":"N&W","revenue":50,"pay":true} {"type":"endTurn","corporation":"N&W"} {"type":"run","corporation":"VGN","revenue":60,"pay":true,"coal":20} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"WM","revenue":90,"pay":true} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"C&O","revenue":90,"pay":true} {"type":"endTurn","corporation":"C&O"}
{"type":"run","corporation":"SR","revenue":40,"pay":true} {"type":"endTurn","corporation":"SR"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"buyShare","player":"p2","corporation":"VGN","from":"market"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"}
{"type":"buyShare","player":"p2","corporation":"SR","from":"market"} {"type":"pass","player":"p2"} {"type":"pass","player":"p4"} {"type":"pass","player":"p3"} {"type":"pass","player":"p1"} {"type":"pass","player":"p2"}
{"type":"run","corporation":"B&O","revenue":30,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"VGN","revenue":30,"pay":true} {"type":"endTurn","corporation":"VGN"}
{"type":"run","corporation":"RF&P","revenue":110,"pay":false} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"N&W","revenue":50,"pay":true} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"WM","revenue":60,"pay":false} {"type":"buyTrain","corporation":"WM","train":"2","from":"B&O","price":3} {"type":"endTurn","corporation":"WM"} {"type":"run","corporation":"C&O","revenue":210,"pay":true}
{"type":"endTurn","corporation":"C&O"} {"type":"placeToken","corporation":"SR"} {"type":"run","corporation":"SR","revenue":50,"pay":true} {"type":"buyTrain","corporation":"SR","train":"2G","from":"C&O","price":310}
{"type":"endTurn","corporation":"SR"} {"type":"run","corporation":"B&O","revenue":30,"pay":true} {"type":"endTurn","corporation":"B&O"} {"type":"run","corporation":"VGN","revenue":50,"pay":true,"coal":20}
{"type":"buyTrain","corporation":"VGN","train":"2G","from":"C&O","price":314} {"type":"endTurn","corporation":"VGN"} {"type":"run","corporation":"N&W","revenue":50,"pay":true} {"type":"endTurn","corporation":"N&W"}
{"type":"run","corporation":"C&O","revenue":0,"pay":false} {"type":"endTurn","corporation":"C&O"} {"type":"run","corporation":"SR","revenue":110,"pay":true} {"type":"endTurn","corporation":"SR"}
{"type":"run","corporation":"RF&P","revenue":110,"pay":false,"coal":40} {"type":"endTurn","corporation":"RF&P"} {"type":"run","corporation":"WM","revenue":180,"pay":true} {"type":"endTurn","corporation":"WM"}
`

/** A game to look at, and a table to try: a share is bought, and then a corporation runs. */
export const sample: Sample = {
  players: ['Ann', 'Bo', 'Cy', 'Dee'].map((name, i) => ({ id: `p${i + 1}`, name })),
  actions: entriesOf(PLAYED),
  tryAt: 91,
}
