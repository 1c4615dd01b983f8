import type { Book } from '../../vocabulary'

/** Stock rounds (3 to 3.2). */
export const stock = {
  '3': {
    heading: 'Aktienrunde',
    text: 'Wer die Vorrangkarte hat, beginnt. Dann geht es im Uhrzeigersinn um den Tisch.',
    example:
      'Vier Spieler, und Bo hat die Vorrangkarte: Spielzug 1 gehört Bo, Spielzug 2, 3 und 4 den Spielern links von Bo, und Spielzug 5 wieder Bo.',
  },
  '3.1': {
    heading: 'Spielzug, solange Privatgesellschaften unverkauft sind',
    text: 'Solange die Bank eine Privatgesellschaft zu verkaufen hat, gibt es in einem Spielzug drei Möglichkeiten: die günstigste kaufen, auf eine andere bieten oder passen. Anteile von Gesellschaften werden weder gekauft noch verkauft. Das gilt bis zum Ende des Spielzugs, in dem die letzte verkauft wird.',
    example:
      'Cy kauft für 120 $ die letzte Privatgesellschaft: Der Spielzug ist vorbei, und der nächste Spieler darf eine Gesellschaft starten.',
  },
  '3.1(a)': {
    heading: 'Die günstigste Privatgesellschaft kaufen',
    text: 'Die nach Nennwert günstigste unverkaufte Privatgesellschaft kauft man zum Nennwert oder zum Preis nach 3.1.2. Liegen auf der dann günstigsten Gebote, wird sie sofort versteigert, und so weiter, bis auf der günstigsten keine Gebote liegen oder alle verkauft sind. Die Aktienrunde geht mit dem Spieler nach dem Käufer weiter, wer auch immer die Versteigerungen gewonnen hat.',
    example:
      'Ann kauft die Tuscumbia für 20 $. Auf die South & North Alabama hat nur Bo geboten und zahlt die 45 $. Auf die nächste hat niemand geboten, also ist der Spieler nach Ann an der Reihe.',
  },
  '3.1(b)': {
    heading: 'Auf eine andere Privatgesellschaft bieten',
    text: 'Ein Gebot auf eine unverkaufte Privatgesellschaft außer der günstigsten verbraucht den Spielzug. Es lautet auf ganze Dollar und liegt mindestens 5 $ über dem vorigen Gebot oder, wenn es keines gibt, über dem Nennwert. Der Betrag wird zurückgelegt und ist für nichts anderes da, bis diese Privatgesellschaft versteigert wird; bieten kann man nur mit Bargeld, das nicht zurückgelegt ist. Ein Gebot kann nicht zurückgenommen werden und bleibt über Betriebsrunden hinweg bestehen.',
    example:
      'Der Nennwert ist 40 $: Das erste Gebot beträgt mindestens 45 $, das nächste dann mindestens 50 $. Wer 150 $ hat und davon 45 $ zurückgelegt, kann anderswo bis zu 105 $ bieten.',
  },
  '3.1.1': {
    heading: 'Ablauf einer Versteigerung',
    text: 'Nur wer auf die Privatgesellschaft geboten hat, nimmt teil. Ein einziger Bieter zahlt sein Gebot und erhält sie. Sonst gilt das höchste Gebot, und die Bieter werden im Uhrzeigersinn gefragt, angefangen links vom Höchstbietenden: Jeder erhöht um mindestens 5 $ oder passt. Wer gepasst hat, darf erhöhen, wenn er wieder gefragt wird. Haben alle außer dem Höchstbietenden nacheinander gepasst, zahlt dieser und erhält die Privatgesellschaft. Geld, das für sie zurückgelegt ist, kann verwendet werden, das für andere nicht.',
    example:
      'Ann hat 45 $ geboten, Bo 50 $ und Cy 55 $, und sie sitzen in dieser Reihenfolge. Ann wird zuerst gefragt und müsste 60 $ bieten. Ann und Bo passen: Cy zahlt 55 $.',
  },
  '3.1.2': {
    heading: 'Nachlass und Zwangskauf der ersten Privatgesellschaft',
    text: 'Jede Aktienrunde, die ohne Verkauf der Tuscumbia endet, senkt ihren Preis um 5 $: auf 15 $ in der zweiten Aktienrunde, 10 $ in der dritten, 5 $ in der vierten. Im ersten Spielzug der fünften muss der Spieler mit der Vorrangkarte sie umsonst nehmen. Das gilt als Kauf, verbraucht den Spielzug und kann Versteigerungen auslösen. Keine andere Privatgesellschaft wird billiger oder muss genommen werden.',
    example: 'In zwei Aktienrunden hat niemand die Tuscumbia gekauft: In der dritten kostet sie 10 $.',
  },
  '3.2': {
    heading: 'Gewöhnlicher Spielzug der Aktienrunde',
    text: 'Sobald die Bank alle Privatgesellschaften verkauft hat, darf man Anteile an die Bank und Privatgesellschaften an andere Spieler verkaufen und ein Zertifikat kaufen, oder man passt. Der eine Kauf kommt vor allen Verkäufen des Spielzugs oder nach allen. Wer in dieser Aktienrunde Anteile einer Gesellschaft verkauft hat, kann bis zur nächsten keine davon kaufen.',
    example:
      'Ann verkauft 2 Anteile von L&N für 150 $ und 1 von WRA für 70 $ und kauft dann TAG zu 65 $. Zuerst zu kaufen wäre ebenso erlaubt, nach dem Kauf noch einmal zu verkaufen nicht.',
  },
  '3.2(a)': {
    heading: 'Anteile verkaufen',
    text: 'Zertifikate einer Gesellschaft werden zum Kurs an die Bank verkauft und liegen dann im Offenen Markt. Alle, die auf einmal verkauft werden, bringen denselben Preis. Danach fällt der Kursmarker für jeden verkauften Anteil um ein Feld, höchstens bis zur untersten Zeile, und liegt unter den Markern, die schon dort sind. Verkauft werden darf auch, bevor die Gesellschaft den Betrieb aufgenommen oder einen Spielzug gehabt hat.',
    example:
      'L&N steht bei 75 $, und Ann verkauft 2 Anteile: 150 $ für Ann, und der Kursmarker fällt über 70 $ auf 65 $.',
  },
  '3.2(a)(1)': {
    heading: 'Keine Verkäufe in der ersten Aktienrunde',
    text: 'In der ersten Aktienrunde des Spiels darf niemand Zertifikate an die Bank verkaufen.',
    example:
      'Ann hält 2 Zertifikate von WRA zu 70 $: Ab Aktienrunde 2 können sie 140 $ bringen, in Aktienrunde 1 nichts.',
  },
  '3.2(a)(2)': {
    heading: 'Höchstens die Hälfte im Offenen Markt',
    text: 'Kein Verkauf darf mehr als 50 % einer Gesellschaft in den Offenen Markt bringen. Genau 50 % sind erlaubt. Was im Startangebot liegt, zählt nicht.',
    example: 'Liegen 40 % von TAG im Offenen Markt, kann noch 1 Anteil verkauft werden, 2 können es nicht.',
  },
  '3.2(a)(3)': {
    heading: 'Eine Direktorenaktie verkaufen',
    text: 'Die Direktorenaktie kann nur verkauft werden, wenn ein anderer Spieler mindestens 20 % der Gesellschaft hält, und nur mit so vielen Anteilen, dass der Direktor wechselt.',
    example:
      'Ann ist Direktor mit 30 %. Bo hält 20 %: Ann darf 20 % verkaufen, behält 10 %, und Bo ist Direktor. Hielte Bo 10 %, könnte Ann nur 10 % verkaufen.',
  },
  '3.2(a)(4)': {
    heading: 'Eine halbe Direktorenaktie verkaufen',
    text: 'Wer von einer Gesellschaft nichts als die Direktorenaktie hält, darf unter den beiden Bedingungen von 3.2(a)(3) 10 % verkaufen und 10 % behalten. Der neue Direktor gibt zuerst zwei Zertifikate zu 10 % dafür, und eines davon kommt in den Offenen Markt.',
    example:
      'Ann und Bo halten je 20 %, und Ann ist Direktor. Ann verkauft 10 %: Bo nimmt die Direktorenaktie, und Ann behält ein Zertifikat zu 10 %.',
  },
  '3.2(b)': {
    heading: 'Eine Privatgesellschaft an einen Spieler verkaufen',
    text: 'Eine Privatgesellschaft darf zu jedem vereinbarten Preis in ganzen Dollar, mindestens 1 $, an einen anderen Spieler verkauft werden. Das geht im Spielzug des Verkäufers oder des Käufers. Im Spielzug des Käufers zählt das als dessen einer Kauf. Die Bank nimmt keine zurück.',
    example:
      'Bo kauft die New Decatur Yards von Ann für 130 $. Geschieht das in Anns Spielzug, bleibt Bos nächster Kauf frei.',
  },
  '3.2(c)': {
    heading: 'Ein Zertifikat kaufen',
    text: 'In einem Spielzug darf ein Zertifikat gekauft werden: eine Direktorenaktie, ein Zertifikat zu 10 % aus dem Startangebot oder aus dem Offenen Markt oder eine Privatgesellschaft von einem anderen Spieler. Die Grenzen von 3.3 gelten, das Bargeld muss reichen, und Anteile einer Gesellschaft, von der man in dieser Aktienrunde verkauft hat, sind ausgeschlossen.',
    example:
      'Cy hat 140 $ und darf ein Zertifikat kaufen: L&N zu 75 $ aus dem Startangebot oder TAG zu 65 $ aus dem Offenen Markt, nicht beide.',
  },
  '3.2(c)(1)': {
    heading: 'Eine Direktorenaktie kaufen',
    text: 'Der Käufer einer Direktorenaktie legt den Nennwert fest, 60 $, 70 $, 75 $, 90 $ oder 105 $, und zahlt für 20 % das Doppelte. Der Kursmarker kommt auf der Kurstabelle auf das Startfeld mit diesem Wert, unter die Marker, die schon dort sind.',
    example: 'Ann startet L&N zu 75 $ und zahlt 150 $ für die Direktorenaktie. Der Kurs ist ebenfalls 75 $.',
  },
  '3.2(c)(2)': {
    heading: 'Aus dem Startangebot kaufen',
    text: 'Ein Zertifikat zu 10 % aus dem Startangebot kostet den Nennwert. Zuerst muss die Direktorenaktie verkauft sein. Bleiben nach einem Kauf dort 40 %, nimmt die Gesellschaft den Betrieb auf.',
    example:
      'L&N hat einen Nennwert von 75 $. Das vierte Zertifikat zu 10 % wird für 75 $ gekauft, und L&N nimmt den Betrieb auf.',
  },
  '3.2(c)(3)': {
    heading: 'Aus dem Offenen Markt kaufen',
    text: 'Ein Zertifikat zu 10 % aus dem Offenen Markt kostet den Kurs. Ein Kauf bewegt den Kursmarker nicht. Eine Direktorenaktie liegt dort nie.',
    example: 'Der Kurs von TAG ist 65 $: Ein Zertifikat aus dem Offenen Markt kostet 65 $.',
  },
  '3.2(c)(4)': {
    heading: 'Eine Privatgesellschaft von einem Spieler kaufen',
    text: 'Eine Privatgesellschaft darf zu jedem vereinbarten Preis in ganzen Dollar, mindestens 1 $, von einem anderen Spieler gekauft werden. Im Spielzug des Käufers zählt das als dessen einer Kauf.',
    example:
      'Im eigenen Spielzug zahlt Bo an Ann 130 $ für die New Decatur Yards: Das war der Kauf, und Anteile kann Bo in diesem Spielzug nicht mehr kaufen.',
  },
} as const satisfies Partial<Book>
