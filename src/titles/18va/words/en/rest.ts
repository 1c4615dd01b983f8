import { englishRest, turningsOf } from '../../../../families/railway/words/en/rest'
import { saidOtherwise } from '../../../../families/railway/words/vocabulary'
import { list, many, say } from '../../../../families/words/en/say'
import { pieces } from '../../cardboard'
import type { RuledWords, TurningWords, VaRest } from '../vocabulary'
import { asked, beside, newcomer } from './beside'
import { refusals } from './refusals'
import { t, terms } from './terms'

const { name } = t

/** What the rulings say that only 18VA has. */
const ruled: RuledWords = {
  convert: (corporation, v) => `${name(corporation, v)} has ten shares`,
  express: (to, v) => `${to === 'closed' ? 'nobody' : name(to, v)} has the +$10 of the REA`,
  extraStation: (to, v) => `${to === 'closed' ? 'nobody' : name(to, v)} has the extra station of the PY`,
  certificateLimit: limit => `a player may own ${many(limit, 'certificate')}`,
  trainLimit: ({ corporation, extra }, v) =>
    `${name(corporation, v)} ${extra === 1 ? 'may' : 'may not'} own one more train`,
}

const base = englishRest({
  terms,
  labels: {
    convert: 'Convert',
    seventyPercent: 'Up to 70% of a corporation (3.1, two players)',
    'seventyPercent what': 'A player may own up to 70% of a corporation instead of 60%.',
  },
  refusals,
  ruled,
  already: {
    convert: of => `${of} has ten shares already`,
    express: () => 'That is so already',
    extraStation: () => 'That is so already',
    certificateLimit: of => `The certificate limit is ${of} already`,
    trainLimit: of => `The train limit of ${of} is that already`,
  },
  legend:
    'Pays: with a dividend of at least its current value; with less, the token stays. Framed: starting values.',
  cardboard: {
    pieces,
    news: { reminder: ({ pieces: [number] }) => `Reminder Card #${number} comes up in the train stack` },
  },
  joining: asked,
  newcomer,
})

/** The turning points of the story that other railway games lack, or tell less of. */
const turnings: TurningWords = {
  phase(facts, v) {
    const ten = list(facts.converted.map(id => name(id, v)))
    return `${turningsOf(t).phase(facts, v)}${ten && ` Converted: ${ten}.`}`
  },
  converted: ({ corporation }, v) => say`${name(corporation, v)} became a Ten-Share Company`,
  bankrupt: ({ player }, v) => say`${name(player, v)} went bankrupt`,
  closed: ({ corporation }, v) => say`${name(corporation, v)} closed`,
}

/** What 18VA says in English beside play. */
export const rest: VaRest = {
  ...saidOtherwise(base, {
    turnings,
    figures: {
      order: 'move order',
      bankrupt: 'bankrupt',
      size: 'shares in all',
      par: 'starting value',
      ipo: 'shares in the treasury',
      market: 'shares in the Pool',
      trainLimit: 'train limit',
    },
    fields: {
      coal: 'Coal for the treasury',
      use: 'What for',
      extra: 'One more train',
      convert: 'Corporation',
      express: 'Who has it',
      extraStation: 'Who has it',
      certificateLimit: 'Certificates in one hand',
    },
    rulings: {
      convert: 'Conversion',
      trainLimit: 'Train limit',
      express: 'Its +$10 (REA)',
      extraStation: 'Extra station (PY)',
      certificateLimit: 'Certificate limit',
    },
  }),
  screens: saidOtherwise(base.screens, beside),
}
