/** Where and why the import of a recorded game stopped. */
export interface ImportStop {
  readonly entry: number
  readonly type: string
  readonly code: string
  readonly facts: Readonly<Record<string, unknown>>
}

const reasons: Readonly<Record<string, (facts: ImportStop['facts']) => string>> = {
  unknownEntry: () => 'this kind of entry is not known',
  unreadable: ({ key }) => `its "${key}" is missing or cannot be read`,
  stranger: ({ named }) => `it names something that is not in this game: ${named}`,
  priceDiffers: ({ named, price, here }) => `the price of "${named}" is $${price} there and $${here} here`,
  auctionOrder: ({ private: company }) =>
    `the auction of ${company} would have another winner than the highest bidder`,
  noStop: ({ hex, tile }) =>
    tile === ''
      ? `a train stops at ${hex}, where nothing pays`
      : `a train stops at ${hex}, and tile ${tile} there pays nothing that is known`,
  dividendKind: ({ kind }) => `it divides the revenue in a way that the rules do not have: ${kind}`,
  noRun: ({ corporation }) => `${corporation} has not run before it`,
  tooMany: ({ most }) => `a game has at most ${most} entries`,
  lostUndo: () => 'what it takes back or brings back is not in the file',
  goesOn: () => 'the file says that the game was over here, and by the rules it goes on',
}

/** What is said where the part of the app that reads recorded games has not been fetched and cannot be. */
export const noReader =
  'This game was recorded elsewhere, and what reads such games is not on this device yet. Open it again when there is a network.'

/** The sentence of an import that stopped; `refusal` is the title's own, with its paragraph, where a rule says no. */
export function importStopped(
  { entry, type, code, facts }: ImportStop,
  refusal?: { readonly rule: string; readonly text: string },
): string {
  const reason = refusal
    ? `${refusal.text.replace(/\.$/, '')} (${refusal.rule})`
    : (reasons[code]?.(facts) ?? code)
  return `The import stops at entry ${entry} (${type}): ${reason}. The game is taken in up to there.`
}

/** What is said where the scores here are not those that the file records. */
export function scoresDiffer(rows: readonly { name: string; there: number; here: number }[]): string {
  const list = rows.map(({ name, there, here }) => `${name} $${there} there, $${here} here`).join('; ')
  return `The final scores differ from those in the file: ${list}.`
}
