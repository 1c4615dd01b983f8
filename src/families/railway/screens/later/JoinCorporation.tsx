import type { CorporationCard } from '../../../../rules/view'
import { Switch } from '../../../../ui/kit/parts/Field'
import { Label } from '../../../../ui/kit/parts/Label'
import { OneOf } from '../../../../ui/kit/parts/OneOf'
import type { JoinedStock } from '../../../join/form'
import { Charter } from '../../../join/screens/charter'
import { Corporation, Price, Shares } from '../../../join/screens/corporation'
import { FormPart } from '../../../join/screens/parts'
import { startedAt, tokensOf } from '../../join/form'
import { sizedIn } from '../../join/phase'
import { answerOf, fieldOf } from '../../join/questions'
import { Sized } from './JoinSeats'
import type { PartProps, RowProps } from './kit'

/** Whether something is so, which has to be said. */
function YesOrNo({ name, value, text, onChange }: YesOrNoProps) {
  const options = (['yes', 'no'] as const).map(it => ({ value: it, text: text[it] }))
  return (
    <>
      <Label>{name}</Label>
      <OneOf
        name={`${name}, ${text.of}`}
        value={value === undefined ? undefined : value ? 'yes' : 'no'}
        options={options}
        onChange={it => onChange(it === 'yes')}
      />
    </>
  )
}

interface YesOrNoProps {
  readonly name: string
  readonly value: boolean | undefined
  readonly text: Readonly<Record<'yes' | 'no' | 'of', string>>
  readonly onChange: (value: boolean) => void
}

/** What only this title asks about a corporation. */
function Rows({ kit, policy, form, change, corporation, row }: PartProps & RowProps) {
  const { id } = corporation
  return policy.rows
    ?.filter(({ asked }) => asked(id, row, form))
    .map(question => {
      const { key } = question
      const { name = key, answers } = kit.text.own[key] ?? {}
      const value = answerOf(question, form, id, row)
      const put = (is: boolean) =>
        change({ own: { ...form.own, [key]: { ...(form.own[key] as object | undefined), [id]: is } } })
      return question.likely ? (
        <FormPart key={key} at={fieldOf(id, key)}>
          <YesOrNo
            {...{ name, value }}
            text={{ yes: answers?.yes ?? '', no: answers?.no ?? '', of: corporation.short }}
            onChange={put}
          />
        </FormPart>
      ) : (
        <Switch key={key} on={value === true} onChange={put}>
          {answers?.[id] ?? key}
        </Switch>
      )
    })
}

/** A corporation of a joined table: not started, or everything on its charter and who has its shares. */
export function JoinCorporation({
  corporation,
  row,
  floated,
  put,
  ...part
}: PartProps & {
  corporation: CorporationCard
  row: JoinedStock | undefined
  floated: boolean
  put: (row: JoinedStock | undefined) => void
}) {
  const { id } = corporation
  const { kit, policy, form, players, fresh } = part
  const { game } = policy
  const { shares, stations, most } = sizedIn(policy, fresh, form, id)
  const change = (changes: Partial<JoinedStock>) => row && put({ ...row, ...changes })
  const of = { kit, corporation, change }
  return (
    <Corporation
      {...{ kit, corporation, row, put }}
      pars={[...game.parSpaces.keys()]}
      fresh={par => startedAt(policy, id, par, stations)}
    >
      {row ? (
        <>
          <Price {...of} row={row} chart={{ grid: game.grid, tokens: tokensOf(policy, form) }} />
          <Sized {...part} {...{ corporation, row }} />
          <Shares {...of} {...{ row, players, most }} all={shares} />
          {floated ? (
            <>
              <Charter {...of} {...{ row, stations }} types={game.cards} />
              <Rows {...part} {...{ corporation, row }} />
            </>
          ) : (
            <p class="soft">{kit.text.unfloated}</p>
          )}
        </>
      ) : null}
    </Corporation>
  )
}
