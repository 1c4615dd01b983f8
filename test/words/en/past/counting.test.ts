import { expect, it } from 'vitest'
import { purses as german } from '../../../../src/words/de/past/counting'
import { purses as english } from '../../../../src/words/en/past/counting'

it('the bank has its article wherever it pays or is paid', () => {
  expect(english.gives('Dee', english.bank, '$48')).toBe('Dee pays the bank $48')
  expect(english.gives(english.bank, 'Dee', '$48')).toBe('The bank pays Dee $48')
  expect(german.gives(german.bank, 'Dee', '48 $')).toBe('Die Bank an Dee: 48 $')
  expect(german.booked('48 $', german.bank, 'Dee')).toBe('48 $ von der Bank an Dee')
  expect(german.booked('48 $', 'Dee', german.bank)).toBe('48 $ von Dee an die Bank')
})
