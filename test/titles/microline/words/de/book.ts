import type { Vocabulary } from '../vocabulary'

/** Das Regelheft auf Deutsch. */
export const book: Awaited<ReturnType<Vocabulary['book']>> = {
  cards: {
    heading: 'Ein Zug',
    text: 'Reihum nehmen alle eine Karte, zweimal in jeder Runde. Von jeder Karte gibt es so viele, wie Leute mitspielen. Zahltag bringt $20; Börse und Fahrplan dürfen ungenutzt bleiben.',
    example: 'Zu zweit gibt es den Fahrplan zweimal: Wer ihn danach will, muss eine andere Karte nehmen.',
  },
  shares: {
    heading: 'Anteile',
    text: 'Mit der Börse kauft man einen unverkauften Anteil, zum Kurs der Gesellschaft auf der Leiter, von der Bank. Jede Gesellschaft hat fünf Anteile.',
    example: 'Der Marker einer Gesellschaft liegt auf $35: Der Anteil kostet $35.',
  },
  runs: {
    heading: 'Eine Gesellschaft fahren lassen',
    text: 'Mit dem Fahrplan lässt man eine Gesellschaft fahren, von der man einen Anteil hat. Für jeden verkauften Anteil wird ein Fünftel der Einnahme ausgezahlt, und der Marker geht nach rechts, am Ende der Zeile nach oben; oder die Gesellschaft behält alles, und er geht nach links, am Anfang der Zeile nach unten.',
    example: 'Eine Einnahme von $50 bringt $10 je Anteil: zwei Anteile also $20.',
  },
  rounds: {
    heading: 'Das Ende des Spiels',
    text: 'Nach zwei Runden ist das Spiel zu Ende, oder nach dreien, wenn das vereinbart ist. Es zählen Geld und Anteile zu ihrem Kurs.',
    example: '$60 und zwei Anteile zu $40 sind $140.',
  },
  ruling: {
    heading: 'Was der Tisch entscheidet',
    text: 'Die Bank darf Geld und Marker versetzen und jemand anderem den Zug geben. Dadurch entsteht nichts.',
    example: 'Jemand bekam $20 zu viel: Eine Entscheidung gibt $20 an die Bank zurück.',
  },
}
