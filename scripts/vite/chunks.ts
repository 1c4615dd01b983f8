/**
 * A chunk by what it carries, so that sizes can be told by name: `dexie`, `title-18al`, what takes recorded games in as
 * `import-18al` (no game needs it to be played), else the bundler's name.
 */
export function chunkName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  if (moduleIds.some(id => id.includes('/node_modules/dexie/'))) return 'dexie'
  const title = moduleIds.map(id => /\/src\/titles\/([^/]+)\//.exec(id)?.[1]).find(found => found)
  if (!title) return name
  return moduleIds.every(id => id.includes(`/src/titles/${title}/import/`))
    ? `import-${title}`
    : `title-${title}`
}
