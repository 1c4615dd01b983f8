import type { sheet as English } from '../../en/screens/sheet'

/** The revenue sheet. */
export const sheet: typeof English = {
  kinds: {
    city: 'Städte',
    port: 'Häfen',
    offMap: 'Städte außerhalb',
    coal: 'Kohlereviere',
    mine: 'Bergwerke',
  },
  names: {
    'Port of Baltimore': 'Hafen Baltimore',
    'Port of Annapolis': 'Hafen Annapolis',
    'Port of Newport News': 'Hafen Newport News',
    'Port of Norfolk': 'Hafen Norfolk',
  },
  tiles: {
    station: 'Bahnhof',
    noStation: 'kein Bahnhof',
  },
  shut: {
    length: 'mehr Städte, als der Zug anfährt',
    ends: 'eines von jeder Art und zwei Enden',
    freight: 'nur für Güterzüge',
    city: 'nur mit seiner Stadt',
  },
  lacks: {
    alone: 'noch keine Fahrt: ein weiterer Ort fehlt',
    goods: 'noch keine Fahrt: ein 1G braucht Mine oder Kohle',
    station: 'noch keine Fahrt: ein Bahnhof fehlt',
  },
  stops: (count, of) => `${count} von ${of} ${of === 1 ? 'Stadt' : 'Städten'}`,
  coal: amount => `Und ${amount} für Kohle in die Kasse.`,
  express: 'Das +10\u00a0$ der Railway Express Agency',
  nowhere: 'noch in keiner Stadt',
  note: 'Ein Hafen zählt mit einem Bahnhof in seiner Stadt: Für einen Güterzug zählen Stadt und Hafen doppelt.',
}
