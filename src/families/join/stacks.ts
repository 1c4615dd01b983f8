import { sameSpace, spaceOf, type Tokens } from '../../bank/chart'

/** For each space with more than one token, the corporations whose tokens lie there, top first. */
export function stacksOf(tokens: Tokens<string>): readonly (readonly string[])[] {
  const first = tokens.filter(({ at }, i) => tokens.findIndex(other => sameSpace(other.at, at)) === i)
  return first
    .map(({ at }) => tokens.filter(other => sameSpace(other.at, at)).map(({ corporation }) => corporation))
    .filter(stack => stack.length > 1)
}

/** The order of all tokens with a corporation's token one higher in its stack; `undefined` if it is on top already or has no token. */
export function raisedOrder(tokens: Tokens<string>, corporation: string): readonly string[] | undefined {
  const order = tokens.map(token => token.corporation)
  const stack = stacksOf(tokens).find(it => it.includes(corporation)) ?? []
  const above = stack[stack.indexOf(corporation) - 1]
  if (above === undefined || !spaceOf(tokens, corporation)) return undefined
  const [up, down] = [order.indexOf(above), order.indexOf(corporation)]
  return order.with(up, corporation).with(down, above)
}
