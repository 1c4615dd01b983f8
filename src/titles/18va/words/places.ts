/** Names of places with their hyphenation points: two of them stand side by side on a phone. */
export const PLACE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Charlottes-ville',
    'Fredericks-burg',
    'Cumber-land',
    'Hagers-town',
    'Washing-ton',
    'Gordons-ville',
    'Philadel-phia',
    'Greens-boro',
  ].map(name => [name.replace('-', ''), name.replace('-', '\u00ad')]),
)
