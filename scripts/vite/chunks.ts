/** A chunk by what it carries, so that sizes can be told by name: `dexie`, `title-18al`, else the bundler's name. */
export function chunkName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  if (moduleIds.some(id => id.includes('/node_modules/dexie/'))) return 'dexie'
  const title = moduleIds.map(id => /\/src\/titles\/([^/]+)\//.exec(id)?.[1]).find(found => found)
  return title ? `title-${title}` : name
}
