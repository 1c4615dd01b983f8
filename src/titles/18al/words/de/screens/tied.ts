import type { ScreenWords } from '../../en/screens'

/** A tie for first place. */
export const tied: ScreenWords['tied'] = {
  rule: 'Ein Gleichstand auf dem ersten Platz bleibt bestehen, es sei denn, der Tisch spielt noch eine Betriebsrunde.',
  extraRound: 'Noch eine Betriebsrunde spielen',
}
