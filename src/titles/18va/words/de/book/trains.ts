import type { Book } from '../../vocabulary'

/** Trains and forced purchases (4.5.8 to 4.6.2). */
export const trains = {
  '4.5.8': {
    heading: 'Züge kaufen',
    text: 'Eine Gesellschaft unter ihrem Zuglimit darf Züge kaufen: den obersten der Bank oder einen aus dem Pool zum aufgedruckten Preis oder einen einer anderen Gesellschaft zu einem vereinbarten Preis, mindestens 1 $. Einen Zug der Bank oder aus dem Pool erklärt sie zum Personenzug oder zum Güterzug, und das bleibt er, bis er in den Pool kommt. Von der Bank kauft sie je Spielzug einen von jedem Typ, also höchstens den letzten eines Typs und den ersten des nächsten, bis der erste 6/5G-Zug gekauft ist; dann gilt das nicht mehr, und neben dem 6/5G stehen 4D-Züge zum Verkauf. Züge über einem neuen Limit kommen sofort und ohne Entschädigung in den Pool. „Sofort“ heißt für Paymaster, dass die Potomac Yards das Limit nicht dazwischen anheben: Sie werden vor dem Kauf genutzt.',
    example:
      'Ein 2/1G-Zug ist übrig: Die C&O kauft ihn für 100 $ und dann den ersten 3/2G-Zug für 200 $, der Phase 3 beginnt. Ein zweiter 3/2G-Zug muss bis zum nächsten Spielzug warten.',
  },
  '4.6': {
    heading: 'Ein Zug muss da sein',
    text: 'Am Ende ihres Spielzugs besitzt jede Gesellschaft einen Zug, mit oder ohne Strecke, solange Bank oder Pool einen haben. Die Kasse kauft, was sie bezahlen kann; reicht sie nur für einen günstigeren, kauft sie den.',
    example:
      'In der Kasse sind 150 $, ein 3/2G-Zug kostet 200 $, und im Pool liegt ein 2/1G-Zug zu 100 $: Die Gesellschaft kauft diesen.',
  },
  '4.6.1': {
    heading: 'Von einer anderen Gesellschaft',
    text: 'Ein Zug einer anderen Gesellschaft wird aus der Kasse bezahlt. Nur wenn diese ganz leer ist, darf der Direktor zahlen, bar und höchstens den aufgedruckten Preis, ohne dafür Anteile verkauft zu haben. Die Regel nennt das eine Alternative zum Aufbringen von Geld. Paymaster liest sie so, dass ein Zug, für den Anteile verkauft wurden, von der Bank oder aus dem Pool kommt, auch wenn die Kasse allein den einer anderen Gesellschaft bezahlen könnte.',
    example:
      'Die Kasse ist leer: Für den 3G-Zug einer anderen Gesellschaft darf der Direktor bis zu 300 $ zahlen.',
  },
  '4.6.2': {
    heading: 'Geld aufbringen',
    text: 'Kann die Kasse keinen Zug von Bank und Pool bezahlen, schießt der Direktor zum günstigsten zu, was fehlt. Die Tredegar Iron Works dürfen genutzt werden, müssen es aber nicht. Reicht das Bargeld nicht, werden Anteile verkauft, nach den Regeln eines Spielzugs der Aktienrunde: keine einer Gesellschaft in ihrem ersten Spielzug, von jeder Gesellschaft alle auf einmal, nicht mehr als nötig. Der Direktorenposten der Gesellschaft, die kauft, darf nicht wechseln, der anderer schon.',
    example:
      'Ein 4/3G-Zug kostet 300 $, in der Kasse sind 80 $, und der Direktor hat 150 $: Es fehlen 70 $. Ein Anteil zu 75 $ wird verkauft; zwei wären zu viel.',
  },
} as const satisfies Partial<Book>
