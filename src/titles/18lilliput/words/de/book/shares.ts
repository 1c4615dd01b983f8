import type { Book } from '../../vocabulary'

/** Shares, founding, limits and stations. */
export const shares = {
  shares: {
    heading: 'Aktien verkaufen und kaufen',
    text: 'Mit einer Karte für Aktien darf man zuerst beliebig viele verkaufen und dann eine kaufen. Verkaufte Aktien gehen zum jetzigen Kurs an die Bank, und dann geht der Marker für jede ein Feld abwärts: aus der oberen Reihe gerade nach unten, aus der unteren nach links oben. Am Anfang der unteren Reihe bleibt er stehen. Ein Marker, der auf ein Feld kommt, kommt unter alle, die dort liegen. Mehrere Aktien einer Gesellschaft, zusammen verkauft, bringen je denselben Kurs; nacheinander verkauft bringen sie immer weniger. Die Bank nimmt beliebig viele. Eine Direktorenaktie wird nie verkauft.\nDanach darf man von der Bank eine Aktie von 10 % zum Kurs kaufen, auch eine eben verkaufte; oder eine Direktorenaktie. Danach wird mit dieser Karte nichts mehr verkauft.',
    example:
      'Slamecksan steht bei 70 $ in der oberen Reihe. Ann verkauft 2 Aktien zusammen für 140 $. Nacheinander brächte die zweite nur die 62 $ des Feldes darunter: 132 $.',
  },
  founding: {
    heading: 'Eine Gesellschaft gründen',
    text: 'Statt einer Aktie darf man die Direktorenaktie einer Gesellschaft kaufen, die niemand leitet. Dazu wählt man ein beliebiges Feld der Kurstabelle für ihren Marker und zahlt das Fünffache seines Kurses an die Bank; die Bank zahlt das Zehnfache in die Kasse. Der Heimatbahnhof kommt auf einen beliebigen freien Platz einer Stadt; gibt es keinen, kann nichts gegründet werden. Startgesellschaften, die niemand gewählt hat, sind aus dem Spiel. Sofort darf die Gesellschaft einen ausgemusterten Zug zum aufgedruckten Preis kaufen, sonst nichts. Sie fährt noch in derselben Runde.',
    example:
      'Cy gründet eine Gesellschaft bei 60 $ und zahlt 300 $, und in ihre Kasse kommen 600 $. Sie kauft einen ausgemusterten 3er-Zug für 150 $ und behält 450 $.',
  },
  shareLimit: {
    heading: 'Aktienlimit',
    text: 'Niemand darf mehr als fünf Zertifikate halten, eine Direktorenaktie als eines gezählt, und darunter höchstens zwei Direktorenaktien. Ein Verkauf davor schafft Platz. Alle Aktien einer Gesellschaft dürfen in einer Hand sein.',
    example:
      'Di leitet 2 Gesellschaften und hält 3 weitere Aktien: Das sind 5 Zertifikate. Für eine neue Aktie muss mit derselben Karte zuerst eine verkauft werden.',
  },
  stations: {
    heading: 'Bahnhöfe',
    text: 'Mit einer Karte für einen Bahnhof setzt eine der eigenen Gesellschaften einen Marker auf einen freien Kreis einer Stadt, die sie von einem ihrer Bahnhöfe auf einer Strecke beliebiger Länge erreicht. Der erste nach dem Heimatbahnhof kostet 40 $, der nächste 100 $; mit dem General 20 $ und 50 $. Mehr Marker hat sie nicht. Eine Stadt nimmt von jeder Gesellschaft einen auf. Jede Fahrt braucht einen eigenen Bahnhof, und eine Stadt voller fremder Bahnhöfe versperrt den Weg.',
    example:
      'Glimigrim setzt den ersten Bahnhof für 40 $ und in einer späteren Runde den letzten für 100 $: zusammen 140 $, mit dem General 70 $.',
  },
} as const satisfies Partial<Book>
