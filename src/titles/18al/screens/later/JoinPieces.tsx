import { Several } from '../../../../families/join/screens/memory'
import { FormPart, namedOptions } from '../../../../families/join/screens/parts'
import { Expandable } from '../../../../ui/kit/parts/Expandable'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import { COAL_CITIES, SWAMPS } from '../../data'
import {
  asksChits,
  asksCoal,
  asksCoalOf,
  asksExtraRound,
  asksLaid,
  asksLumber,
  asksTerrain,
  coalCity,
  freeSwamps,
  ownerOf,
  TERRAIN_HEXES,
} from '../../later/pieces'
import { said } from '../words'
import type { PartProps } from './JoinTurn'

type Props = PartProps & {
  readonly phase: string
  /** Corporations that may own a piece. */
  readonly owners: readonly string[]
}

const plain = (values: readonly string[]) => values.map(value => ({ value, text: value }))

/** Where the Warrior Coal Field token is, and whose it is once nobody owns the S&NA any more (Table III). */
function Coal({ kit, form, change, phase, owners }: Props) {
  const { joining } = said.value
  if (!asksCoal(form, phase)) return null
  return (
    <>
      <Label>{joining.coal}</Label>
      <OneOf
        name={joining.coal}
        value={coalCity(form, phase) ?? ''}
        options={[{ value: '', text: joining.unplaced }, ...plain(COAL_CITIES)]}
        onChange={coal => change({ coal })}
      />
      {asksCoalOf(form, phase) ? (
        <>
          <Label>{joining.coalOf}</Label>
          <OneOf
            name={joining.coalOf}
            value={form.coalOf}
            options={namedOptions(kit, owners)}
            onChange={coalOf => change({ coalOf })}
          />
        </>
      ) : null}
    </>
  )
}

/** Whether the Lumber Terminal lies on the map, and where (Table III). */
function Lumber({ form, change, phase }: Props) {
  const { joining } = said.value
  if (!asksLumber(form, phase)) return null
  return (
    <>
      <Label>{joining.lumber}</Label>
      <OneOf
        name={joining.lumber}
        value={form.lumber ?? ''}
        options={[
          { value: '', text: joining.unplaced },
          ...plain(SWAMPS),
          { value: 'laid', text: joining.lumberLaid },
        ]}
        onChange={lumber => change({ lumber })}
      />
    </>
  )
}

/** Swamps where the Lumber Terminal may not lie, because a tile lies there that cost nothing (Table III). */
function FreeTiles({ form, change, phase }: Props) {
  const { joining } = said.value
  if (!asksLaid(form, phase)) return null
  return (
    <Expandable line={joining.laid}>
      <Several
        narrow
        name={joining.laidOf}
        chosen={form.laid ?? []}
        options={plain(freeSwamps(form))}
        onChange={laid => change({ laid })}
      />
    </Expandable>
  )
}

/** Who has the name chits of the M&C, unless they were lost through a change of presidency (Table III). */
function Chits({ kit, form, change, phase, owners }: Props) {
  const { joining } = said.value
  if (!asksChits(form, phase)) return null
  const owner = ownerOf(form, 'M&C')
  return (
    <>
      <Label>{joining.chits}</Label>
      <OneOf
        name={joining.chits}
        value={form.chits ?? owner ?? ''}
        options={[
          ...namedOptions(kit, owner ? [owner] : owners),
          { value: '', text: <span>{joining.lost}</span> },
        ]}
        onChange={chits => change({ chits })}
      />
    </>
  )
}

/** The piece that comes with a private company, while a corporation has the company (Table III). */
export function Piece({ company, ...props }: Props & { company: string }) {
  if (company === 'S&NA') return <Coal {...props} />
  if (company === 'B&SLC')
    return (
      <>
        <Lumber {...props} />
        <FreeTiles {...props} />
      </>
    )
  return company === 'M&C' ? <Chits {...props} /> : null
}

/** The pieces that are left of the private companies once all are closed. */
export function Leftovers(props: Props) {
  return (
    <FormPart at="S&NA">
      <Expandable line={said.value.joining.pieces}>
        <Coal {...props} />
        <Lumber {...props} />
        <Chits {...props} />
      </Expandable>
    </FormPart>
  )
}

/** Hexes whose terrain was paid for; it is paid only once (4.2.1(f)). */
export function Terrain({ form, change }: PartProps) {
  const { joining } = said.value
  if (!asksTerrain(form)) return null
  return (
    <Expandable line={joining.terrain}>
      <Several
        narrow
        name={joining.terrainOf}
        chosen={form.terrain ?? []}
        options={plain(TERRAIN_HEXES)}
        onChange={terrain => change({ terrain })}
      />
    </Expandable>
  )
}

/** An end that was set off, even if its cause is gone (5), and whether the extra round is being played (5.1). */
export function Ending({ form, change, bank }: PartProps & { bank: number }) {
  const { joining } = said.value
  return (
    <>
      <Expandable line={joining.endings}>
        {(['bank', 'market'] as const).map(by => (
          <Switch key={by} on={form.ending === by} onChange={on => change({ ending: on ? by : undefined })}>
            {joining.ending[by]}
          </Switch>
        ))}
      </Expandable>
      {asksExtraRound(form, bank) ? (
        <Switch on={form.extraRound === true} onChange={extraRound => change({ extraRound })}>
          {joining.extraRound}
        </Switch>
      ) : null}
    </>
  )
}
