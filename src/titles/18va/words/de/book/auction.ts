import type { Book } from '../../vocabulary'

/** The first auction and private companies (4.1, 4.2). */
export const auction = {
  '4.1': {
    heading: 'Die erste Versteigerung',
    text: 'Zuerst werden die drei Privatgesellschaften und die Direktorenaktie der B&O verkauft, alle zugleich. Wer an der Reihe ist, bietet auf eines davon oder passt. Gebote sind Vielfache von 5 $ und betragen mindestens den aufgedruckten Wert (40 $, 60 $, 80 $, bei der B&O 140 $), danach mindestens 5 $ mehr als das stehende Gebot. Das höchste Gebot auf jedes wird vom Bargeld des Bieters zurückgelegt; wer überboten ist, hat das Geld wieder frei. Passen alle hintereinander, bekommt der Erste von ihnen die Vorrangkarte. Liegt auf allem ein Gebot, ist alles verkauft; sonst wird alles ohne Gebot um 10 $ günstiger, und es wird weiter geboten. Was auf 0 $ gefallen ist, darauf muss bieten, wer die Vorrangkarte hat, mindestens 0 $. Der Käufer der B&O legt dann ihren Startwert fest, und die Bank zahlt das Doppelte in ihre Kasse. Von da an gilt die Reihenfolge des Bargelds, bei Gleichstand die alte, und wer am meisten hat, bekommt die Vorrangkarte und beginnt.',
    example:
      'Niemand bietet auf die Tredegar Iron Works: Ihr Wert fällt von 60 $ auf 50 $. Bo hat die B&O für 165 $ gekauft und setzt sie auf 90 $: Die Bank zahlt 180 $ in die Kasse.',
  },
  '4.2': {
    heading: 'Privatgesellschaften',
    text: 'Eine Privatgesellschaft bringt in jeder Betriebsrunde Geld: 10 $ die Railway Express Agency, 15 $ die Tredegar Iron Works, 20 $ die Potomac Yards. Ab Phase 3 darf eine Gesellschaft sie einem Spieler für die Hälfte bis zum Anderthalbfachen des aufgedruckten Werts abkaufen. Diese darf dann das Sonderrecht einmal nutzen, womit die Privatgesellschaft schließt: 10 $ mehr in einer Stadt für diese Gesellschaft; 200 $ weniger für einen neuen Zug der Bank; ein weiterer Bahnhof, egal wo, oder für immer ein Zug mehr. Wird das Sonderrecht nicht genutzt, zahlt die Privatgesellschaft bis zum Ende.',
    example:
      'Die SR kauft die Tredegar Iron Works für 30 $ bis 90 $. Ein 4/3G-Zug der Bank kostet sie damit 100 $ statt 300 $ und ein 2/1G-Zug nichts; einer aus dem Pool behält seinen Preis.',
  },
} as const satisfies Partial<Book>
