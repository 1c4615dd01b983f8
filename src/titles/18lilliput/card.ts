import type { TitleCard } from '../../rules/title'

const ENGLISH = { start: 'Choosing', round: 'Round', run: 'runs' }
const GERMAN = { start: 'Auswahl', round: 'Runde', run: 'Fahrten' }

/** What the app knows of 18Lilliput before its pack is loaded. */
export const card: TitleCard = {
  id: '18Lilliput',
  name: '18Lilliput: The 18xx Card Game',
  round(round, language) {
    const say = language === 'de' ? GERMAN : ENGLISH
    if (round === 'start') return say.start
    const [, number, run] = /^(\d)( run)?$/.exec(round) ?? []
    if (number === undefined) return round
    return run ? `${say.round} ${number}, ${say.run}` : `${say.round} ${number}`
  },
}
