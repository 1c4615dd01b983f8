import { germanRest, turningsOf } from '../../../../families/railway/words/de/rest'
import { saidOtherwise } from '../../../../families/railway/words/vocabulary'
import { list, say } from '../../../../families/words/de/say'
import { pieces } from '../../cardboard'
import type { RuledWords, TurningWords, VaRest } from '../vocabulary'
import { asked, beside, newcomer } from './beside'
import { refusals } from './refusals'
import { t, terms } from './terms'

const { name } = t

/** What the rulings say that only 18VA has. */
const ruled: RuledWords = {
  convert: (corporation, v) => `${name(corporation, v)} hat zehn Anteile`,
  express: (to, v) => `${to === 'closed' ? 'Niemand' : name(to, v)} hat den Marker +10\u00a0$ der REA`,
  extraStation: (to, v) => `${to === 'closed' ? 'Niemand' : name(to, v)} hat den Zusatzbahnhof der PY`,
  certificateLimit: limit => `Das Zertifikatslimit ist ${limit}`,
  trainLimit: ({ corporation, extra }, v) =>
    extra === 1
      ? `${name(corporation, v)} darf einen Zug mehr besitzen`
      : `Für ${name(corporation, v)} gilt das Zuglimit der Phase`,
}

const base = germanRest({
  terms,
  labels: {
    cash: 'Bargeld',
    convert: 'Umwandeln',
    run: 'Fahren',
    seventyPercent: 'Bis zu 70\u00a0% einer Gesellschaft (3.1, zu zweit)',
    'seventyPercent what':
      'Sieben Zehntel einer Gesellschaft dürfen in einer Hand sein; sonst sind es sechs.',
  },
  refusals,
  ruled,
  already: {
    convert: of => `${of} hat schon zehn Anteile`,
    express: () => 'So ist es schon',
    extraStation: () => 'So ist es schon',
    certificateLimit: of => `Das Zertifikatslimit ist schon ${of}`,
    trainLimit: of => `Das Zuglimit von ${of} ist schon so`,
  },
  legend:
    'Zahlt: mit einer Dividende von mindestens dem jetzigen Kurs; mit weniger bleibt der Marker. Umrahmt: Startwerte.',
  cardboard: {
    pieces,
    news: { reminder: ({ pieces: [number] }) => `Im Zugstapel liegt jetzt Reminder Card #${number} oben` },
  },
  joining: asked,
  newcomer,
})

/** The turning points of the story. */
const turnings: TurningWords = {
  phase(facts, v) {
    const ten = list(facts.converted.map(id => name(id, v)))
    return `${turningsOf(t).phase(facts, v)}${ten && ` Umgewandelt: ${ten}.`}`
  },
  converted: ({ corporation }, v) => say`${name(corporation, v)} hat zehn Anteile bekommen`,
  bankrupt: ({ player }, v) => say`${name(player, v)} ist bankrott gegangen`,
  closed: ({ corporation }, v) => say`${name(corporation, v)} hat geschlossen`,
}

/** What 18VA says in German beside play. */
export const rest: VaRest = {
  ...saidOtherwise(base, {
    turnings,
    figures: {
      order: 'Spielreihenfolge',
      cash: 'Bargeld',
      bankrupt: 'bankrott',
      size: 'Anteile insgesamt',
      ipo: 'Anteile in der Kasse',
      market: 'Anteile im Pool',
      trainLimit: 'Zuglimit',
    },
    fields: {
      coal: 'Kohle für die Kasse',
      use: 'Wofür',
      extra: 'Ein Zug mehr',
      convert: 'Gesellschaft',
      express: 'Wer es hat',
      extraStation: 'Wer ihn hat',
      certificateLimit: 'Zertifikate in einer Hand',
    },
    rulings: {
      convert: 'Umwandlung',
      trainLimit: 'Zuglimit',
      express: '+10\u00a0$ (REA)',
      extraStation: 'Zusatz\u00adbahnhof (PY)',
      certificateLimit: 'Zertifikats\u00adlimit',
    },
  }),
  screens: saidOtherwise(base.screens, beside),
}
