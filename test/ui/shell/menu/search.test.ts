import { describe, expect, it } from 'vitest'
import { piecesOf, search } from '../../../../src/ui/shell/menu/search'

const page = (id: string, heading: string, text: string) => ({
  id,
  cited: id,
  page: { heading, text, example: '' },
})
const book = [page('1', 'Properties', 'Nothing.'), page('2', 'Ranking', 'Tied places: properties, a TIE.')]

/** A text as it is shown, with what is marked in brackets. */
const shown = (text: string, wanted: string, of = book) => {
  const found = search(of, wanted).find(it => `${it.page.heading} ${it.page.text}`.includes(text))
  return piecesOf(text, found?.sought ?? [])
    .map(piece => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')
}

describe('the words that were searched for are marked', () => {
  it('where they begin words, if they do so anywhere in the paragraph', () => {
    expect(shown('Tied places: properties, a TIE.', 'tie')).toBe('[Tie]d places: properties, a [TIE].')
  })

  it('within words if they begin none', () => {
    expect(shown('Properties', 'tie')).toBe('Proper[tie]s')
  })

  it('each of them; what overlaps is one mark', () => {
    expect(shown('Tied places: properties, a TIE.', 'tied tie prop')).toBe(
      '[Tied] places: [prop]erties, a [TIE].',
    )
  })

  it('not if nothing is searched for', () => {
    expect(search(book, '').map(({ id, sought }) => [id, sought])).toEqual([
      ['1', []],
      ['2', []],
    ])
    expect(piecesOf('Ranking', [])).toEqual([{ text: 'Ranking', marked: false }])
  })
})
