import { words } from '../../../app/desk/words'
import type { SetupFault } from '../../../rules/setup'
import type { TitleWords } from '../../../rules/title'

/** A title's label; `undefined` if it has none, in which case a title's words return the id. */
export function labelOf(said: TitleWords, id: string): string | undefined {
  const label = said.label(id)
  return label === id ? undefined : label
}

/** What is wrong with what was filled in, as a sentence; rows are called as their title calls them. */
export function faultSaid({ code, facts }: SetupFault, said: TitleWords): string {
  const { setup } = words.value
  const { price = 0, before = 0, highest = 0, space = 0, company = 0, received = '' } = facts
  const row = said.label(`${facts.row}`)
  const name = `${received}`
  switch (code) {
    case 'ladderEmpty':
      return setup.ladderEmpty(row, Number(space))
    case 'ladderRange':
      return setup.ladderRange(row, Number(price), Number(highest))
    case 'ladderRises':
      return setup.ladderRises(row, Number(price), Number(before))
    case 'ladderBegins':
      return setup.ladderBegins(row, Number(price), `${facts.begins}`)
    case 'companyEmpty':
      return setup.companyEmpty(Number(company))
    case 'companyTwice':
      if (facts.as === 'player') return setup.companyPlayer(name)
      return facts.as === 'corporation' ? setup.companyKnown(name) : setup.companyTwice(name)
    default:
      // The form itself prevents wrong lengths, numbers and ids.
      return setup.failed
  }
}
