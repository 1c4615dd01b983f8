import { map, mapEntries } from '../../../../families/railway/words/de/map'
import { mapRefusals } from '../../../../families/railway/words/de/mapRefusals'
import { germanRest } from '../../../../families/railway/words/de/rest'
import { saidOtherwise } from '../../../../families/railway/words/vocabulary'
import { best } from '../../../../families/words/de/best'
import type { Voice } from '../../../../rules/rule'
import { recordOf } from '../../../../rules/state'
import { pieces } from '../../cardboard'
import { CORPORATIONS, OBJECTIVES } from '../../data'
import type { AlRest } from '../vocabulary'
import { refusals } from './refusals'
import { terms } from './terms'

/** Where a piece of a private company is if not on the map. */
const PIECES: Readonly<Record<string, string>> = {
  charter: 'noch zu legen',
  unlaid: 'noch zu legen',
  laid: 'gelegt',
  gone: 'aus dem Spiel',
}

const so = () => 'So ist es schon'

const rail = germanRest({
  terms,
  labels: {
    tile: 'Gleisplättchen legen',
    doubleYellow: 'Zwei gelbe Gleisplättchen im ersten Spielzug (7a)',
    lnFromDecatur: 'L&N beginnt in Decatur (7b)',
    unlimited4D: '4D-Züge gehen nie aus (7c)',
    hardRust4: 'Mit dem 7er-Zug verfallen alle 4er-Züge (7d)',
    'doubleYellow what': 'Der Plan wächst schneller; manchen Gesellschaften hilft das mehr als anderen.',
    'lnFromDecatur what': 'Statt in Nashville: näher an Birmingham und so ein leichterer Anfang.',
    'unlimited4D what': 'Sind die aus der Schachtel verkauft, springen Züge ein, die aus dem Spiel sind.',
    'hardRust4 what': 'Keiner fährt noch einmal. Schwerer und nichts für das erste Spiel.',
  },
  refusals: { ...mapRefusals, ...refusals },
  ruled: {
    chits: (to: string, v: Voice) =>
      to === 'closed'
        ? 'Die Namensmarker der M&C sind verloren'
        : `${v.name(to)} hat die Namensmarker der M&C`,
    coal: (at: string) => `Der Warrior-Coal-Field-Marker ist ${PIECES[at] ?? `in ${at}`}`,
    lumber: (at: string) => `Das Lumber Terminal ist ${PIECES[at] ?? at}`,
  },
  already: { chits: so, coal: so, lumber: so },
  unfit: {
    objective: 'Außer dem Heimatbahnhof ist kein Bahnhof gebaut',
    coal: 'Ein gelegter Marker gehört einer Gesellschaft, die gegründet ist',
    lumber: 'Nur was gelegt ist, liegt in einem Feld',
    chits:
      'Nur eine gegründete Gesellschaft hat sie, und keine andere als die, der die Privatgesellschaft gehört',
    map: 'Diese Gleisplättchen können so nicht zusammen liegen',
  },
  cardboard: { pieces, spaces: { stock: 'blaue Feld', 1: 'gelbe Feld', 2: 'grüne Feld', 3: 'braune Feld' } },
  legend:
    'Gelb: Zertifikate dieser Gesellschaften zählen nicht zum Limit. Umrahmt: Nennwerte. Rot umrahmt, 300: das Ende des Spiels.',
  newcomer: {
    steps: {
      tile: 'Zuerst kommen Gleise und Bahnhöfe, dann die Fahrt. Was ausgelassen wird, kostet nichts.',
      station: 'Die Gleise sind gelegt. Ein Bahnhof kommt vor der Fahrt.',
    },
    options: {
      placeCoalToken: ['Kohlemarker setzen', 'Erhöht jede Fahrt, die dort hält.'],
      extraRound: ['Noch eine Runde', 'Um einen Gleichstand aufzulösen.'],
    },
    instead: {
      auction: {
        pass: [
          'Passen',
          'Überlässt sie dem Höchstbietenden, es sei denn, jemand erhöht und man wird noch einmal gefragt.',
        ],
      },
    },
  },
  joining: {
    stages: { tile: 'ein Plättchen gelegt', station: 'ein Bahnhof gesetzt' },
    endings: { bank: 'Die Bank war schon gesprengt', market: 'Ein Kurs hat 300 $ erreicht' },
    own: {
      coal: { name: 'Warrior-Coal-Field-Marker', answers: { '': 'nicht gelegt' } },
      coalOf: { name: 'Wem er gehört' },
      lumber: { name: 'Lumber Terminal', answers: { '': 'nicht gelegt', laid: 'auf dem Plan' } },
      laid: {
        line: 'Liegen kostenlose Plättchen in Sümpfen?',
        name: 'Sümpfe mit kostenlosem Plättchen',
      },
      chits: { name: 'Namensmarker', answers: { '': 'verloren' } },
      terrain: { line: 'Wurde Gelände bezahlt?', name: 'Felder mit bezahltem Gelände' },
      extraRound: { name: 'Diese Runde löst den Gleichstand auf' },
      objective: {
        name: 'Historisches Ziel',
        answers: recordOf(CORPORATIONS, id => `Ihr historisches Ziel, ${OBJECTIVES[id]}, ist ausgezahlt`),
      },
    },
    asks: { coal: () => 'Wem gehört der Warrior-Coal-Field-Marker?' },
  },
})

/** What 18AL says in German beside play. */
export const rest: AlRest = {
  ...saidOtherwise(rail, {
    entries: mapEntries,
    shorts: PIECES,
    fields: {
      objective: 'Historisches Ziel erreicht',
      chits: 'Wer sie hat',
      coal: 'Wo er liegt',
      lumber: 'Wo es ist',
    },
    // Soft hyphens show where long words break if they do not fit.
    rulings: { chits: 'Namens\u00admarker', coal: 'Kohle\u00admarker', lumber: 'Lumber Terminal' },
  }),
  screens: {
    ...rail.screens,
    map,
    best,
    ahead: {
      ...rail.screens.ahead,
      highest: {
        end: highest => `Ein Kurs erreicht ${highest}.`,
        near: (corporation, price, runs) =>
          `${corporation} steht mit ${price} am höchsten, ${runs === 1 ? 'eine ausgeschüttete Fahrt' : `${runs} ausgeschüttete Fahrten`} davon entfernt.`,
        far: 'Noch hat keine Gesellschaft einen Kurs.',
      },
    },
  },
}
