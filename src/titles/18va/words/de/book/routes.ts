import type { Book } from '../../vocabulary'

/** Off-Map Areas, earnings and dividends (4.5.4 to 4.5.7). */
export const routes = {
  '4.5.4': {
    heading: 'Gebiete außerhalb',
    text: 'Es gibt Städte außerhalb, Häfen und Kohlereviere. Jedes ist das Ende einer Strecke, und eine Strecke hat von jeder Art höchstens eines.',
    example: 'Ein 2G-Zug darf von Grafton zu einem Hafen fahren, aber nicht von Grafton nach Roanoke.',
  },
  '4.5.4.1': {
    heading: 'Städte außerhalb',
    text: 'Philadelphia, Greensboro und Rocky Mount zählen als Städte. Ab Phase 5 gilt der zweite Wert. Ein eigener Bahnhof dort verdoppelt den Wert für die Gesellschaft.',
    example: 'Philadelphia ist mit eigenem Bahnhof vor Phase 5 80 $ wert.',
  },
  '4.5.4.2': {
    heading: 'Häfen',
    text: 'Wo eine Gesellschaft in einer Stadt mit Hafen einen Bahnhof hat, zählen ihre Züge den Bonus des Hafens zur Stadt dazu. Ein Güterzug, der zum Hafen fährt, zählt Stadt und Bonus doppelt. Ein Hafen ist keine eigene Stadt.',
    example: 'Eine Stadt mit 20 $ und ein Hafen mit 40 $: Ein Personenzug zählt 60 $, ein Güterzug 120 $.',
  },
  '4.5.4.3': {
    heading: 'Kohlereviere',
    text: 'Nur Güterzüge fahren zur Kohle. Sie bringt 20 $ für jede Zahl des Zugs zu seinen Einnahmen dazu. Mit einem Bahnhof dort zahlt die Bank noch einmal so viel in die Kasse, ob ausgeschüttet wird oder nicht; für den Kursmarker zählt das nicht. Ab Phase 4D bekommen die Kassen nichts mehr.',
    example:
      'Ein 3G-Zug, der nach Roanoke fährt, nimmt 60 $ mehr ein. Mit einem Bahnhof in Roanoke bekommt die Kasse weitere 60 $ neben der Dividende.',
  },
  '4.5.5': {
    heading: 'Fahren',
    text: 'Eine Gesellschaft mit Zügen fährt mit allen zusammen so viel ein wie möglich. Eine Strecke hat einen eigenen Bahnhof, mindestens zwei Halte und höchstens so viele Städte, wie die Zahl des Zugs sagt. Personenzüge übergehen Minen und Kohle, Güterzüge zählen sie. Ein 4D zählt seine Städte doppelt. Keine zwei Züge nutzen dasselbe Gleis.',
    example:
      'Ein 3er-Zug durch Städte mit 20 $, 30 $ und 30 $ nimmt 80 $ ein; ein 4D mit 60 $ + 40 $ + 40 $ + 30 $ nimmt 340 $ ein.',
  },
  '4.5.6': {
    heading: 'Dividende',
    text: 'Einnahmen werden ganz ausgeschüttet oder ganz einbehalten. Ausgeschüttet bringt jeder Anteil eines Spielers ein Fünftel bei fünf und ein Zehntel bei zehn Anteilen; Anteile im Pool zahlen in die Kasse, Anteile in der Kasse bringen nichts. Einbehalten geht alles in die Kasse. Die Kohle der Kasse wird zu dieser Zeit gezahlt.',
    example:
      'Eine Gesellschaft mit fünf Anteilen schüttet 100 $ aus: 20 $ je Anteil. Ann bekommt mit 3 Anteilen 60 $, und für einen im Pool bekommt die Kasse 20 $.',
  },
  '4.5.7': {
    heading: 'Der Kurs nach einer Fahrt',
    text: 'Der Marker geht nach rechts, wenn die ganze Dividende mindestens den Kurs erreicht, bleibt liegen, wenn sie kleiner ist, und geht nach links, wenn nichts gezahlt wurde. Eine Gesellschaft ohne Zug ist nicht gefahren: Ihr Marker geht nach links, bevor sie einen kauft.',
    example:
      'Bei 110 $ bewegt eine Dividende von 110 $ den Marker nach rechts, eine von 100 $ nicht, und 0 $ bewegen ihn nach links.',
  },
} as const satisfies Partial<Book>
