import { railwayImporter } from '../../../families/railway/import'
import { earnedOn } from '../../../families/railway/import/earned'
import { EXCHANGE, game } from '../data'
import { auctions, law } from '../law'
import { MAP } from '../map'
import { start } from '../start'
import { terrainOf } from '../terrain'

/** Takes in games of 1889 that were recorded on 18xx.games. */
export const importer = railwayImporter(() => ({
  game,
  law,
  start,
  privates: { TR: 'TE' },
  options: { beginner_game: 'beginner' },
  cities: {
    ...{ A10: 'Sukumo', C10: 'Kubokawa', E2: 'Matsuyama', B7: 'Uwajima', C4: 'Ohzu', F3: 'Saijou' },
    ...{ G4: 'Niihama', F9: 'Kouchi', G12: 'Nahari', H7: 'Ikeda', I2: 'Marugame', I4: 'Kotohira' },
    ...{ J11: 'Anan', K4: 'Takamatsu', K8: 'Tokushima' },
  },
  terrain: (state, corporation, hex, before, special) =>
    special ? 0 : terrainOf(state, corporation, hex, before),
  exchanges: { [EXCHANGE.private]: EXCHANGE.corporation },
  earned: earnedOn(MAP, {
    ...{ F1: 'Imabari', J1: 'Sakaide & Okayama', L7: 'Naruto & Awaji', B3: 'Yawatahama', G14: 'Muroto' },
    ...{ B11: 'Nakamura', G10: 'Nangoku', I12: 'Muki', J5: 'Ritsurin Kouen', J9: 'Komatsujima' },
  }),
  auctions,
}))
