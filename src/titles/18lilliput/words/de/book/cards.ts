import type { Book } from '../../vocabulary'

/** Action cards, the money they bring, copy cards, tiles. */
export const cards = {
  actions: {
    heading: 'Aktionen',
    text: 'Eine Runde beginnt damit, dass zweimal Aktionskarten genommen werden: zuerst im Uhrzeigersinn, angefangen bei der Startspielerkarte, dann wieder zurück. Wer beim ersten Mal zuletzt dran ist, spielt also zweimal hintereinander. In jedem Spielzug wird eine Karte aus der Mitte genommen und für einen ihrer zwei Zwecke verwendet. Eine Karte zu nehmen ist Pflicht; was sie erlaubt, muss man nicht tun.\nDie Karten sind: ein Gleisplättchen beliebiger Farbe oder 5 $. Ein gelbes und ein grünes oder eines beliebiger Farbe. Zwei gelbe oder 5 $. Aktien oder ein Gleisplättchen; Aktien oder 10 $; Aktien oder 5 $. Ein Zug oder ein Gleisplättchen. Zwei Züge oder 5 $. Ein Bahnhof oder 5 $. Und 20 $ auf die Hand oder 50 $, 70 $ oder 100 $ für die eigenen Gesellschaften.\nVor oder nach dem, was die Karte erlaubt, dürfen veraltete Züge ausgemustert und der Schatzmeister eingetauscht werden.',
    example:
      'Zu viert ist Di beim ersten Mal zuletzt dran und nimmt eine Karte für Züge, dann gleich eine für Aktien: 2 Spielzüge hintereinander.',
  },
  copyCard: {
    heading: 'Dimen’s-Land-Kopierkarte',
    text: 'Statt eine Karte aus der Mitte zu nehmen, darf man eine Kopierkarte abgeben und eine Karte verwenden, die in dieser Runde schon jemand genommen hat, auch man selbst. Sie gilt für jeden ihrer beiden Zwecke. Die Kopierkarte ist danach weg. Eine, die am Ende übrig ist, zählt 20 $.',
    example:
      'Bo hat die Karte für zwei Züge genommen. Cy gibt eine Kopierkarte ab und kauft ebenfalls bis zu 2 Züge. Am Ende fehlen Cy 20 $, die Bo hat.',
  },
  tiles: {
    heading: 'Gleisplättchen legen',
    text: 'Ein Gleisplättchen liegt an einem anderen an und setzt Gleise fort, die zu einem Bahnhof der Gesellschaft führen, ohne dass fremde Bahnhöfe den Weg versperren. Strecken und Städte wechseln sich ab: Keine Stadt liegt an einer Stadt, keine Strecke an einer Strecke, außer an Maputo. Grüne Plättchen ersetzen gelbe ab Phase 3, braune ersetzen grüne ab Phase 5; alle Gleise bleiben, und Bahnhöfe behalten ihre Anschlüsse. Städte werden durch Städte ersetzt, Y durch Y, Strecken durch Strecken.\nGleisplättchen sind kostenlos, mit einer Ausnahme: Ein gelbes Y-Plättchen kostet eine der eigenen Gesellschaften 50 $, mit dem Kaiser nichts. Nur das wird in Paymaster eingetragen.',
    example:
      'Mit der Karte für zwei gelbe Plättchen legt Ann ein Y und eine Strecke: Mildendo zahlt 50 $. Zwei Y wären 100 $.',
  },
  privateMoney: {
    heading: 'Geld auf die Hand',
    text: 'Viele Karten bringen statt ihrer Aktion Geld von der Bank auf die Hand: 5 $, mit einer der Karten für Aktien 10 $; die Geldkarte bringt 20 $. Es wird sofort gezahlt und ist Privatgeld. Man kauft damit Aktien und Direktorenaktien, und es darf einer Gesellschaft ohne Zug zu einem verhelfen. Mit einer Kasse wird es nie vermischt.',
    example:
      'Cy nimmt die Karte für einen Bahnhof, kann keinen brauchen und nimmt stattdessen 5 $: Aus 27 $ werden 32 $.',
  },
  treasuryMoney: {
    heading: 'Geld für Gesellschaften',
    text: 'Die Geldkarte darf stattdessen für Gesellschaften verwendet werden: Die Bank zahlt 50 $ in ihre Kassen, ab Phase 3 sind es 70 $, ab Phase 5 dann 100 $. Der Betrag wird beliebig auf die eigenen Gesellschaften verteilt, in ganzen Dollar, und alles ist vergeben, bevor der Spielzug endet.\nDie Kasse einer Gesellschaft bleibt getrennt vom Geld ihres Direktors und dem anderer Gesellschaften. Aus ihr werden Y-Plättchen, Bahnhöfe und Züge bezahlt. Was der Zug einer anderen Gesellschaft kostet, kommt in deren Kasse, also lässt sich mit seinem Preis Geld zwischen zwei Gesellschaften desselben Direktors verschieben. Am Ende zählen Kassen für niemanden.',
    example:
      'In Phase 3 gibt Bo von den 70 $ der einen Gesellschaft 40 $ und der anderen 30 $. Später hat die eine 310 $ und kauft der anderen deren 2er-Zug für 300 $ ab: Hier bleiben 10 $, dort sind 300 $ mehr.',
  },
} as const satisfies Partial<Book>
