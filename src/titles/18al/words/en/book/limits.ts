import type { Book } from '../../vocabulary'

/** Limits, floats, presidencies and the end of a stock round (3.3 to 3.6). */
export const limits = {
  '3.3(a)': {
    heading: 'Ownership Limits: 60%',
    text: 'No purchase may bring a player above 60% of one corporation.',
    example: 'With 50% of WRA, a player may buy one more certificate of it; with 60%, none.',
  },
  '3.3(b)': {
    heading: 'Ownership Limits: Certificates',
    text: 'Table II limits the certificates of a player, private companies and stock together. A president’s certificate counts as one. Stock of a corporation in the yellow zone does not count, nor do private companies that corporations own. At the limit, nothing more may be bought except stock in the yellow zone, even if a presidency would bring the count down again. A player who is over the limit, through a lost presidency or a token that left the yellow zone, keeps everything until their next stock turn and has to sell down to the limit then. A sale that drops a token into the yellow zone helps, too.',
    example:
      'At a table of four the limit is 12. Ann holds 12 and may buy only stock in the yellow zone. Bo holds 14 and has to get rid of 2.',
  },
  '3.4': {
    heading: 'Floating a Corporation',
    text: 'A corporation floats once at most 40% of it is left in the Initial Offering. The bank at once pays ten times the par value into its treasury, and the president receives the charter and the stations. This happens once. A corporation that has not floated does not operate.',
    example: 'L&N floats at a par value of $75: its treasury receives $750.',
  },
  '3.5': {
    heading: 'Change of Presidency',
    text: 'When a purchase or sale leaves another player with more shares than the president, that player becomes president at once. Equally many shares are not enough, and shares in the Open Market do not count. If several have the most, the first clockwise from the old president takes over. The new president gives two certificates of 10% for the president’s certificate and takes the charter with everything on it.',
    example:
      'Ann is president with 30%, and Bo holds 30%: Ann stays. Ann sells 10%: Bo holds more and is president.',
  },
  '3.6': {
    heading: 'End of Stock Round',
    text: 'The stock round ends when all players pass in a row. The Priority Deal goes to the player after the last one who did something; if nobody did, it stays. Then the token of each corporation whose stock is all held by players rises one space, from the highest market value down, and goes under any tokens there. At the top of the chart it stays.',
    example:
      'Bo bought the last certificate, and all have passed: the player after Bo has the Priority Deal. L&N is sold out at $75 and rises to $80.',
  },
} as const satisfies Partial<Book>
