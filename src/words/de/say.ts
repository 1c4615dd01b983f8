/** A number of things: `1 Anteil`, `2 Anteile`. */
export function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** A train as players say it: `3er-Zug`, `4D-Zug`. */
export function train(type: string): string {
  return /^\d+$/.test(type) ? `${type}er-Zug` : `${type}-Zug`
}

/** A number of times: `einmal`, `3-mal`. */
export function times(count: number): string {
  return count === 1 ? 'einmal' : `${count}-mal`
}

/** A paragraph as the rule book names it: `3.3`, `Tabelle I`. */
export function citation(rule: string): string {
  return rule === 'ruling' ? 'Entscheid' : rule.replace(/^Table /, 'Tabelle ')
}

/** A round by its id: `AR 3` for `SR 3`, `BR 3.1` for `OR 3.1`. What is no round stays as it is. */
export function roundName(round: string): string {
  return round.replace(/^SR (?=\d)/, 'AR ').replace(/^OR (?=\d)/, 'BR ')
}
