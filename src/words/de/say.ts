/** A number of things: `1 Anteil`, `2 Anteile`. */
export function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** A number of times: `einmal`, `3-mal`. */
export function times(count: number): string {
  return count === 1 ? 'einmal' : `${count}-mal`
}
