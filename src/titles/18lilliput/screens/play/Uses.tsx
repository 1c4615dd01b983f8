import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { CARD_TABLE, type CardId, type CorporationId } from '../../data'
import type { LilAction } from '../../law'
import type { CardView, UseView } from '../../tableView'
import { said } from '../words'
import { type ChoiceOf, type Choices, type Play, withPrice } from './kit'

/** The company for which a Y-tile is laid with the card, if any. */
export type WithTile = CorporationId | undefined

/** The kinds of cards, in the order shown; what the player could do is said once for each kind. */
const KINDS = ['tiles', 'shares', 'trains', 'station', 'money'] as const
type Kind = (typeof KINDS)[number]

/** The paragraph of each kind. */
const CITES: Readonly<Record<Kind, string>> = {
  tiles: 'tiles',
  shares: 'shares',
  trains: 'trains',
  station: 'stations',
  money: 'privateMoney',
}

/** The kind of a card by its action; one that only pays is `money`. */
function kindOf(card: CardId): Kind {
  const { action } = CARD_TABLE[card]
  return KINDS.find(kind => kind !== 'money' && action[kind] !== undefined) ?? 'money'
}

const isReady = ({ buys, sells, founds, trains, deals, stations }: UseView) =>
  [buys, sells, founds, trains, deals, stations].some(list => list.length > 0)

/** The most that may be sold of a company, and what that brings. */
const blockOf = ({ voice }: Play, { corporation, shares, price }: UseView['sells'][number]): string =>
  said.value.play.block(shares * 10, voice.name(corporation), voice.money(price))

/** What the action of a kind would let the player do now, with prices, or why it lets them do nothing. */
function detailOf(play: Play, kind: Kind, use: UseView): string {
  const text = said.value.play
  const { money } = play.voice
  const prices = (offers: UseView['buys']) =>
    offers.map(({ corporation, price }) => withPrice(play, corporation, price)).join(', ')
  const why = use.why ? [play.say.refusal(use.why, play.voice)] : []
  if (kind === 'shares') {
    const dearest = use.founds[0]
    const can = [
      ...(use.buys.length > 0 ? [text.buys(prices(use.buys))] : []),
      ...(dearest ? [text.founds(money(dearest.price))] : []),
      ...(use.sells.length > 0 ? [text.sells(use.sells.map(lot => blockOf(play, lot)).join(', '))] : []),
    ]
    return can.length > 0 ? text.can(can.join(' · ')) : why.join('')
  }
  if (kind === 'station') return use.stations.length > 0 ? prices(use.stations) : why.join('')
  if (kind !== 'trains') return ''
  const [next] = play.view.stack
  if (!next) return text.noTrain
  if (use.trains.length === 0) return why.join('')
  const buyers = use.trains.map(({ corporation, price, adds }) =>
    [
      withPrice(play, corporation, price),
      ...(adds > 0 ? [`(${text.adds(directorOf(play, corporation), money(adds))})`] : []),
    ].join(' '),
  )
  return `${next.type}: ${buyers.join(', ')}`
}

function directorOf(play: Play, id: string): string {
  const director = play.view.corporations.find(it => it.id === id)?.director
  return director ? play.voice.name(director) : ''
}

interface UseProps {
  readonly play: Play
  readonly take: ChoiceOf<'takeCard'>
  readonly tile: WithTile
  readonly view: UseView
}

/** A button for one use of a card, which also lays the Y-tile that was chosen. */
function Use({ play, take, tile, view }: UseProps) {
  const text = said.value.play
  const { card, use } = take.draft
  const tiles: readonly LilAction[] = tile ? [{ type: 'layY', corporation: tile }] : []
  const what = text.use(card, use, play.voice)
  const more =
    tile !== undefined
      ? text.withY
      : view.funds > 0
        ? play.voice.money(view.funds)
        : view.idle || (!isReady(view) && view.why !== null)
          ? text.idle
          : ''
  const visible = more ? `${what} ${more}` : what
  return (
    <ChoiceButton
      of={take}
      onTap={() => play.submit(take.draft, ...tiles)}
      label={text.useLabel(visible, play.say.label(card))}
    >
      <span>{what}</span> {more ? <small>{more}</small> : null}
    </ChoiceButton>
  )
}

/** Does a use lay the Y-tile that was chosen? Any does if none was. */
const lays = (tile: WithTile, { allows }: UseView): boolean => tile === undefined || Boolean(allows.yellow)

interface UseRowsProps {
  readonly play: Play
  readonly takes: Choices<'takeCard'>
  readonly cards: readonly CardView[]
  readonly tile: WithTile
}

/** The uses of each card, one above the other, and side by side where there is room. */
export function UseRows({ play, takes, cards, tile }: UseRowsProps) {
  return cards.map(({ id, uses }) =>
    uses ? (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
      <div key={id} class="one-card" role="group" aria-label={play.say.label(id)}>
        {takes
          .filter(({ draft }) => draft.card === id && lays(tile, uses[draft.use]))
          .map(take => (
            <Use key={take.draft.use} play={play} take={take} tile={tile} view={uses[take.draft.use]} />
          ))}
      </div>
    ) : null,
  )
}

/**
 * The cards in the middle of the table by kind: what each kind would let the player do now, and a button for each use
 * (actions).
 */
export function Uses({ play, takes, tile }: { play: Play; takes: Choices<'takeCard'>; tile: WithTile }) {
  const text = said.value.play
  const left = play.view.cards.filter(
    ({ open, uses }) =>
      open === 'take' && uses !== null && [uses.action, uses.alternative].some(use => lays(tile, use)),
  )
  return KINDS.map(kind => {
    const cards = left.filter(({ id }) => kindOf(id) === kind)
    const use = cards[0]?.uses?.action
    if (!use) return null
    const detail = detailOf(play, kind, use)
    return (
      <section key={kind} class="stack" style={{ '--cards': cards.length }}>
        <StepLabel to={CITES[kind]}>{text.kinds[kind]}</StepLabel>
        {detail ? <p class="soft">{detail}</p> : null}
        <div class="cards">
          <UseRows play={play} takes={takes} cards={cards} tile={tile} />
        </div>
      </section>
    )
  })
}
