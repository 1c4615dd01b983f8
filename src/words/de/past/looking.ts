import type { Words } from '../../en'
import { many } from '../say'

type Past = Words['past']

/** Looking back. */
export const moment: Past['moment'] = {
  title: 'Der Tisch damals',
  start: 'Wie er vor dem ersten Eintrag stand',
  after: (n, round) => `Wie er nach Eintrag ${n} stand, ${round}`,
  now: 'So steht er jetzt',
  slider: 'Eintrag',
  back: 'Zurück zum jetzigen Tisch',
  earlier: 'Einen Eintrag zurück',
  later: 'Einen Eintrag weiter',
  roundEarlier: 'Eine Runde zurück',
  roundLater: 'Eine Runde weiter',
  openEntry: 'Diesen Eintrag öffnen',
}

/** What if. */
export const whatif: Past['whatif'] = {
  title: 'Was wäre, wenn',
  mark: (n, round) => `Probiert nach Eintrag ${n}, ${round}. Nichts davon ist im Spiel.`,
  tried: count => `${many(count, 'Eintrag', 'Einträge')} probiert`,
  effect: 'Wirkung',
  undo: 'Storno',
  keep: 'Behalten',
  keepNote: '„Behalten“ übernimmt alles; ein Storno nimmt es zurück.',
  keepPast: '„Behalten“ macht daraus eine Berichtigung, die noch durchzusehen ist.',
  bankKeeps: 'Behalten könnte das nur das Handy der Bank; hier ist es nur ausprobiert.',
  drop: 'Verwerfen',
  there: 'Was probiert wurde, steht schon im Spiel oder hat darin keinen Platz mehr.',
  lost: 'Diese Stelle gibt es im Spiel nicht mehr; was probiert wurde, lässt sich nicht behalten.',
}
