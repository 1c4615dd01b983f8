/** Where and why the import of a recorded game stopped, and the number of entries that were kept. */
export interface ImportStop {
  readonly entry: number
  readonly type: string
  readonly kept: number
  readonly code: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Writes an amount in the currency of the game that is imported. */
export type Written = (amount: number) => string

const reasons: Readonly<Record<string, (facts: ImportStop['facts'], money: Written) => string>> = {
  unknownEntry: () => 'this kind of entry is not known',
  unreadable: ({ key }) => `its "${key}" is missing or cannot be read`,
  stranger: ({ named }) => `it names something that is not in this game: ${named}`,
  soldToBank: () => 'it sells a private company to the bank, which the rules of this game do not allow',
  coalDiffers: ({ onRun, onRoutes }, money) =>
    `coal for the treasury is ${money(Number(onRun))} in it, but ${money(Number(onRoutes))} on its routes`,
  percentDiffers: ({ named, percent, here }) =>
    `what is traded of "${named}" is ${percent}% there and ${here}% here`,
  priceDiffers: ({ named, price, here }, money) =>
    `the price of "${named}" is ${money(Number(price))} there and ${money(Number(here))} here`,
  auctionOrder: ({ private: company }) =>
    `the auction of ${company} would have another winner than the highest bidder`,
  noStop: ({ hex, tile }) =>
    tile === ''
      ? `a train stops at ${hex}, where nothing pays`
      : `a train stops at ${hex}, and tile ${tile} there has no known revenue`,
  dividendKind: ({ kind }) => `it splits the revenue in a way the rules do not allow: ${kind}`,
  noRun: ({ corporation }) => `${corporation} has not run before this`,
  noDividend: ({ corporation }) => `what became of the revenue of ${corporation} is missing`,
  tooMany: ({ most }) => `a game has at most ${most} entries`,
  lostUndo: () => 'what it undoes or redoes is not in the file',
  goesOn: () => 'the file says that the game was over here, but by the rules it goes on',
}

/** Said when the part of the app that reads recorded games is not here and cannot be fetched. */
export const noReader =
  'This game was recorded elsewhere, and the part of Paymaster that reads such games is not on this device yet. Open it again when you are online.'

/** Says where an import stopped and why; `refusal` is the title's own, with its paragraph, if a rule refused the entry. */
export function importStopped(
  { entry, type, code, facts }: ImportStop,
  money: Written,
  refusal?: { readonly rule: string; readonly text: string },
): string {
  const reason = refusal
    ? `${refusal.text.replace(/\.$/, '')} (${refusal.rule})`
    : (reasons[code]?.(facts, money) ?? code)
  // A file without any entry has none to name.
  const at = entry === 0 ? '' : ` at entry ${entry} (${type})`
  return `The import stops${at}: ${reason}.`
}

/** Says how much of a game was imported before it stopped. */
export const importKept = ({ kept }: ImportStop): string =>
  kept === 0
    ? 'Nothing was imported.'
    : `The game was imported up to there: ${kept === 1 ? '1 entry' : `${kept} entries`}.`

/** Said when the scores here differ from those recorded in the file. */
export function scoresDiffer(
  rows: readonly { name: string; there: number; here: number }[],
  money: Written,
): string {
  const list = rows
    .map(({ name, there, here }) => `${name} ${money(there)} there, ${money(here)} here`)
    .join('; ')
  return `The final scores differ from those in the file: ${list}.`
}
