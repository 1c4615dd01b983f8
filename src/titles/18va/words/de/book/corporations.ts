import type { Book } from '../../vocabulary'

/** How corporations are formed, and who is president (4.4 to 4.4.2). */
export const corporations = {
  '4.4': {
    heading: 'Gesellschaften',
    text: 'Die B&O hat immer zehn Anteile und vier Bahnhöfe; die anderen beginnen mit fünf Anteilen und zwei Bahnhöfen, bis Phase 5 begonnen hat. Der Kauf der Direktorenaktie startet eine Gesellschaft: In der nächsten Betriebsrunde ist sie an der Reihe. Eine Gesellschaft mit fünf Anteilen bekommt das Geld jedes Anteils, wenn er verkauft wird. Verlässt der sechste Anteil einer Gesellschaft mit zehn ihre Kasse, bezahlt die Bank vier weitere zum Kurs, und diese kommen in den Pool, wie viel auch immer dort liegt.',
    example:
      'Die B&O steht bei 90 $, und ihr sechster Anteil wird aus der Kasse gekauft: Die Kasse bekommt 90 $ vom Käufer und 360 $ von der Bank, und vier Anteile liegen im Pool.',
  },
  '4.4.1': {
    heading: 'Gesellschaften, die spät starten',
    text: 'Ab Phase 5 beginnt jede Gesellschaft mit zehn Anteilen und vier Bahnhöfen. Die letzten vier Anteile übernimmt wie immer die Bank.',
    example:
      'Die WM startet in Phase 5 bei 70 $: 140 $ für 20 %, und acht Anteile von 10 % liegen in der Kasse.',
  },
  '4.4.2': {
    heading: 'Wechsel des Direktors',
    text: 'Direktor ist, wer die meisten Anteile hat, bei Gleichstand, wer es schon ist. Wer mehr hat, bekommt die Direktorenaktie für zwei einzelne Anteile, dazu die Gesellschaftstafel mit allem, was darauf liegt. Haben mehrere gleich viele, ist es der Erste in der Spielreihenfolge nach dem bisherigen Direktor.',
    example:
      'Ann ist mit 3 Anteilen Direktor. Bo kauft einen vierten und übernimmt; mit drei ginge das nicht.',
  },
} as const satisfies Partial<Book>
