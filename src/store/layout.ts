/** Version of the database's tables. Dexie's own numbers are ten times as high. */
export const LAYOUT = 1

/** The tables with their keys and indexes. */
export const TABLES = {
  games: 'id',
  openings: 'game',
  records: '[game+n]',
  marks: '[game+n]',
  kept: '++id, game',
  notes: 'key',
}

/**
 * The browser's databases for Dexie, of which it can open only those of this layout. By itself it would also open one that a
 * newer app has upgraded, at first or when it opens a closed one again, and might even add tables to it. Without databases it
 * has to say so itself.
 */
export function ofThisLayout(): { readonly indexedDB?: IDBFactory } {
  const all = globalThis.indexedDB as IDBFactory | undefined
  if (!all) return {}
  const indexedDB: IDBFactory = {
    open: name => all.open(name, LAYOUT * 10),
    cmp: (a, b) => all.cmp(a, b),
    databases: () => all.databases(),
    deleteDatabase: name => all.deleteDatabase(name),
  }
  return { indexedDB }
}
