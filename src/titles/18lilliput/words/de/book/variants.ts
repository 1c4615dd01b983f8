import type { Book } from '../../vocabulary'

/** Other numbers of players, variants, and the banker's ruling. */
export const variants = {
  threePlayers: {
    heading: 'Zu dritt',
    text: 'Das Spiel hat neun Runden, und Dividenden zählen in der neunten doppelt. Die Startgesellschaft, die niemand gewählt hat, ist aus dem Spiel. Im Stapel sind zwei 2er-Züge und weniger von den anderen: fünf 3er, vier 4er, drei 5er, zwei 3D. Zwei Karten fehlen: die mit einem Gleisplättchen oder 5 $ und die mit Aktien oder 5 $.',
    example: 'Zu dritt werden in jeder Runde 6 der 8 Karten genommen.',
  },
  twoPlayers: {
    heading: 'Zu zweit',
    text: 'Beide haben zwei Kopierkarten und wählen eine Gesellschaft und zwei Charaktere, in drei Durchgängen: im Uhrzeigersinn, zurück, wieder im Uhrzeigersinn. Die beiden Startgesellschaften, die niemand gewählt hat, sind aus dem Spiel. Im Stapel sind zwei 2er-Züge, drei 3er, drei 4er, zwei 5er, zwei 3D. Sechs Karten sind im Spiel: ein gelbes und ein grünes Gleisplättchen, zwei gelbe, Aktien oder 10 $, zwei Züge, ein Bahnhof, Geld.',
    example:
      'Zu zweit werden in jeder Runde 4 der 6 Karten genommen, und jede übrige Kopierkarte zählt 20 $.',
  },
  variants: {
    heading: 'Varianten und ihre Regeln',
    text: 'Brobdingnag: Eine Dividende teilen sich Aktionäre und Gesellschaft je zur Hälfte. Die Hälfte der Aktionäre wird auf Zehner abgerundet, und die Gesellschaft hat den Rest; in der letzten Runde wird beides doppelt gezahlt. Alles einzubehalten bleibt erlaubt.\nFür Profis: Der Zug, den die Bürokratie nimmt, kommt schon vor den Fahrten zu den ausgemusterten Zügen, auch in der letzten Runde, sodass Züge veralten oder verfallen können, bevor sie gefahren sind.\nAllenbeck-Tottenham-Express: Ein Zug, der drei der vier benannten Städte besucht, fährt 20 $ mehr ein, einer mit allen vier 50 $ mehr, nie verdoppelt. Drei davon sind Plättchen der Variante. Wo die vierte liegt, Mildendo, sagt die Regel nicht; ein Plättchen dieses Namens gibt es nicht, und so bleibt nur das rote Startplättchen, das in der Regel Maputo heißt. Paymaster nimmt beide für denselben Ort, und der ist nur Anfang oder Ende einer Strecke.\nLaputa: Auf den Plättchen mit farbigen Gleisen darf nur die Gesellschaft dieser Farbe sie befahren.',
    example:
      'Bei Brobdingnag bringen Einnahmen von 90 $ den Aktionären zusammen 40 $ und der Gesellschaft 50 $; fünf Zehntel bringen 20 $.',
  },
  ruling: {
    heading: 'Entscheidung des Tisches',
    text: 'Der Tisch entscheidet, und die Bücher folgen. Eine Entscheidung bewegt Geld, Aktien, einen Marker, einen Zug, Bahnhöfe, einen Charakter, Kopierkarten, oder sie legt fest, welche Phase ist oder wer an der Reihe ist. Es wird nur umgebucht, und von selbst folgt nichts daraus. Gezähltes Geld wird mit den Büchern verglichen. Der Tisch darf das Spiel jederzeit beenden; gewertet wird dann der jetzige Stand.',
    example:
      'Die 10 $, die Bo irrtümlich bekam, gehen durch eine Entscheidung an die Bank zurück: Was alle Spieler, Kassen und die Bank haben, ergibt zusammen immer noch 0 $.',
  },
} as const satisfies Partial<Book>
