import { addressOf } from '../../../app/desk/routes'
import { elsewhere, tableNow, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { set, settings } from '../../../app/device/settings'
import { Button } from '../../../ui/kit/parts/Button'
import { Expandable, Sum } from '../../../ui/kit/parts/Expandable'
import { Label } from '../../../ui/kit/parts/Label'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { Who } from '../../../ui/kit/parts/Who'
import type { BooksWords, PrivateWords } from '../../words/books'
import type { BooksPlayer, BooksPrivate, TrainLeft } from './table'

interface TrainsLeftProps {
  readonly text: BooksWords
  readonly trains: readonly TrainLeft[]
  /** Used trains for sale. */
  readonly market: readonly string[]
  /** How many trains a corporation may own, as text. */
  readonly limit: string
  /** The paragraph of the phases. */
  readonly cite: string
}

/** The trains that are left, and what the next new type sets off. */
export function TrainsLeft({ text, trains, market, limit, cite }: TrainsLeftProps) {
  const left = trains.filter(train => train.left !== 0)
  const next = left.find(train => train.setsOff.length > 0)
  return (
    <section>
      <StepLabel to={cite} level={2} aside={limit}>
        {text.trainsLeft}
      </StepLabel>
      <ul class="depot">
        {left.map(train => (
          <li key={train.type}>
            {train.left === null ? `${text.unlimited} ` : ''}
            <b>{train.name}</b>
            {train.left === null ? ' ' : ` ×${train.left} `}
            <span class="soft">{voice.value.money(train.price)}</span>
          </li>
        ))}
      </ul>
      {market.length > 0 ? <p>{text.inMarket(market.join(' '))}</p> : null}
      {next ? <p>{text.first(next.name, next.setsOff.join('; '))}</p> : null}
      {elsewhere.value || tableNow.value?.over !== null ? null : (
        <a class="button" href={addressOf('lookahead')}>
          {text.lookAhead}
        </a>
      )}
    </section>
  )
}

/** The private companies and their owners. */
export function PrivateCompanies({
  text,
  companies,
}: {
  text: PrivateWords
  companies: readonly BooksPrivate[]
}) {
  const owner = (id: string) => {
    if (id === 'bank') return text.unsold
    return id === 'closed' ? text.closed : <Who id={id} />
  }
  return (
    <section>
      <Label level={2}>{text.privateCompanies}</Label>
      <ul class="lines">
        {companies.map(it => (
          <li key={it.id}>
            <span class="grow">
              {it.name} <span class="soft">{text.income(voice.value.money(it.income))}</span>
            </span>
            <b>{owner(it.owner)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Something that a player owns, with the amount it adds to their net worth. */
interface Owned {
  readonly text: string
  readonly amount: number
}

/** A player's net worth; a tap unfolds what it is made of. */
function Worth({ player, owned }: { player: BooksPlayer; owned: readonly Owned[] }) {
  const { name, money } = voice.value
  const { story } = words.value
  return (
    <Expandable
      line={
        <>
          <span class="grow">{name(player.id)}</span> <b>{player.netWorth}</b>
        </>
      }
    >
      <Sum
        name={name(player.id)}
        lines={owned.map(({ text, amount }) => ({ text, amount: money(amount) }))}
        result={{ text: story.sum, amount: money(player.netWorth) }}
      />
    </Expandable>
  )
}

interface NetWorthProps {
  readonly text: BooksWords
  readonly players: readonly BooksPlayer[]
  readonly owned: (player: string) => readonly Owned[]
}

/** Each player's net worth and what it is made of, unless the table wants it hidden. */
export function NetWorth({ text, players, owned }: NetWorthProps) {
  const secret = settings.hideNetWorth
  const toggle = () => set('hideNetWorth', !secret.value)
  const change = secret.value ? text.show : text.hide
  return (
    <section>
      <div class="row">
        <div class="grow">
          <Label level={2}>{text.netWorth}</Label>
        </div>
        <Button kind="quiet" onTap={toggle} label={`${change}: ${text.netWorth}`}>
          {change}
        </Button>
      </div>
      {secret.value ? null : (
        <div class="worths">
          {players.map(player => (
            <Worth key={player.id} player={player} owned={owned(player.id)} />
          ))}
        </div>
      )}
    </section>
  )
}
