import { titleNow, titleWords, voice } from '../../../../app/desk/table'
import type { Money } from '../../../../bank/money'
import { Button } from '../../../../ui/kit/parts/Button'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { Label } from '../../../../ui/kit/parts/Label'
import { enterOpened } from '../../../../ui/kit/parts/opened'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { refusalOf } from '../../../../ui/kit/play/kit'
import type { Laid } from '../../../map/board'
import { tilesOn } from '../../kept/board'
import { doubtedIn } from '../../kept/lays'
import type { AnyRailway } from '../../table'
import type { Play } from '../shown'
import type { OnMap } from './drawn'
import { type MapNow, nameOf, pickHex } from './now'
import { said } from './said'
import { Kinds, TileButton } from './TileButton'

interface SheetProps {
  readonly on: OnMap
  readonly play: Play
  readonly now: MapNow
  readonly hex: string
}

/** A tile that a tap lays, with what it costs or what is doubtful about it. */
function Choice({ on: { kept }, play, now, hex, laid, doubt }: SheetProps & { laid: Laid; doubt?: string }) {
  const { state, corporation } = now
  const entry = kept.lays(state, corporation, { hex, ...laid })
  const price = entry.cost > 0 ? play.voice.money(entry.cost) : undefined
  const note = [doubt, price].filter(it => it !== undefined).join(', ')
  return (
    <TileButton
      chart={kept.chart}
      board={{ tiles: tilesOn(state) }}
      {...{ hex, laid }}
      note={note === '' ? undefined : note}
      refusal={refusalOf(play.tryOut(entry))}
      enters={entry}
      play={play}
    />
  )
}

/** The tiles that the rules are against, and why each is. */
function Against({ on, play, now, hex }: SheetProps) {
  const { map: text } = said.value
  const doubted = doubtedIn(on.kept, now.state, now.corporation, hex)
  return (
    <Kinds
      chart={on.kept.chart}
      board={{ tiles: tilesOn(now.state) }}
      hex={hex}
      all={doubted}
      turned={({ code, ...laid }) => <Choice {...{ on, play, now, hex, laid }} doubt={text.doubts[code]} />}
    />
  )
}

/** What the next station of a corporation costs. */
export const stationPrice = ({ view }: Play, corporation: string): Money =>
  view.corporations.find(({ id }) => id === corporation)?.stationPrice ?? 0

/** A station in the city of a hex; if the rules are against it, it is said, and the table decides. */
function Station({
  on,
  play,
  now: { state, corporation, stations },
  hex,
  city,
}: SheetProps & { city: string }) {
  const { map: text } = said.value
  const entry = on.kept.places(state, corporation, city)
  const refusal = refusalOf(play.tryOut(entry))
  const isLegal = stations.includes(hex)
  if (refusal && !isLegal) return null
  const price = play.voice.money(stationPrice(play, corporation))
  return (
    <ChoiceButton class="wide" enters={entry} refusal={refusal} play={play}>
      {text.station(price, on.bonus(entry))}
      {isLegal ? null : <small>{text.stationAgainst}</small>}
    </ChoiceButton>
  )
}

/** What the rules had against what lies in a hex when it came there. */
function Doubts({ state, hex }: { state: AnyRailway; hex: string }) {
  const found = titleNow.value?.breaches?.(state) ?? []
  return found
    .filter(({ facts }) => facts.hex === hex)
    .map(it => <p key={it.code}>{titleWords.value?.refusal(it, voice.value)}</p>)
}

/** What can be done in a hex: the tiles that may be laid, those that the rules are against, and a station. */
export function HexSheet({ on, play, now, hex }: SheetProps) {
  const { map: text } = said.value
  const lays = now.lays.get(hex) ?? []
  const { chart, cities } = on.kept
  const city = cities.find(it => it === chart.hexes[hex]?.name)
  const takesTiles = chart.hexes[hex]?.fixed === undefined
  const close = (
    <Button kind="quiet" class="closes" onTap={() => pickHex(hex)}>
      {text.close}
    </Button>
  )
  return (
    <section class="hex-sheet revealed" ref={enterOpened}>
      <Label aside={close}>{nameOf(chart, hex)}</Label>
      <Doubts state={now.state} hex={hex} />
      {lays.length > 0 ? (
        <div class="tiles">
          {lays.map(laid => (
            <Choice key={`${laid.tile} ${laid.rotation}`} {...{ on, play, now, hex, laid }} />
          ))}
        </div>
      ) : (
        <p class="soft">{text.none}</p>
      )}
      {city === undefined ? null : <Station {...{ on, play, now, hex, city }} />}
      {takesTiles ? (
        <Folded line={text.against}>
          <Against {...{ on, play, now, hex }} />
        </Folded>
      ) : null}
    </section>
  )
}
