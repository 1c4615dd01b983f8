/** Reminders shown before a card is taken or a turn with one ends. */
export const reminders = {
  twice: (name: string) => `${name} has the next card, too.`,
  lastCard: (name: string) => `This is ${name}’s last card.`,
  treasurer: (amount: string) => `The Lord High Treasurer brings ${amount} now and nothing after this turn.`,
  copies: (count: number, worth: string) =>
    count === 1
      ? `The copy card counts ${worth} at the end if it is not used.`
      : `The ${count} copy cards count ${worth} at the end if they are not used.`,
}
