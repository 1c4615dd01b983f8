/** A number of things: `1 share`, `2 shares`. */
export function many(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

/** Parts in a row: `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[], last = 'and'): string {
  const head = parts.slice(0, -1).join(', ')
  const tail = parts.at(-1) ?? ''
  return head === '' ? tail : `${head} ${last} ${tail}`
}

/** A number of shares as a percentage; each is 10%. */
export function percent(shares: number): string {
  return `${shares * 10}%`
}

/** `stock round 3`, `operating round 3.1` from `SR 3`, `OR 3.1`; `first` in a sentence, with a capital. */
export function roundInFull(round: string, first = false): string {
  const [stock, operating] = first ? ['Stock', 'Operating'] : ['stock', 'operating']
  return round.replace(/^SR /, `${stock} round `).replace(/^OR /, `${operating} round `)
}

/** A whole sentence: capitalizes an article at its start and adds a period if there is no end yet. */
export function sentence(text: string): string {
  const whole = text
    .trim()
    .replace(/^(the|its|a|an) /, word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return /[.?!…]$/.test(whole) ? whole : `${whole}.`
}

/** A whole sentence from a template. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return sentence(String.raw({ raw: parts }, ...values))
}
