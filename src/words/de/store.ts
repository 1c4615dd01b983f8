import type { Words } from '../en'
import type { CopyCounts, CopyFault, FoundDamage } from '../en/store'
import { many } from './say'

const reasons: Readonly<Record<FoundDamage['why'], (at: number, of?: number) => string>> = {
  missing: at => `Änderung ${at} dieses Spiels fehlt im Speicher`,
  doubled: (at, of) =>
    `Am Platz von Änderung ${at} dieses Spiels ist Änderung ${of} ein zweites Mal gespeichert`,
  order: (at, of) => `Am Platz von Änderung ${at} dieses Spiels ist Änderung ${of} gespeichert`,
  changed: at => `Änderung ${at} dieses Spiels ist nicht so gespeichert, wie sie geschrieben wurde`,
  extra: () => 'Neben den Änderungen dieses Spiels ist etwas gespeichert, das nicht dazugehört',
}

function damage({ at, why, of, count }: FoundDamage): string {
  const good =
    at > 2
      ? `Die ersten ${at - 1} Änderungen sind unversehrt.`
      : at === 2
        ? 'Die erste Änderung ist unversehrt.'
        : 'Keine seiner Änderungen ist unversehrt.'
  const rest =
    count > 0
      ? ` Was sonst davon gespeichert ist (${many(count, 'Änderung', 'Änderungen')}), lässt sich als Datei sichern.`
      : ''
  return `${reasons[why](at, of)}. ${good}${rest} Bis es von dort weitergeht, lässt sich nichts eintragen.`
}

function copyProblem({ code, key, facts }: CopyFault): string {
  switch (code) {
    case 'noJson':
      return 'Diese Datei ist beschädigt: Sie lässt sich nicht bis zum Ende lesen.'
    case 'noCopy':
      return 'Diese Datei ist keine Kopie von Spielen.'
    case 'tooLong':
      return `Diese Datei hat ${facts.characters} Zeichen, aber höchstens ${facts.most} werden gelesen.`
    case 'newer':
      return `Diese Kopie stammt von einem neueren Paymaster (${key} ${facts.version}); dieser liest ${facts.known}.`
    case 'wrongValue':
      return `Diese Kopie ist bei „${key}“ beschädigt: ${facts.received ?? 'Was dort steht,'} gehört nicht dorthin.`
  }
}

function copyTaken({ added, extended, same }: CopyCounts): string {
  const parts = [
    added > 0 ? `${many(added, 'Spiel', 'Spiele')} hinzugefügt` : '',
    extended > 0 ? `${many(extended, 'Spiel', 'Spiele')} auf den neuesten Stand gebracht` : '',
    same > 0 ? `${many(same, 'Spiel war', 'Spiele waren')} schon hier` : '',
  ].filter(part => part !== '')
  return parts.length > 0 ? `${parts.join(', ')}.` : 'In dieser Kopie ist kein Spiel.'
}

/** Words about keeping games. */
export const store: Words['store'] = {
  damage,
  saveDamaged: 'Den beschädigten Teil als Datei sichern',
  healed: 'In der Liste fehlte dieses Spiel; es wurde wiedergefunden. Bitte nachsehen, ob die Namen stimmen.',
  copyProblem,
  copyTaken,
  copyDamaged: (at, here) =>
    `ab Änderung ${at} beschädigt; der Teil davor ${here ? 'war schon hier' : 'wurde übernommen'}.`,
  copyFailed: 'ließ sich nicht speichern.',
  copyLacks: games =>
    games.length === 1
      ? `Ein Spiel ließ sich nicht lesen und ist nicht in der Kopie: ${games[0]}.`
      : `${games.length} Spiele ließen sich nicht lesen und sind nicht in der Kopie: ${games.join('; ')}.`,
  copyNotMade: 'Die Kopie ließ sich nicht erstellen; ein neuer Versuch kann helfen.',
  notStored: 'Es ließ sich nicht speichern; ein neuer Versuch kann helfen.',
  entryRefused: (entry, why) => `Eintrag ${entry} der Datei wird abgelehnt: ${why}`,
  broughtBack: count =>
    `Der Browser hatte ${many(count, 'Spiel', 'Spiele')} verloren; die Sicherungskopie hat ${count === 1 ? 'es' : 'sie'} zurückgebracht.`,
  warnings: {
    blocked:
      'Dieser Browser behält nichts (ein privates Fenster?). Spiele vor dem Schließen der Seite als Dateien sichern.',
    private:
      'Dies scheint ein privates Fenster zu sein: Was hier eingetragen wird, kann beim Schließen verloren gehen. Spiele als Dateien sichern.',
    silent:
      'Der Speicher des Browsers antwortet nicht, deshalb fehlen hier noch die gespeicherten Spiele. Paymaster versucht es weiter. Andere Tabs mit Paymaster schließen; hilft das nicht, das Handy neu starten. Bis dahin wird nichts gespeichert, was eingetragen wird.',
    newer: 'Ein neuerer Paymaster hat hier Spiele gespeichert. Die Seite neu laden.',
    nearlyFull: 'Dieses Gerät ist fast voll. Platz schaffen oder Spiele als Dateien sichern.',
    installFirst:
      'Paymaster vor dem ersten Spiel auf den Startbildschirm legen: Die installierte App sieht Spiele nicht, die hier eingetragen werden.',
    forgets:
      'Dieser Browser vergisst Seiten samt ihren Spielen, wenn sie eine Woche nicht geöffnet wurden. Paymaster auf den Startbildschirm legen oder eine Kopie der Spiele sichern.',
  },
  install: 'Paymaster installieren',
  copyAll: 'Kopie aller Spiele sichern',
  persistence: {
    unknown: '',
    promised: 'Der Browser hat versprochen, Spiele nicht von sich aus zu löschen.',
    refused:
      'Der Browser kann Spiele löschen, wenn dem Gerät der Platz ausgeht. Ab und zu eine Kopie sichern.',
  },
}
