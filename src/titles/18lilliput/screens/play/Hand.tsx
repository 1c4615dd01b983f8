import type { ComponentChildren } from 'preact'
import { Amount } from '../../../../ui/kit/fields/Amount'
import { opened } from '../../../../ui/kit/parts/opened'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { Who } from '../../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import type { HandView } from '../../tableView'
import { companyOf } from '../table'
import { said } from '../words'
import { type ChoiceOf, type Choices, type Play, paidFor, type TurnOf } from './kit'
import { PlayerHead } from './PlayerHead'
import { Shares } from './Shares'
import type { CardSlots } from './slots'
import { Scrapped, Trains } from './Trains'

interface CompaniesProps {
  readonly play: Play
  readonly choices: Choices<'layY'> | Choices<'placeToken'>
  readonly show: (corporation: string) => string
  readonly label: string
}

/** A button for each company, with what its tap costs. */
function Companies({ play, choices, show, label }: CompaniesProps) {
  return (
    <div class="buttons" style={{ '--least': '8rem' }}>
      {(choices as readonly ChoiceOf<'layY' | 'placeToken'>[]).map(choice => {
        const { corporation } = choice.draft
        const price = show(corporation)
        return (
          <ChoiceButton
            key={corporation}
            of={choice}
            play={play}
            label={`${play.voice.name(corporation)} ${price} ${label}`}
          >
            <Who id={corporation} size="middle" />
            <b>{price}</b>
          </ChoiceButton>
        )
      })}
    </div>
  )
}

/** Yellow Y-tiles, as many as the card allows (tiles). */
function Tiles({ play, tiles }: { play: Play; tiles: Choices<'layY'> }) {
  const text = said.value.play
  const price = (corporation: string) => {
    const tile = tiles.find(({ draft }) => draft.corporation === corporation)
    const tried = tile && play.tryOut(tile.draft)
    const paid = tried && 'happened' in tried ? paidFor(tried.happened, 'tile') : undefined
    return tile?.refusal ? '' : play.voice.money(paid?.amount ?? 0)
  }
  return (
    <section class="stack">
      <StepLabel of="layY">{text.tile}</StepLabel>
      <Companies play={play} choices={tiles} show={price} label={text.tile} />
    </section>
  )
}

/** The next station of a company (stations). */
function Stations({ play, stations }: { play: Play; stations: Choices<'placeToken'> }) {
  const text = said.value.play
  return (
    <section class="stack">
      <StepLabel of="placeToken">{text.station}</StepLabel>
      <Companies
        play={play}
        choices={stations}
        show={id => play.voice.money(companyOf(play.view, id)?.stationPrice ?? 0)}
        label={text.station}
      />
    </section>
  )
}

/**
 * Money for companies: one tap gives everything left to one company, or a typed part of it, so that another can have the
 * rest (treasuryMoney).
 */
function Funds({ play, funds, left }: { play: Play; funds: Choices<'fund'>; left: number }) {
  const text = said.value.play
  const { money, name } = play.voice
  const open = funds.find(({ draft }) => opened.is(`part ${draft.corporation}`))
  return (
    <section class="stack">
      <StepLabel of="fund" aside={text.fundLeft(money(left))}>
        {text.fund}
      </StepLabel>
      <div class="buttons" style={{ '--least': '8rem' }}>
        {funds.map(fund => (
          <ChoiceButton key={fund.draft.corporation} of={fund} play={play}>
            {text.gives(money(fund.draft.amount), name(fund.draft.corporation))}
          </ChoiceButton>
        ))}
        {funds.map(({ draft: { corporation } }) => (
          <ChoiceButton
            key={corporation}
            expanded={opened.is(`part ${corporation}`)}
            onTap={() => opened.toggle(`part ${corporation}`)}
          >
            {text.fundPart(name(corporation))}
          </ChoiceButton>
        ))}
      </div>
      {open ? (
        <Amount
          key={open.draft.corporation}
          play={play}
          choice={open}
          start={left}
          confirm={amount => text.gives(amount, name(open.draft.corporation))}
        />
      ) : null}
    </section>
  )
}

/** Obsolete trains that may be given up for nothing (obsolete). */
export function Scraps({ play, scraps }: { play: Play; scraps: Choices<'scrapTrain'> }) {
  const text = said.value.play
  if (scraps.length === 0) return null
  return (
    <section class="stack">
      <StepLabel of="scrapTrain">{text.scrap}</StepLabel>
      <div class="buttons" style={{ '--least': '8rem' }}>
        {scraps.map(scrap => (
          <ChoiceButton key={`${scrap.draft.corporation} ${scrap.draft.train}`} of={scrap} play={play}>
            {text.scrapOne(play.voice.name(scrap.draft.corporation), scrap.draft.train)}
          </ChoiceButton>
        ))}
      </div>
    </section>
  )
}

interface HandProps {
  readonly play: Play
  readonly turn: TurnOf<'card'>
  readonly hand: HandView
  readonly slots: CardSlots
  /** What is shown below everything else. */
  readonly children: ComponentChildren
}

/** What the card in hand still allows (actions). */
export function Hand({ play, turn, hand, slots, children }: HandProps) {
  const text = said.value.play
  const { allows } = hand
  return (
    <>
      <PlayerHead play={play} id={turn.player} />
      <StepLabel to={turn.cite} level={2}>
        {text.use(hand.id, hand.use, play.voice)}
      </StepLabel>
      {/* The one scrapped train of a new company can be bought only now, before anything else. */}
      <Scrapped play={play} trains={slots.scrapped} />
      {allows.shares ? <Shares play={play} hand={hand} slots={slots} /> : null}
      {slots.trains.length > 0 ? <Trains play={play} trains={slots.trains} most={hand.trainsLeft} /> : null}
      {slots.stations.length > 0 ? <Stations play={play} stations={slots.stations} /> : null}
      {slots.funds.length > 0 ? <Funds play={play} funds={slots.funds} left={hand.fundsLeft} /> : null}
      {slots.tiles.length > 0 ? <Tiles play={play} tiles={slots.tiles} /> : null}
      <Scraps play={play} scraps={slots.scraps} />
      {children}
    </>
  )
}
